"""`crownland dataset`."""

from pathlib import Path
from typing import Annotated

import typer

from ...dataset import arrow, check_dataset, write_dataset
from ...engine.variant import find_variant
from .. import options as completion
from ..app import INTERRUPTED
from ..console import counted, output, progress_bar, stderr_console
from ..files import naming
from ..options import DEFAULT_GAME, GAME, games_option
from .warm import get_ready, required_parts


def command(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files go.")],
    game: Annotated[str, GAME] = DEFAULT_GAME,
    games: Annotated[int, games_option("How many games.")] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Who plays, separated by commas; a list shorter than the table repeats.",
            autocompletion=completion.bots,
        ),
    ] = "greedy",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed gives the same games.")] = "0",
) -> None:
    """Let bots play and write every decision as a row of Parquet.

    docs/reference/dataset.md lists the columns. If it is stopped, the same command continues from there.
    """
    arrow()
    variant = find_variant(game)
    names = check_dataset(variant, bots, games, out, seed)
    get_ready(variant.game, *required_parts(names, variant.game), "encodings")
    try:
        with progress_bar("Playing", games) as advance, naming(str(out)):
            files = write_dataset(variant, names, games, out, seed, progress=advance)
    except KeyboardInterrupt:
        stderr_console().print(f"The same command continues after the files in {out}.", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    result = f"{counted(games, 'game')} in {counted(len(files), 'file')}"
    output().print(f"{out} holds {result}.", soft_wrap=True)

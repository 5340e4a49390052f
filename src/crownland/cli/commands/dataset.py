"""`crownland dataset`."""

from pathlib import Path
from typing import Annotated

import typer

from ...arena.schedule import find_bots
from ...bots.bot import is_outside, read_bots
from ...dataset.schema import arrow
from ...dataset.writing import write_dataset
from ...rules.errors import InvalidSetup
from ...rules.variants import find_variant
from ..app import INTERRUPTED
from ..compiling import get_ready, needs_of
from ..console import beside, output
from ..files import naming
from ..helping import DEFAULT_GAME, GAME, games_option
from ..progress import progress_bar


def command(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files go.")],
    game: Annotated[str, GAME] = DEFAULT_GAME,
    games: Annotated[int, games_option("How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="Who plays, separated by commas; a list shorter than the table repeats.")
    ] = "greedy",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed gives the same games.")] = "0",
) -> None:
    """Let bots play and write every decision as a row of Parquet.

    docs/dataset.md tells what the columns mean. Stop it whenever you like: the same command goes on from there.
    """
    arrow()
    variant = find_variant(game)
    if variant.dynasty:
        raise InvalidSetup(f"expected a single game, but got {variant}: write {variant.single}")
    for bot in read_bots(bots):
        if is_outside(bot):
            raise InvalidSetup(f"expected bots of Crownland's own, but got {bot}, which runs outside")
    names = find_bots(bots, variant)
    get_ready(variant.game, *needs_of(names, variant.game), "encodings")
    try:
        with progress_bar("Playing", games) as advance, naming(str(out)):
            files = write_dataset(variant, names, games, out, seed, progress=advance)
    except KeyboardInterrupt:
        beside().print(f"The same command goes on after the files that {out} holds.", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    output().print(f"{out} holds {games:,} games in {len(files):,} files.", soft_wrap=True)

"""`crownland puzzles`."""

from pathlib import Path
from typing import Annotated

import typer

from ...analysis.puzzle import VARIANTS
from ...analysis.puzzle_maker import PLAYER, Journal, write_pack
from ..app import INTERRUPTED
from ..console import output, progress_bar, whole_number
from .warm import get_ready, required_parts


def command(
    game: Annotated[
        str, typer.Option(metavar="GAME", help=f"{', '.join(list(VARIANTS)[:-1])} or {list(VARIANTS)[-1]}.")
    ] = "kingdomino",
    days: Annotated[
        int, typer.Option(parser=whole_number("--days", 1, 10_000), metavar="N", help="How many puzzles, one a day.")
    ] = 365,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed gives the same puzzles.")] = "0",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The pack to be written; GAME.jsonl.gz by default.")
    ] = None,
) -> None:
    """Make a pack of daily puzzles out of games of the strongest bot.

    Each is a decision with one answer that is clearly best, that a greedy player misses, that a deeper search confirms
    and that sentences can explain. The same command continues after an interruption.
    """
    path = out or Path(f"{game}.jsonl.gz")
    journal = Journal(path, game, seed)
    get_ready(game, *required_parts([PLAYER], game))
    with journal.open():
        try:
            with progress_bar("Playing", days, min(journal.number, days)) as advance:
                while journal.number < days:
                    advance(min(journal.play(), days))
        except KeyboardInterrupt:
            output().print(f"{journal.number} of {days} puzzles so far; the same command continues from there.")
            raise typer.Exit(INTERRUPTED) from None
        write_pack(path, journal.puzzles()[:days])
    output().print(f"{days} puzzles out of {len(journal.found)} games are in {path}.", soft_wrap=True)

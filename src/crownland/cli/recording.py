"""Records of many games between bots, played again slice by slice, so that memory does not grow with their number."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ..arena.play import play
from ..match.record.record import make_record, write_line
from ..match.standing import GAMES_IN_A_DYNASTY
from ..rules.variants import Variant
from .files import written_whole

SLICE: Final = 256  # matches that are held in memory together


def write_records(
    path: Path,
    variant: Variant,
    seatings: Sequence[tuple[Sequence[str], int]],
    seed: Any,
    progress: Callable[[int], None],
) -> None:
    """Write the games that `arena.play.play` plays for this seed, a line for each match: so many of each seating."""
    with written_whole(path) as file:
        for bots, matches in seatings:
            for line in _lines(variant, bots, matches, seed):
                file.write(line + "\n")
                progress(1)


def _lines(variant: Variant, bots: Sequence[str], matches: int, seed: Any) -> Iterator[str]:
    games_each = GAMES_IN_A_DYNASTY if variant.dynasty else 1
    for first in range(0, matches, SLICE):
        n = min(SLICE, matches - first)
        games = play(variant.single, bots, n * games_each, seed, first=first * games_each, with_logs=True)
        for match in range(n):
            logs = [games.actions(match * games_each + game) for game in range(games_each)]
            yield write_line(make_record(variant, list(bots), logs))

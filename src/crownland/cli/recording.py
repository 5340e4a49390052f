"""Records of many games between bots, played again slice by slice, so that memory does not grow with their number."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from ..arena.play import KERNEL_BOTS, MOST_PLIES, play_games
from ..bots.greedy import SCRATCH
from ..bots.luck import key_of
from ..match.dynasty import GAMES_IN_A_DYNASTY
from ..match.record import make_record, write_line
from ..rules.bits import word
from ..rules.kernel import blank
from ..rules.state import State
from ..rules.variants import Variant
from .files import written_whole

SLICE: Final = 256  # matches that are held in memory together


def write_records(
    path: Path, variant: Variant, bots: Sequence[str], matches: int, seed: Any, progress: Callable[[int], None]
) -> None:
    """Write the games that `arena.play.play` plays for this seed, a line for each match."""
    games_each = GAMES_IN_A_DYNASTY if variant.dynasty else 1
    with written_whole(path) as file:
        for first in range(0, matches, SLICE):
            n = min(SLICE, matches - first)
            logs = play_logs(variant, bots, seed, first * games_each, n * games_each)
            for match in range(n):
                games = logs[match * games_each : (match + 1) * games_each]
                file.write(write_line(make_record(variant, list(bots), games)) + "\n")
            progress(n)


def play_logs(variant: Variant, bots: Sequence[str], seed: Any, first: int, n: int) -> list[list[int]]:
    """Play games number `first` and following of a seed; return the ints of all actions of each."""
    start = State(variant).states
    codes = np.array([KERNEL_BOTS[bot] for bot in bots], np.int64)
    logs = np.zeros((n, MOST_PLIES), np.int32)
    totals, discards = np.zeros((2, n, variant.kingdoms), np.int16)
    ahead = np.zeros((n, variant.kingdoms), np.bool_)
    ties = np.zeros((0, variant.kingdoms, 2), np.int16)
    table, luck = blank(start.dtype, 1 + SCRATCH), np.zeros(4, np.uint64)
    play_games(start, table, codes, word(key_of(seed)), first, luck, totals, ahead, discards, ties, logs)
    return [log[: np.count_nonzero(log)].tolist() for log in logs]

"""Plays many complete games of compiled bots in one call.

Game `i` of a seed is always the same, for any number of games and threads.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots.playout import MAX_ACTIONS_PER_GAME as MAX_ACTIONS_PER_GAME
from ..bots.rng import RngState, next_bits, seed_key, seed_or_random, seed_rng
from ..bots.rollout import seat_bots as seat_bots
from ..bots.simple import SCRATCH, greedy
from ..engine.bits import word
from ..engine.dispatch import apply, discards, leaders, pick, tie_breaks, total
from ..engine.errors import InvalidSetup, NotInThisGame
from ..engine.kernel import blank, kernel
from ..engine.state import State
from ..engine.turn import OVER
from ..engine.validate import MAX_COUNT, MAX_THREADS, boolean, callback, int_in_range, positive_int, short_repr
from ..engine.variant import Variant, find_variant

RANDOM, GREEDY = range(2)
KERNEL_BOTS: Final = {"random": RANDOM, "greedy": GREEDY}
_SLICES: Final = {RANDOM: 4096, GREEDY: 64}  # games between two looks at the clock


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Games:
    """Results of `n` games: arrays with a row for each game and a column for each kingdom.

    `tie_breaks` are there with `with_ties=True`, and `logs`, which `actions` reads, with `with_logs=True`.
    """

    totals: NDArray[np.int16]
    winners: NDArray[np.bool_]
    discards: NDArray[np.int16]
    _ties: NDArray[np.int16] | None
    _logs: NDArray[np.int32] | None

    @property
    def tie_breaks(self) -> NDArray[np.int16]:
        """What decides where points are equal, on a last axis of two: first this, then that."""
        if self._ties is None:
            raise NotInThisGame("expected games played with with_ties=True, but these were played without")
        return self._ties

    @property
    def logs(self) -> NDArray[np.int32]:
        """The int of every action of every game, a row for each game, and 0 after its end."""
        if self._logs is None:
            raise NotInThisGame("expected games played with with_logs=True, but these were played without")
        return self._logs

    def __len__(self) -> int:
        return len(self.totals)

    def __repr__(self) -> str:
        games, kingdoms = self.totals.shape
        return f"<Games: {games} of {kingdoms} kingdoms>"

    def to_dict(self) -> dict[str, NDArray[Any]]:
        """Return columns with a row for each game and kingdom, for pandas or polars.

        >>> [*play("sample()", games=2).to_dict()]
        ['game', 'kingdom', 'total', 'won', 'discards']
        """
        games, kingdoms = self.totals.shape
        columns: dict[str, NDArray[Any]] = {
            "game": np.repeat(np.arange(games), kingdoms),
            "kingdom": np.tile(np.arange(kingdoms), games),
            "total": self.totals.ravel(),
            "won": self.winners.ravel(),
            "discards": self.discards.ravel(),
        }
        if self._ties is not None:
            columns["first_tie_break"], columns["second_tie_break"] = self._ties.reshape(-1, 2).T
        return columns

    def actions(self, game: int) -> list[int]:
        """Return the ints of all actions of one game; raise InvalidSetup where no log was kept of it."""
        logs = self.logs
        if not len(logs):
            raise InvalidSetup(f"expected a game that was played, but there is none, and got {short_repr(game)}")
        log = logs[int_in_range("a game", game, 0, len(logs) - 1)]
        return [int(code) for code in log[: int(np.count_nonzero(log))]]


@kernel
def play_games(
    start: NDArray[Any],
    table: NDArray[Any],
    bots: NDArray[np.int64],
    key: int,
    first: int,
    rng: RngState,
    max_actions: int,
    totals: NDArray[np.int16],
    ahead: NDArray[np.bool_],
    dropped: NDArray[np.int16],
    ties: NDArray[np.int16],
    logs: NDArray[np.int32],
) -> int:
    """Play one game for each row of `totals`, from number `first` on; `table` is one state and scratch for greedy.

    Return how many were played: all, or those before the first that does not end within `max_actions` actions.
    """
    state, scratch = table[0], table[1:]
    for game in range(len(totals)):
        seed_rng(rng, key, first + game)
        table[0] = start[0]
        count = 0
        while state.phase != OVER:
            if count == max_actions:
                return game
            if state.seat >= 0 and bots[state.seat] == GREEDY:
                action = greedy(state, scratch)
            else:
                action = pick(state, next_bits(rng))
            if game < len(logs):
                logs[game, count] = action
            count += 1
            apply(state, action)
        for kingdom in range(state.kingdoms_in_play):
            totals[game, kingdom] = total(state, kingdom)
        won = leaders(state, totals[game])
        for kingdom in range(state.kingdoms_in_play):
            ahead[game, kingdom] = (won >> kingdom) & 1
            dropped[game, kingdom] = discards(state, kingdom)
            if game < len(ties):
                first_tie, second_tie = tie_breaks(state, kingdom)
                ties[game, kingdom, 0] = first_tie
                ties[game, kingdom, 1] = second_tie
    return len(totals)


def play(
    variant: Variant | str,
    bots: str | Sequence[str] = "random",
    games: int = 1,
    seed: Any = 0,
    *,
    first: int = 0,
    threads: int = 1,
    with_logs: bool = False,
    with_ties: bool = False,
    progress: Callable[[int], None] = lambda done: None,
    max_actions: int = MAX_ACTIONS_PER_GAME,
) -> Games:
    """Play the games of a seed from number `first` on; seat `i` is played by the bot `bots[i % len(bots)]`.

    >>> play("kingdomino(seats=2)", "random", 100).totals.shape
    (100, 2)

    `progress` hears of each batch of games that is done. Raise InvalidSetup for a Dynasty, whose games are those of
    `variant.single`, and for a game that goes on after `max_actions` actions, chance's included.
    """
    variant = find_variant(variant)
    games, threads = positive_int("games", games, least=0), positive_int("threads", threads, most=MAX_THREADS)
    first, max_actions = (
        int_in_range("first", first, 0, MAX_COUNT),
        positive_int("actions of a game", max_actions, most=MAX_ACTIONS_PER_GAME),
    )
    callback(progress)
    start = State(variant).states
    seated = seat_bots(bots, variant.seats, KERNEL_BOTS)
    kingdoms = variant.kingdoms
    played = Games(
        totals=np.zeros((games, kingdoms), np.int16),
        winners=np.zeros((games, kingdoms), np.bool_),
        discards=np.zeros((games, kingdoms), np.int16),
        _ties=np.zeros((games, kingdoms, 2), np.int16) if boolean("with_ties", with_ties) else None,
        _logs=np.zeros((games, max_actions), np.int32) if boolean("with_logs", with_logs) else None,
    )
    ties = np.zeros((0, kingdoms, 2), np.int16) if played._ties is None else played._ties
    logs = np.zeros((0, max_actions), np.int32) if played._logs is None else played._logs
    codes = np.array([KERNEL_BOTS[bot] for bot in seated], np.int64)
    key = word(seed_key(seed_or_random(seed)))

    def play_slice(begin: int, end: int) -> int:
        parts = (played.totals, played.winners, played.discards, ties, logs)
        views: list[Any] = [part[begin:end] for part in parts]
        table, rng = blank(start.dtype, 1 + SCRATCH), np.zeros(4, np.uint64)
        done = play_games(start, table, codes, key, first + begin, rng, max_actions, *views)
        if done < end - begin:
            number = first + begin + done
            raise InvalidSetup(f"expected games of at most {max_actions} actions, but game {number} goes on")
        return end - begin

    slices = _slices(games, _SLICES[int(codes.max())])
    if threads == 1:
        for begin, end in slices:
            progress(play_slice(begin, end))
    else:
        _play_on_threads(play_slice, slices, threads, progress)
    return played


def _slices(games: int, size: int) -> list[tuple[int, int]]:
    return [(begin, min(begin + size, games)) for begin in range(0, games, size)]


def _play_on_threads(
    play_slice: Callable[[int, int], int],
    slices: list[tuple[int, int]],
    threads: int,
    progress: Callable[[int], None],
) -> None:
    with ThreadPoolExecutor(threads) as pool:
        try:
            for done in pool.map(play_slice, *zip(*slices, strict=True)):
                progress(done)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise

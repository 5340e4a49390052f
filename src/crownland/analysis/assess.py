"""Assesses one decision: a strong bot proposes an option, and playouts compare it with the one that was played.

Only both together call a decision a mistake. Both options are played on well to the end of the round; playouts start
there, and stop when the difference is clearly more or less than noise. The chance to win is that of the match: in a
Dynasty the other games count too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, cast

import numpy as np

from ..bots.bot import Thinker, make_bot
from ..bots.levels import ADVISER
from ..bots.rng import seed_key
from ..engine.action import decode, encode
from ..engine.state import State
from ..engine.variant import Variant
from ..match.standing import GAMES_IN_A_DYNASTY
from .explain import why_better, why_good
from .outcomes import FIRST_TIE, POINTS, Floats, Ranks, margins, mean_and_error, play_out_all, shares
from .review_types import FAULTS, Assessment, Found, Grade, Key, Outlook, Shift, Tried
from .round_end import play_each_to_round_end, play_to_round_end

BANK: Final = 4000  # playouts that stand for a game to come


@dataclass(frozen=True, slots=True)
class Stakes:
    """The games of a match besides the one that is assessed."""

    before: Ranks  # of each kingdom, summed over the finished games
    to_come: tuple[Ranks, ...]  # for each game to come, the ranks of many playouts

    def of_match(self, ranks: Ranks) -> Ranks:
        """Add the other games to the results of this one, each result to another playout of a game to come (K13)."""
        n = ranks.shape[-3]
        whole = _sum(ranks, self.before)
        for bank in self.to_come:
            whole = _sum(whole, bank[np.arange(n) % len(bank)])
        return whole


def match_stakes(variant: Variant, finished: Sequence[State], seed: str) -> Stakes | None:
    """Return the other games that count, after those that are finished; None if the match is one game."""
    if not variant.dynasty:
        return None
    before = np.zeros((variant.kingdoms, 3), np.int32)
    for state in finished:
        ends = [(state.totals()[one], *state.tie_breaks(one)) for one in range(variant.kingdoms)]
        before = _sum(before, np.array(ends, np.int32))
    games = range(len(finished) + 1, GAMES_IN_A_DYNASTY)
    return Stakes(before, tuple(_bank(variant.single, f"{seed} to come {game}") for game in games))


@lru_cache(maxsize=8)
def _bank(variant: Variant, seed: str) -> Ranks:
    bank: Ranks = play_out_all([State(variant)], seed_key(seed), 0, BANK)[0]
    return bank


def _sum(one: Ranks, other: Ranks) -> Ranks:
    """K13: points summed, largest property of any of the games, crowns summed."""
    both = one + other
    both[..., FIRST_TIE] = np.maximum(one[..., FIRST_TIE], other[..., FIRST_TIE])
    return both


MIN_PLAYOUTS: Final = 1000  # of each option, at first
MAX_PLAYOUTS: Final = 8000  # of each option, at most
OUTLOOK_PLAYOUTS: Final = 12_000  # of an outlook

SURE: Final = 3.0  # standard errors; a smaller difference may be noise
WIN_UNIT: Final = 0.02  # a loss of this chance to win, or of these points, is a slip
POINTS_UNIT: Final = 2.0
MISTAKE: Final = 2.5  # slips that make a mistake, and a blunder
BLUNDER: Final = 6.0


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with a choice: its place in the match, and what was played."""

    event_index: int  # of the position in which it was made
    game: int  # of the match, from 1
    number: int  # of the action in its game, from 0
    state: State
    played: int
    stakes: Stakes | None = None

    @property
    def key(self) -> Key:
        return self.event_index, True

    @property
    def place(self) -> str:
        return f"{self.game} {self.number}"


@dataclass(frozen=True, slots=True)
class Loss:
    """What an option lost compared with another one, with standard errors."""

    win: float
    win_error: float
    points: float
    points_error: float

    def severity(self, sure: float = SURE) -> float:
        """Return the loss in slips; what may be noise counts 0."""
        parts = ((self.win, self.win_error, WIN_UNIT), (self.points, self.points_error, POINTS_UNIT))
        return max((loss / unit for loss, error, unit in parts if loss > 0 and loss >= sure * error), default=0.0)

    @property
    def is_settled(self) -> bool:
        """Whether more playouts would hardly change the verdict: the loss is surely small, or known precisely."""
        parts = ((self.win, self.win_error, WIN_UNIT), (self.points, self.points_error, POINTS_UNIT))
        is_nothing = all(loss + SURE * error < unit for loss, error, unit in parts)
        return is_nothing or all(error <= unit / 4 for _, error, unit in parts)


class Trial:
    """Options of one decision, played out with the same random streams."""

    def __init__(self, decision: Decision, codes: list[int], seed: str) -> None:
        self._decision, self._key = decision, seed_key(seed)
        self._kingdom = decision.state.variant.kingdom_of(decision.state.seat)
        self.openings = play_each_to_round_end(decision.state, codes[0], codes[1:], seed)
        self.ranks = np.zeros((len(codes), 0, decision.state.variant.kingdoms, 3), np.int32)

    @property
    def n(self) -> int:
        return self.ranks.shape[1]

    def play(self, n: int) -> None:
        """Play every option out `n` more times, from each end of its round."""
        ends = [end for opening in self.openings for end in opening]
        ranks = play_out_all(ends, self._key, self.n, n // len(self.openings[0]))
        self.ranks = np.concatenate([self.ranks, ranks.reshape(len(self.openings), -1, *ranks.shape[2:])], axis=1)

    def loss(self, one: int, other: int) -> Loss:
        """Return what option number `other` loses compared with number `one`."""
        wins, leads = self._wins(), margins(self.ranks, self._kingdom)
        return Loss(*mean_and_error(wins[one] - wins[other]), *mean_and_error(leads[one] - leads[other]))

    def tried(self, one: int, code: int) -> Tried:
        win, margin = self._wins()[one].mean(), margins(self.ranks[one], self._kingdom).mean()
        return Tried(code, str(decode(code)), round(float(win), 4), round(float(margin), 2))

    def shift(self, one: int, other: int) -> Shift:
        """Return the change of each kingdom's chance and points from option `other` to option `one`."""
        wins = self._shares()[one] - self._shares()[other]
        points = (self.ranks[one] - self.ranks[other])[..., POINTS].mean(axis=0)
        error = max(mean_and_error(wins[:, kingdom])[1] for kingdom in range(wins.shape[1]))
        return Shift([float(more) for more in wins.mean(axis=0)], [float(more) for more in points], error)

    def _wins(self) -> Floats:
        return np.asarray(self._shares()[..., self._kingdom])

    def _shares(self) -> Floats:
        return shares(of_match(self.ranks, self._decision.stakes))


def assess(decision: Decision, bot: str = ADVISER.bot, seed: object = 0) -> Found:
    """Assess a decision; the random stream depends on the seed and the place in the match."""
    state, stream = decision.state, f"{seed} {decision.place}"
    proposed = encode(cast(Thinker, make_bot(bot, stream)).thoughts(state)[0].action)
    codes = [decision.played] if proposed == decision.played else [decision.played, proposed]
    trial = Trial(decision, codes, stream)
    trial.play(MIN_PLAYOUTS)
    while len(codes) > 1 and trial.n < MAX_PLAYOUTS and not trial.loss(1, 0).is_settled:
        trial.play(trial.n)
    shift = trial.shift(1, 0) if len(codes) > 1 else None
    verdict = _verdict(decision, trial, codes, shift, stream)
    return Found(decision.event_index, decision=verdict, shift=shift if verdict.is_fault else None)


def _verdict(decision: Decision, trial: Trial, codes: list[int], shift: Shift | None, seed: str) -> Assessment:
    state, played = decision.state, trial.tried(0, codes[0])
    loss = trial.loss(1, 0) if len(codes) > 1 else Loss(0.0, 0.0, 0.0, 0.0)
    is_best = len(codes) == 1 or (loss.severity(0) == 0)
    grade = "best" if is_best else to_grade(loss.severity())
    best = played if is_best else trial.tried(1, codes[1])
    if shift is not None and grade in FAULTS:
        openings = [opening[0] for opening in reversed(trial.openings)]
        why = why_better(state, codes[1], codes[0], f"{seed} why", shift.points, openings)
    else:
        why = why_good(state, codes[0])
    return Assessment(
        decision.event_index,
        decision.game,
        decision.number,
        state.round,
        state.seat,
        len(state.legal_codes()),
        grade,
        0.0 if is_best else max(round(loss.win, 4), 0.0),
        round(loss.win_error, 4),
        0.0 if is_best else max(round(loss.points, 2), 0.0),
        round(loss.points_error, 2),
        best,
        played,
        why,
    )


def to_grade(severity: float) -> Grade:
    """Return the grade of a loss in slips.

    >>> [to_grade(one) for one in (0.5, 1, 3, 9)]
    ['good', 'slip', 'mistake', 'blunder']
    """
    if severity < 1:
        return "good"
    return "slip" if severity < MISTAKE else "mistake" if severity < BLUNDER else "blunder"


def estimate_outlook(event_index: int, state: State, stakes: Stakes | None, seed: str) -> Outlook:
    """Return the outlook at the next draw; from within a round, at its end."""
    ends = [state] if state.seat < 0 else play_to_round_end(state, seed)
    ranks = play_out_all(ends, seed_key(seed), 0, OUTLOOK_PLAYOUTS // len(ends))
    return make_outlook(event_index, ranks.reshape(-1, *ranks.shape[2:]), stakes)


def make_outlook(event_index: int, ranks: Ranks, stakes: Stakes | None) -> Outlook:
    wins = shares(of_match(ranks, stakes))
    error = max(mean_and_error(wins[:, one])[1] for one in range(wins.shape[1]))
    win = [round(float(mean), 4) for mean in wins.mean(axis=0)]
    points = [round(float(mean), 2) for mean in ranks[..., POINTS].mean(axis=0)]
    return Outlook(event_index, win, points, round(error, 4))


def of_match(ranks: Ranks, stakes: Stakes | None) -> Ranks:
    """Return the ranks in the whole match."""
    return ranks if stakes is None else stakes.of_match(ranks)

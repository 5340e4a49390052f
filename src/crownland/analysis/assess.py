"""Assesses one decision: a strong bot proposes an option, and playouts compare it with the one that was played.

A decision is a mistake only if both find the other option better. The kernels of `bots.trial` play and count; the page
has the same ones.
The chance to win is that of the match: in a Dynasty the other games count too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import Thinker, make_bot
from ..bots.learned import weights_for
from ..bots.levels import ADVISER
from ..bots.rng import seed_key
from ..bots.trial import (
    ASSESSMENT,
    CHANCE,
    DONE,
    FUTURE_GAME,
    OUTLOOK,
    PLAYOUTS,
    SURE,
    begin_trial,
    find_grade,
    grade_severity,
    is_settled,
    severity,
    think_trial,
)
from ..bots.workspace import FURTHER_GAMES, make_workspace
from ..engine.action import decode, encode
from ..engine.kernel import plain
from ..engine.state import State
from ..engine.variant import Variant
from ..match.standing import rank
from .comparison import Because
from .explain import why_better, why_good
from .review_types import FAULTS, GRADES, Assessment, Found, Grade, Key, Outlook, Shift, Tried

STEP: Final = 500  # playouts between two moments at which the interpreter can be interrupted

Ranks: TypeAlias = NDArray[np.int16]  # […, kingdom, 3]: points, first and second tie break
_severity, _is_settled, _grade_severity = plain(severity), plain(is_settled), plain(grade_severity)


@dataclass(frozen=True, slots=True)
class Stakes:
    """The games of a match besides the one that is assessed."""

    before: list[tuple[int, int, int]]  # of each kingdom, summed over the finished games
    to_come: dict[int, Ranks]  # for each game to come, by its number from 0 on, the ranks of many playouts

    def fill(self, workspaces: NDArray[Any]) -> None:
        """Put these games into a workspace."""
        for kingdom, ranks in enumerate(self.before):
            workspaces["before"][0, kingdom] = ranks
        workspaces["games_to_come"] = len(self.to_come)
        for game, bank in self.to_come.items():
            workspaces["bank"][0, game - 1] = bank


ONE_GAME: Final = Stakes([], {})


def match_stakes(variant: Variant, finished: Sequence[State], seed: str) -> Stakes:
    """Return the other games that count, after those that are finished."""
    if not variant.dynasty:
        return ONE_GAME
    none, kingdoms = (0, 0, 0), range(variant.kingdoms)
    before = [rank([none, *((one.totals()[of], *one.tie_breaks(of)) for one in finished)]) for of in kingdoms]
    to_come = range(len(finished) + 1, FURTHER_GAMES + 1)
    return Stakes(before, {game: _bank(variant.single, game, f"{seed} to come {game}") for game in to_come})


@lru_cache(maxsize=8)
def _bank(variant: Variant, game: int, seed: str) -> Ranks:
    trial = Trial(State(variant), seed)
    trial.run(FUTURE_GAME, game - 1)
    bank: Ranks = trial.workspaces["bank"][0, game - 1].copy()
    return bank


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with a choice: its place in the match, and what was played."""

    event_index: int  # of the position in which it was made
    game: int  # of the match, from 1
    number: int  # of the action in its game, from 0
    state: State
    played: int
    stakes: Stakes = ONE_GAME

    @property
    def key(self) -> Key:
        return self.event_index, True


@dataclass(frozen=True, slots=True)
class Loss:
    """What an option lost compared with another one, with standard errors."""

    win: float
    win_error: float
    points: float
    points_error: float

    def severity(self, sure: float = SURE) -> float:
        """Return the loss in slips; what may be noise counts 0."""
        return _severity(self.win, self.win_error, self.points, self.points_error, sure)

    @property
    def is_settled(self) -> bool:
        """Whether more playouts would hardly change the verdict: the loss is surely small, or known precisely."""
        return _is_settled(self.win, self.win_error, self.points, self.points_error)


def to_grade(slips: float) -> Grade:
    """Return the grade of a loss in slips.

    >>> [to_grade(one) for one in (0.5, 1, 3, 9)]
    ['good', 'slip', 'mistake', 'blunder']
    """
    return GRADES[_grade_severity(slips)]


class Trial:
    """Playouts in one position, in a workspace of their own."""

    def __init__(self, state: State, seed: object, stakes: Stakes = ONE_GAME) -> None:
        self._state = state
        self.workspaces = make_workspace(state.variant.row.family)
        self.workspaces["weights"] = weights_for(state.variant)
        self.workspaces["trial_key"], self.workspaces["ideas_key"] = seed_key(seed), seed_key(f"{seed} ideas")
        stakes.fill(self.workspaces)
        self._w = self.workspaces[0]

    def run(self, kind: int, one: int = 0, two: int = 0, until: int = DONE) -> None:
        """Do a trial of a kind, up to a stage; see `begin_trial`."""
        self.workspaces["states"] = self._state.states
        begin_trial(self.workspaces, kind, one, two)
        while self._w.stage != until:
            think_trial(self.workspaces, STEP)

    def compare(self, played: int, other: int) -> Grade:
        """Compare what was played with another option, or with itself; return its grade."""
        self.run(ASSESSMENT, played, other)
        return GRADES[find_grade(self.workspaces)]

    def end_round(self, played: int, other: int) -> None:
        """Play the round on after both options, without the playouts that compare them."""
        self.run(ASSESSMENT, played, other, PLAYOUTS)

    def look_ahead(self) -> None:
        """Find the outlook of all kingdoms at the next draw."""
        self.run(OUTLOOK)

    def chance_after(self, action: int) -> float:
        """Return the chance of the seat in turn to win after an action."""
        self.run(CHANCE, action)
        return float(self._w.win[0, int(self._w.own)])

    @property
    def ends(self) -> list[State]:
        """The ends of the round after each option, where playouts started."""
        return [self._end(number) for number in range(int(self._w.n_tried * self._w.n_ends))]

    def _end(self, number: int) -> State:
        end = self._state.copy()
        end.states[0] = self.workspaces["ends"][0, number]
        return end

    @property
    def loss(self) -> Loss:
        """The loss of the played option compared with the other one."""
        return Loss(*(float(one) for one in self._w.loss)) if self._w.n_tried > 1 else Loss(0.0, 0.0, 0.0, 0.0)

    @property
    def shift(self) -> Shift:
        """The change of each kingdom's chance and points by the other option."""
        win, points = (list(map(float, one[: self._state.variant.kingdoms])) for one in self._w.shift)
        return Shift(win, points, float(self._w.win_error))

    def tried(self, one: int, code: int) -> Tried:
        """Return the results of an option, by its number."""
        win, margin = self._w.win[one, int(self._w.own)], self._w.mean_lead[one]
        return Tried(code, str(decode(code)), round(float(win), 4), round(float(margin), 2))

    def outlook(self, event_index: int) -> Outlook:
        kingdoms = self._state.variant.kingdoms
        win = [round(float(one), 4) for one in self._w.win[0, :kingdoms]]
        points = [round(float(one), 2) for one in self._w.mean_points[0, :kingdoms]]
        return Outlook(event_index, win, points, round(float(self._w.win_error), 4))


def assess(decision: Decision, bot: str = ADVISER.bot, seed: object = 0) -> Found:
    """Assess a decision; the random stream depends on the seed, the game and the number of the action."""
    state, stream = decision.state, _stream(seed, decision.game, decision.number)
    proposed = encode(cast(Thinker, make_bot(bot, stream)).thoughts(state)[0].action)
    trial = Trial(state, stream, decision.stakes)
    verdict = _verdict(decision, trial, proposed, trial.compare(decision.played, proposed), stream)
    return Found(decision.event_index, decision=verdict, shift=trial.shift if verdict.is_fault else None)


def _verdict(decision: Decision, trial: Trial, proposed: int, grade: Grade, seed: str) -> Assessment:
    state, loss, is_best = decision.state, trial.loss, grade == "best"
    played = trial.tried(0, decision.played)
    best = played if is_best else trial.tried(1, proposed)
    if grade in FAULTS:
        why = _why_better(trial, state, proposed, decision.played, trial.shift.points, seed)
    else:
        why = why_good(state, decision.played)
    return Assessment(
        decision.event_index,
        decision.game,
        decision.number,
        state.round,
        state.seat,
        len(state.legal_codes()),
        grade,
        0.0 if is_best else max(0.0, round(loss.win, 4)),
        round(loss.win_error, 4),
        0.0 if is_best else max(0.0, round(loss.points, 2)),
        round(loss.points_error, 2),
        best,
        played,
        why,
    )


def explain_fault(
    state: State, game: int, number: int, best: int, played: int, points: Sequence[float], seed: object = 0
) -> list[Because]:
    """Return the reasons that `assess` gives for a fault, from what it found: the best option and `Shift.points`."""
    stream = _stream(seed, game, number)
    trial = Trial(state, stream)
    trial.end_round(played, best)
    return _why_better(trial, state, best, played, points, stream)


def _stream(seed: object, game: int, number: int) -> str:
    return f"{seed} {game} {number}"


def _why_better(
    trial: Trial, state: State, best: int, played: int, points: Sequence[float], seed: str
) -> list[Because]:
    after_played, _, after_best, _ = trial.ends
    return why_better(state, best, played, f"{seed} why", points, [after_best, after_played])


def estimate_outlook(event_index: int, state: State, stakes: Stakes, seed: str) -> Outlook:
    """Return the outlook at the next draw; from within a round, at its end."""
    trial = Trial(state, seed, stakes)
    trial.look_ahead()
    return trial.outlook(event_index)


def compile_trials(state: State) -> None:
    """Compile what assessments need, by beginning a trial.

    Games without a learned value are not assessed.
    """
    if not state.variant.family.has("value"):
        return
    trial = Trial(state, 0)
    trial.chance_after(state.legal_codes()[0])
    find_grade(trial.workspaces)

"""What the decisions of a match were worth: for each the best option, what was played instead, and what that cost."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final, cast

import numpy as np

from ..bots.bot import Thinker, find_bot, make_bot, thinks
from ..bots.levels.levels import ADVISER
from ..bots.luck import key_of
from ..bots.monte_carlo.evaluation import Evaluation, all_quick
from ..bots.thought import Thought
from ..match.record.record import Record
from ..rules.actions import encode
from ..rules.errors import InvalidSetup
from ..rules.state import State
from ..rules.variants import Variant

TRIALS: Final = 500  # games played out after the best option, and as many after the one that was played


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that had a choice: where in the match it was made, and what was played."""

    game: int  # of the match, from 1
    number: int  # of the action in its game, from 0
    state: State
    played: int


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a bot thinks of a decision."""

    game: int  # of the match, from 1
    number: int  # of the action in its game, from 0
    round: int
    seat: int
    options: int
    best: Thought
    played: Thought

    @property
    def points(self) -> float:
        """By how many points less the own kingdom is expected to lead than after the best option."""
        return max(self.best.margin - self.played.margin, 0.0)

    @property
    def win(self) -> float:
        """By how much smaller the chance to win is than after the best option, 0 to 1."""
        return max(self.best.win - self.played.win, 0.0)


def analyse(record: Record, bot: str = ADVISER.bot, *, seat: int | None = None, seed: Any = 0) -> list[Assessment]:
    """Assess every decision of a record, or of one seat of it, that had a choice.

    >>> import crownland
    >>> match = crownland.Match("sample()", ["Ann", "Bob"], seed=bytes(32))
    >>> seat = match.state.seat
    >>> match.play(match.state.legal_actions()[0])
    >>> [one.seat for one in analyse(crownland.read_record(crownland.write_record(match)))] == [seat]
    True
    """
    if not isinstance(record, Record):
        raise InvalidSetup(f"expected a record as read_record returns it, but got {record!r:.60}")
    check_thinker(bot, record.variant)
    return [assess(decision, bot, seed) for decision in decisions(record, seat)]


def check_thinker(bot: str, variant: Variant) -> None:
    """Raise InvalidSetup unless a bot can tell its thoughts in this game."""
    if not thinks(find_bot(bot, is_inside=True), variant.game):
        raise InvalidSetup(f"expected a bot that can tell its thoughts, such as {ADVISER.bot}, but got {bot}")


def decisions(record: Record, seat: int | None = None) -> Iterator[Decision]:
    """Give every decision of a record, or of one seat, that had a choice."""
    if seat is not None and not 0 <= seat < record.variant.seats:
        raise InvalidSetup(f"expected a seat from 0 to {record.variant.seats - 1}, but got {seat}")
    for game, log in enumerate(record.logs, 1):
        state = State(record.variant.single)
        for number, code in enumerate(log):
            if state.seat >= 0 and seat in (None, state.seat) and len(state.legal_codes()) > 1:
                yield Decision(game, number, state.copy(), code)
            state.apply_unchecked(code)


def assess(decision: Decision, bot: str = ADVISER.bot, seed: Any = 0) -> Assessment:
    """Let a bot choose, and compare that with what was played; luck depends on the seed and the place in the match."""
    state, luck = decision.state, f"{seed} {decision.game} {decision.number}"
    best = encode(cast(Thinker, make_bot(bot, luck)).thoughts(state)[0].action)
    thoughts = compare(state, {best, decision.played}, luck)
    played = next(thought for thought in thoughts if encode(thought.action) == decision.played)
    options = len(state.legal_codes())
    return Assessment(decision.game, decision.number, state.round, state.seat, options, thoughts[0], played)


def compare(state: State, codes: Collection[int], luck: str) -> list[Thought]:
    """Play options out equally often and with the same luck; a search looks longer at some than at others."""
    evaluation = Evaluation.of_all(state, all_quick(state), key_of(luck))
    evaluation.live = np.flatnonzero(np.isin(evaluation.options, list(codes)))
    evaluation.try_out(TRIALS)
    return evaluation.thoughts()[: len(codes)]

"""Reviews a match in steps: the outlook after every event, the cost of each decision, and the effect of chance.

The result of a step depends only on the match, the bot and the seed. Steps can be done in any order, in several
threads, and after a restart. The caller may stop between any two.

Playouts estimate the outlook at the beginning and the end of each round. Nothing is drawn between them, so the outlook
changes by the cost of faults; the rest of the difference is spread evenly over the other decisions of the round.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import reduce
from itertools import islice, pairwise
from math import sqrt
from operator import add
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import find_bot, thinks
from ..bots.levels import ADVISER
from ..bots.trial import POINTS_UNIT, WIN_UNIT
from ..engine.action import Action, decode, passes
from ..engine.errors import InvalidSetup
from ..engine.state import CHANCE, State
from ..engine.validate import instance, int_in_range
from ..engine.variant import Variant
from ..match.record.record import Record
from ..match.timeline import Timeline
from .assess import Decision, Stakes, assess, estimate_outlook, match_stakes
from .review_types import FAULTS, Account, Assessment, Draw, Found, Key, Outlook, Review, Shift

Floats: TypeAlias = NDArray[np.float64]


def interpolate(
    known_outlooks: Sequence[Outlook], decided: Mapping[int, Shift | None], gaps: Sequence[int]
) -> dict[int, Outlook]:
    """Return the outlook at every event index where it is known.

    `known_outlooks` are those of chance points, in order. `decided` has the decisions by event index, with the shift of
    faults. `gaps` are the event indices of steps that are not done; the rounds around them are left out.
    """
    result = {one.event_index: one for one in known_outlooks}
    for begin, end in pairwise(known_outlooks):
        if not any(begin.event_index <= gap < end.event_index for gap in gaps):
            result |= {one.event_index: one for one in _round(begin, end, decided)}
    return result


def _round(begin: Outlook, end: Outlook, decided: Mapping[int, Shift | None]) -> list[Outlook]:
    """Return the outlooks between the beginning and the end of a round."""
    here, there = (np.array([one.win, one.points]) for one in (begin, end))
    costs = {
        event_index: _cost(decided[event_index], here)
        for event_index in range(begin.event_index, end.event_index)
        if event_index in decided
    }
    drifting = {event_index for event_index in costs if decided[event_index] is None} or {*costs}
    drift = (there - here + sum(costs.values())) / max(len(drifting), 1)
    error, result = joint_error(begin.error, end.error), []
    for event_index in range(begin.event_index + 1, end.event_index):
        here = here + drift * (event_index - 1 in drifting) - costs.get(event_index - 1, 0)
        win = np.clip(here[0], 0, 1)
        result.append(Outlook(event_index, _rounded(win / add_up(win), 4), _rounded(here[1], 2), round(error, 4)))
    return result


def add_up(values: Iterable[float]) -> float:
    """Return the sum of values, added one by one: the page adds the same way, and rounds alike."""
    return reduce(add, map(float, values), 0.0)


def joint_error(*errors: float) -> float:
    """Return the standard error of a sum."""
    return sqrt(add_up(one * one for one in errors))


def _cost(shift: Shift | None, like: Floats) -> Floats:
    return np.zeros_like(like) if shift is None else np.array([shift.win, shift.points])


def _rounded(values: Floats, digits: int) -> list[float]:
    return [round(float(one), digits) for one in values]


def cost(one: Assessment) -> tuple[float, float]:
    """Return the key by which faults are sorted: first the chance to win, then points."""
    return one.win, one.points


def group_faults(decisions: Iterable[Assessment]) -> list[list[Assessment]]:
    """Return the faults of a seat, worst first; each is a list, because an omission may last for several turns.

    An omission lasts while the seat passes on a kind of action, and ends when it does one. The costliest comes first.
    """
    found: list[list[Assessment]] = []
    lasting: dict[tuple[int, type[Action]], list[Assessment]] = {}
    for one in sorted(decisions, key=lambda one: one.event_index):
        action = decode(one.played.id)
        what = one.game, type(action)
        if not passes(action):
            lasting.pop(what, None)
            fault: list[Assessment] = []
        else:
            fault = lasting.setdefault(what, [])
        if one.is_fault:
            if not fault:
                found.append(fault)
            fault.append(one)
    together = [sorted(fault, key=cost, reverse=True) for fault in found]
    return sorted(together, key=lambda fault: cost(fault[0]), reverse=True)


WORST: Final = 3  # decisions listed for each seat
_AHEAD: Final = 2  # steps queued for each thread


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """A position before or after a draw, or at the end of a game or of the record."""

    event_index: int
    state: State
    stakes: Stakes

    @property
    def key(self) -> Key:
        return self.event_index, False


Step: TypeAlias = Decision | ChancePoint


class ReviewPlan:
    """The steps of a review, and the event indices after draws."""

    def __init__(self, played: Timeline, bot: str = ADVISER.bot, seed: object = 0) -> None:
        check_thinker(bot, played.variant)
        self.variant, self.bot, self.seed = played.variant, bot, str(seed)
        self.steps: list[Step] = []
        self.draws: list[int] = []  # event indices after draws
        self.event_count = len(played.events)
        self._walk(played)

    def _walk(self, played: Timeline) -> None:
        stakes = match_stakes(self.variant, [], self.seed)
        for past in played.positions():
            event_index, state = len(past.events), past.state
            if event_index in self.draws or event_index == self.event_count:
                self._add_chance_point(event_index, state, stakes)
            if event_index == self.event_count:
                return
            event = played.events[event_index]
            if event.game > len(past.logs):
                self._add_chance_point(event_index, state, stakes)
                state, stakes = State(self.variant.single), match_stakes(self.variant, past.states, self.seed)
            if state.seat == CHANCE:
                if not self.steps or isinstance(self.steps[-1], Decision):  # else the outlook has not changed
                    self._add_chance_point(event_index, state, stakes)
                self.draws.append(event.event_index)
            elif len(state.legal_codes()) > 1:
                self.steps.append(
                    Decision(event_index, event.game, event.action_index, state.copy(), event.actions[0], stakes)
                )

    def _add_chance_point(self, event_index: int, state: State, stakes: Stakes) -> None:
        """Add a chance point, once: the end of a game is the beginning of the next."""
        step = ChancePoint(event_index, state.copy(), stakes)
        if step.key not in (one.key for one in self.steps[-1:]):
            self.steps.append(step)

    def decisions(self) -> list[Decision]:
        return [step for step in self.steps if isinstance(step, Decision)]

    def do(self, step: Step) -> Found:
        """Do one step."""
        if isinstance(step, Decision):
            return assess(step, self.bot, self.seed)
        return Found(
            step.event_index,
            estimate_outlook(step.event_index, step.state, step.stakes, f"{self.seed} ply {step.event_index}"),
        )

    def review(self, found: Iterable[Found]) -> Review:
        """Return the review as far as these steps are done."""
        known = {one.key: one for one in found}
        decisions = [one.decision for _, one in sorted(known.items()) if one.decision is not None]
        faults = [group_faults(one for one in decisions if one.seat == seat) for seat in range(self.variant.seats)]
        outlooks = self._outlooks(known, {fault[0].event_index for of_seat in faults for fault in of_seat})
        draws = [
            _draw(outlooks[event_index - 1], outlooks[event_index])
            for event_index in self.draws
            if {event_index - 1, event_index} <= outlooks.keys()
        ]
        accounts = [self._account(seat, decisions, faults[seat], draws) for seat in range(self.variant.seats)]
        shown = [outlooks[event_index] for event_index in sorted(outlooks)]
        done = len(known)
        return Review(
            str(self.variant),
            self.bot,
            self.seed,
            done,
            len(self.steps),
            self.event_count,
            shown,
            draws,
            decisions,
            accounts,
        )

    def _outlooks(self, known: Mapping[Key, Found], counted: set[int]) -> dict[int, Outlook]:
        """Return the outlook at every event index, from chance points and from the faults that count."""
        known_outlooks = [one.outlook for _, one in sorted(known.items()) if one.outlook is not None]
        decided = {
            event_index: one.shift if event_index in counted else None
            for (event_index, is_decision), one in known.items()
            if is_decision
        }
        return interpolate(known_outlooks, decided, [step.event_index for step in self.steps if step.key not in known])

    def _account(
        self, seat: int, decisions: list[Assessment], together: list[list[Assessment]], draws: list[Draw]
    ) -> Account:
        own, kingdom = [one for one in decisions if one.seat == seat], self.variant.kingdom_of(seat)
        faults = [fault[0] for fault in together]
        return Account(
            seat,
            round(add_up(draw.win[kingdom] for draw in draws), 4),
            round(joint_error(*(draw.error for draw in draws)), 4),
            round(add_up(one.win for one in faults), 4),
            round(add_up(one.points for one in faults), 2),
            len(own),
            {grade: sum(one.grade == grade for one in faults) for grade in FAULTS},
            [one.event_index for one in faults[:WORST]],
            [[one.event_index for one in fault] for fault in together if len(fault) > 1],
        )


def severity(one: Assessment) -> float:
    """Return the loss of a decision in slips, by chance to win or by points."""
    return max(one.win / WIN_UNIT, one.points / POINTS_UNIT)


def _draw(before: Outlook, after: Outlook) -> Draw:
    win = [round(now - then, 4) for now, then in zip(after.win, before.win, strict=True)]
    points = [round(now - then, 2) for now, then in zip(after.points, before.points, strict=True)]
    return Draw(after.event_index, win, points, round(joint_error(before.error, after.error), 4))


def check_thinker(bot: str, variant: Variant) -> None:
    """Raise InvalidSetup unless a bot has `thoughts` in this game."""
    if not thinks(find_bot(bot, is_inside=True), variant.game):
        raise InvalidSetup(f"expected a bot that can tell its thoughts, such as {ADVISER.bot}, but got {bot}")


def work(plan: ReviewPlan, steps: Iterable[Step], threads: int) -> Iterator[Found]:
    """Do steps in several threads; yield each result when it is known. Closing the iterator stops the work."""
    waiting = iter(steps)
    with ThreadPoolExecutor(threads, "review") as pool:
        try:
            running: set[Future[Found]] = {pool.submit(plan.do, step) for step in islice(waiting, threads * _AHEAD)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(plan.do, step) for step in islice(waiting, len(done))}
                yield from (one.result() for one in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def analyse(record: Record, bot: str = ADVISER.bot, *, seat: int | None = None, seed: object = 0) -> list[Assessment]:
    """Assess every decision of a record with a choice, or those of one seat.

    >>> import crownland
    >>> match = crownland.Match("sample()", ["Ann", "Bob"], seed=bytes(32))
    >>> seat = match.state.seat
    >>> match.play(match.state.legal_actions()[0])
    >>> [one.seat for one in analyse(crownland.read_record(crownland.write_record(match)))] == [seat]
    True
    """
    plan = _make_plan(record, bot, seed)
    only = None if seat is None else int_in_range("a seat", seat, 0, record.variant.seats - 1)
    return _do(plan, [step for step in plan.decisions() if only in (None, step.state.seat)]).decisions


def review_record(record: Record, bot: str = ADVISER.bot, *, seed: object = 0) -> Review:
    """Review a record: the outlook at every event index, the cost of each decision, and the effect of chance."""
    plan = _make_plan(record, bot, seed)
    return _do(plan, plan.steps)


def decisions(record: Record) -> list[Decision]:
    """Return every decision of a record with a choice."""
    return _make_plan(record).decisions()


def threads() -> int:
    """Return the number of threads for reviews."""
    return os.cpu_count() or 1


def _make_plan(record: Record, bot: str = ADVISER.bot, seed: object = 0) -> ReviewPlan:
    return ReviewPlan(instance("a record as read_record returns it", record, Record), bot, seed)


def _do(plan: ReviewPlan, steps: "list[Decision] | list[Step]") -> Review:
    return plan.review(work(plan, steps, threads()))

"""The review of a record for whoever uses the library: what each decision cost, or all that a review tells."""

import os

from ..bots.levels.levels import ADVISER
from ..match.record.record import Record
from ..rules.handed import kind, whole
from .assessing import Decision
from .review import Course, Step, work
from .types import Assessment, Review


def analyse(record: Record, bot: str = ADVISER.bot, *, seat: int | None = None, seed: object = 0) -> list[Assessment]:
    """Assess every decision of a record, or of one seat of it, that had a choice.

    >>> import crownland
    >>> match = crownland.Match("sample()", ["Ann", "Bob"], seed=bytes(32))
    >>> seat = match.state.seat
    >>> match.play(match.state.legal_actions()[0])
    >>> [one.seat for one in analyse(crownland.read_record(crownland.write_record(match)))] == [seat]
    True
    """
    course = _course(record, bot, seed)
    only = None if seat is None else whole("a seat", seat, 0, record.variant.seats - 1)
    return _do(course, [step for step in course.decisions() if only in (None, step.state.seat)]).decisions


def review_record(record: Record, bot: str = ADVISER.bot, *, seed: object = 0) -> Review:
    """Review a record: how it stood at every ply, what each decision cost, and what was luck."""
    course = _course(record, bot, seed)
    return _do(course, course.steps)


def decisions(record: Record) -> list[Decision]:
    """Return every decision of a record that had a choice."""
    return _course(record).decisions()


def threads() -> int:
    """Return how many threads may think at once."""
    return os.cpu_count() or 1


def _course(record: Record, bot: str = ADVISER.bot, seed: object = 0) -> Course:
    return Course(kind("a record as read_record returns it", record, Record), bot, seed)


def _do(course: Course, steps: "list[Decision] | list[Step]") -> Review:
    return course.review(work(course, steps, threads()))

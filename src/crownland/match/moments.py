"""The moments of a match that was played: how it stood after so many events of its record.

A moment is named by a match and its *ply*: the number of events of its record so far, chance's too, counted through
all games of a Dynasty. Ply 0 is the bare table; the last event of a game is its end, and the next game begins with the
event after it. A line of dominoes is one event, however many it has, so no moment lies within a draw.
"""

from collections.abc import Collection, Iterator
from typing import Protocol

from ..engine.state import State
from ..engine.variant import Variant
from .course import Course
from .record import plies
from .record.plies import Told
from .view.types import Logged, Moment, View
from .view.viewer import Viewer


class Played(Protocol):
    """What was played, over or not: a `Match` or a `Record`."""

    @property
    def variant(self) -> Variant: ...
    @property
    def players(self) -> list[str]: ...
    @property
    def logs(self) -> list[list[int]]: ...
    @property
    def resigned(self) -> Collection[int]: ...
    @property
    def stopped(self) -> bool: ...


def events_of(played: Played) -> Iterator[Told]:
    """Give all events of a match, in their order."""
    return plies.events_of(played.variant, played.logs)


def count_plies(played: Played) -> int:
    """Return the ply of the last moment."""
    return sum(1 for _ in events_of(played))


def logs_at(played: Played, ply: int) -> list[list[int]]:
    """Return the ints of the actions of each game up to a moment; raise InvalidSetup where the match has none such."""
    return plies.logs_at(played.variant, played.logs, ply)


def course_at(played: Played, ply: int) -> Course:
    """Return a match as it stood at a moment: who resigned had not yet done so, unless it is the last one."""
    course = Course(played.variant, played.players)
    course.follow_all(logs_at(played, ply))
    if course.logs == played.logs:
        _end(course, played)
    return course


def state_at(played: Played, ply: int) -> State:
    """Return the game that was being played at a moment, as it stood."""
    return course_at(played, ply).state


def view_at(played: Played, ply: int) -> View:
    """Return a match as everybody saw it at a moment."""
    return Viewer(course_at(played, ply)).view()


def walk(played: Played) -> Iterator[tuple[Told | None, Course]]:
    """Go through all moments: the event that led to each, and the match then. It is one match, which moves on."""
    course = Course(played.variant, played.players)
    events = list(events_of(played))
    for told in (None, *events):
        if told is not None:
            if told.game > len(course.logs):
                course.open_next()
            for code in told.codes:
                course.follow(code)
        if told is (events[-1] if events else None):
            _end(course, played)
        yield told, course


def moments(played: Played) -> Iterator[Moment]:
    """Return all moments, each by what changed since the one before; the first tells the whole bare table."""
    viewer: Viewer | None = None
    before: View | None = None
    for told, course in walk(played):
        viewer = viewer or Viewer(course)
        view = viewer.view(still=True)
        yield _changed(before, view, viewer.done(told.number) if told else [])
        before = view


def _changed(before: View | None, view: View, done: list[Logged]) -> Moment:
    fields = [name for name in view.__struct_fields__ if name not in ("kingdoms", "options", "events")]
    changed = {name: getattr(view, name) for name in fields if _differs(before, view, name)}
    known = before.kingdoms if before else [None] * len(view.kingdoms)
    pairs = enumerate(zip(known, view.kingdoms, strict=True))
    return Moment(done, changed, {index: new for index, (old, new) in pairs if old is not new and old != new})


def _differs(before: View | None, view: View, name: str) -> bool:
    return before is None or bool(getattr(before, name) != getattr(view, name))


def _end(course: Course, played: Played) -> None:
    """Let the last moment be as the match ended; the log does not tell when somebody gave up."""
    course.resigned, course.stopped = set(played.resigned), played.stopped

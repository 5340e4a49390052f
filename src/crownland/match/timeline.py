"""The timeline of a match: the actions of its games, the events of its record, and its position at any of them.

A match is one game, or the three games of a Dynasty. A position is named by its event index: the number of events of
the record so far, chance's too, counted through all games. Index 0 is the empty table; the last event of a game is its
end, and the next game starts with the event after it. A line of dominoes is one event and several actions.

`Match` adds actions by playing, `Record` by reading events. Both apply an action once.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from ..engine.action import Action, decode, is_chance
from ..engine.errors import InputError, InvalidSetup
from ..engine.state import State
from ..engine.validate import as_int, short_repr
from ..engine.variant import Variant, find_variant
from .record.events import Event, EventWriter, apply_action, complete_event, read_event
from .standing import GAMES_IN_A_DYNASTY, Standing, is_decided, kingdoms_out, standing


class RecordedEvent(NamedTuple):
    """One event of a record, and the ints of the actions that it stands for."""

    event_index: int  # of the position after it: how many events there are with this one
    game: int  # of the match, from 1
    action_index: int  # of its first action in its game, from 0
    event: Event
    actions: list[int]

    @property
    def next_action_index(self) -> int:
        return self.action_index + len(self.actions)

    @property
    def is_chance(self) -> bool:
        return is_chance(decode(self.actions[0]))


class Timeline:
    """The history of a match. Actions are only appended, or taken back by `Match.undo`."""

    def __init__(self, variant: Variant | str, players: Sequence[str]) -> None:
        self.variant = find_variant(variant)
        self.players = list(players)
        self.stopped = False
        self.resigned: set[int] = set()
        self.logs: list[list[int]] = [[]]  # the ints of all actions, chance's too, of each game so far
        self.actors: list[int] = []  # the seat or CHANCE that did each action of the current game
        self.events: list[RecordedEvent] = []
        self.finished: list[State] = []
        self.state = State(self.variant.single)
        self._writer = EventWriter()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.variant}, {', '.join(self.players)}, {self.action_count} actions>"

    @property
    def action_count(self) -> int:
        """The number of actions, chance's too."""
        return sum(map(len, self.logs))

    @property
    def games(self) -> int:
        """The number of games of the match."""
        return GAMES_IN_A_DYNASTY if self.variant.dynasty else 1

    @property
    def is_complete(self) -> bool:
        """Whether the match was played to its end, or decided by resigning."""
        return self.is_played_out or is_decided(self.variant, self.resigned)

    @property
    def is_over(self) -> bool:
        """Whether the match is complete or was stopped."""
        return self.stopped or self.is_complete

    @property
    def is_between(self) -> bool:
        """Whether a game of a series is over and the next one waits."""
        return self.state.is_over and not self.is_over

    @property
    def is_played_out(self) -> bool:
        """Whether all games of the match were played to their end."""
        return self.state.is_over and len(self.logs) == self.games and all(state.is_over for state in self.finished)

    @property
    def out(self) -> set[int]:
        """The kingdoms that cannot win: all of their seats have resigned, or the match was stopped."""
        return set(range(self.variant.kingdoms)) if self.stopped else kingdoms_out(self.variant, self.resigned)

    @property
    def states(self) -> list[State]:
        """The end of each game that is over, then the game being played."""
        return [*self.finished, self.state]

    def standing(self) -> Standing:
        """Return points and winners in the current position; a kingdom that resigned cannot win."""
        return standing(self.states, self.out)

    def append(self, code: int) -> None:
        """Apply an action, chance's too; raise IllegalAction if it is not legal."""
        seat = self.state.seat
        event = self._writer.apply(self.state, code)
        self._log(code, seat)
        if event is not None:
            self._add_event(event)

    def _log(self, code: int, seat: int) -> None:
        self.logs[-1].append(code)
        self.actors.append(seat)

    def _add_event(self, event: Event) -> None:
        last = self.events[-1] if self.events else None
        first = last.next_action_index if last and last.game == len(self.logs) else 0
        self.events.append(RecordedEvent(len(self.events) + 1, len(self.logs), first, event, self.logs[-1][first:]))

    def read_events(self, events: Iterable[Any]) -> Iterator[None]:
        """Check and apply events of a game; yield after each action. An error names the number of its event."""
        for number, event in enumerate(events, 1):
            try:
                yield from self._read_event(event)
            except InputError as error:
                raise error.at(event=number) from None

    def _read_event(self, event: Any) -> Iterator[None]:
        actions = read_event(self.state, event)
        codes: list[int] = []
        for action in actions:
            seat, code = self.state.seat, self.state.action_code(action)
            apply_action(self.state, code)
            self._log(code, seat)
            codes.append(code)
            if len(codes) == len(actions):
                self._add_event(complete_event(self.state, event, codes))
            yield

    def start_game(self) -> None:
        """Start the next game of a series."""
        self.finished.append(self.state)
        self.logs.append([])
        self.actors, self.state, self._writer = [], State(self.variant.single), EventWriter()

    def walk(self) -> Iterator["Timeline"]:
        """Yield the match at the start of each game and after each action: one timeline, which grows.

        Seats resign and a match is stopped at its last action: no record says when.
        """
        past, total = Timeline(self.variant, self.players), self.action_count
        ends = {(event.game, event.next_action_index): event for event in self.events}
        for game, log in enumerate(self.logs, 1):
            if game > 1:
                past.start_game()
            for index in range(len(log) + 1):
                if index:
                    past._follow(log[index - 1], ends.get((game, index)))
                yield past._end_as(self) if past.action_count == total else past

    def _follow(self, code: int, event: RecordedEvent | None) -> None:
        seat = self.state.seat
        self.state.apply_unchecked(code)
        self._log(code, seat)
        if event is not None:
            self.events.append(event)

    def _end_as(self, other: "Timeline") -> "Timeline":
        self.resigned, self.stopped = set(other.resigned), other.stopped
        return self

    def positions(self) -> Iterator["Timeline"]:
        """Yield the match at every event index from 0 on: one timeline, which grows."""
        reached = -1
        for past in self.walk():
            if len(past.events) > reached:
                reached += 1
                yield past

    def at(self, event_index: int) -> "Timeline":
        """Return the match at an event index. Raises InvalidSetup if it has no such index."""
        index = self.check_index(event_index)
        return next(past for past in self.positions() if len(past.events) == index)

    def state_at(self, event_index: int) -> State:
        """Return the state of the game that was being played at an event index."""
        return self.at(event_index).state

    def actions_until(self, event_index: int) -> list[list[int]]:
        """Return the ints of the actions of each game up to an event index."""
        logs: list[list[int]] = [[]]
        for event in self.events[: self.check_index(event_index)]:
            logs += [[] for _ in range(event.game - len(logs))]
            logs[-1] += event.actions
        return logs

    def check_index(self, event_index: int) -> int:
        """Return an event index as an int; raise InvalidSetup if the match has no such position."""
        index = as_int(event_index)
        if index is None or not 0 <= index <= len(self.events):
            got, high = short_repr(event_index), len(self.events)
            raise InvalidSetup(
                "expected an event index from 0 to {high}, but got {got}", code="match/event-index", high=high, got=got
            )
        return index

    def steps(self) -> Iterator[tuple[State, Action]]:
        """Yield every action of the match, chance's too, with the state before it."""
        for past in self.walk():
            log, done = self.logs[len(past.logs) - 1], len(past.actors)
            if done < len(log):
                yield past.state.copy(), decode(log[done])

    def snapshot(self) -> "Timeline":
        """Return an independent copy."""
        past = Timeline(self.variant, self.players)
        past.logs, past.actors = [list(log) for log in self.logs], list(self.actors)
        past.events, past.finished, past.state = list(self.events), list(self.finished), self.state.copy()
        return past._end_as(self)


def replay(
    variant: Variant | str, players: Sequence[str], logs: Iterable[Iterable[int]], resigned: Collection[int] = ()
) -> Timeline:
    """Return the timeline of games that are given as the ints of their actions; raise IllegalAction on a wrong one."""
    timeline = Timeline(variant, players)
    for game, log in enumerate(logs):
        if game:
            timeline.start_game()
        for code in log:
            timeline.append(code)
    timeline.resigned = set(resigned)
    return timeline

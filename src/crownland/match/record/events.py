"""The events of a game record: what each says of an action, and which actions it stands for.

Chance's draws of one kind in a row make one event (a line of dominoes). Each decision also says whose it was and how
many options the seat had. Reading is strict: an event has exactly its keys, and numbers are integers.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from ...engine.action import Action, decode, is_chance
from ...engine.errors import IllegalAction, NotationError
from ...engine.registry import FAMILIES
from ...engine.state import State
from ...engine.variant import Variant
from ...games.draft.actions import Deal
from ...games.draft.table import box_of_newer_line
from .kinds import Event, EventKind, number

EVENTS: Final[dict[type, EventKind]] = {
    action: kind for family in FAMILIES.values() for action, kind in family.part("record").EVENTS.items()
}
_BY_KEY: Final = {kind.keys[0]: kind for kind in EVENTS.values()}


class Teller:
    """Tells a game's actions as events while it is played."""

    def __init__(self, variant: Variant) -> None:
        self._state = State(variant.single)
        self._group: list[Action] = []  # draws of chance that make one event

    def tell(self, codes: Iterable[int]) -> Iterator[Event]:
        """Return the next actions; draws that belong together are told with the last of them."""
        for code in codes:
            action = decode(code)
            yield from self._draw(code, action) if is_chance(action) else [self._decide(code, action)]

    def _draw(self, code: int, outcome: Action) -> Iterator[Event]:
        self._group.append(outcome)
        kind, box = EVENTS[type(outcome)], _box(self._state, outcome)
        self._state.apply_unchecked(code)
        if not kind.together or not self._state.is_drawing(type(outcome)):
            yield {**kind.write(self._group), **box}
            self._group = []

    def _decide(self, code: int, action: Action) -> Event:
        choices, seat = len(self._state.legal_codes()), self._state.seat
        self._state.apply_unchecked(code)
        return {"seat": seat, **write_decision(action), "choices": choices}


def write_events(variant: Variant, codes: Iterable[int]) -> Iterator[Event]:
    """Return a game's actions as events."""
    return Teller(variant).tell(codes)


def write_decision(action: Action) -> Event:
    """Return a decision without saying whose it is and out of how many."""
    return EVENTS[type(action)].write([action])


def read_events(state: State, events: Iterable[Any]) -> Iterator[int]:
    """Play events on a fresh state and give the int of each action; an error names the event's number."""
    for place, event in enumerate(events, 1):
        try:
            yield from _play_event(state, event)
        except ValueError as error:
            raise type(error)(f"event {place}: {error}") from None


def _play_event(state: State, event: Any) -> list[int]:
    kind = _kind_of(event)
    actions = kind.read(event)
    decides = not is_chance(actions[0])
    expected = {*kind.keys, "seat", "choices"} if decides else {*kind.keys}
    if not expected <= set(event) <= expected | {*kind.optional}:
        raise NotationError(f"expected the keys {', '.join(sorted(expected))}, but got {', '.join(sorted(event))}")
    if decides:
        _check_decision(state, event)
    elif {key: event[key] for key in ("box",) if key in event} != _box(state, actions[0]):
        raise NotationError(f"expected {_box(state, actions[0]) or 'no box'} with the line, but got {event}")
    trial = state.copy()
    for action in actions:
        trial.apply(action)
    if not decides and kind.together and trial.is_drawing(type(actions[0])):
        raise IllegalAction(f"expected more than {len(actions)} in one draw, but got {event}")
    for action in actions:
        state.apply(action)
    return [state.action_code(action) for action in actions]


def _box(state: State, action: Action) -> Event:
    """W1: where two boxes take turns, a line says from which it comes."""
    return {"box": box_of_newer_line(state)} if isinstance(action, Deal) and state.variant.boxes > 1 else {}


def _kind_of(event: Any) -> EventKind:
    found = [kind for key, kind in _BY_KEY.items() if isinstance(event, dict) and key in event]
    if len(found) != 1 or not set(found[0].keys) <= set(event):
        raise NotationError(f"expected an event with one of {', '.join(_BY_KEY)}, but got {event!r}")
    return found[0]


def _check_decision(state: State, event: Event) -> None:
    seat, choices = number(event["seat"], "a seat"), number(event["choices"], "a number of choices")
    if seat != state.seat:
        raise IllegalAction(f"expected a decision of seat {state.seat}, but got one of seat {seat}")
    options = len(state.legal_codes())
    if choices != options:
        raise IllegalAction(f"expected {options} choices, but got {choices}")

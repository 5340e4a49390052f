"""The events of a game record, and the actions that each stands for.

Consecutive draws of one kind make one event (a line of dominoes). A decision also has its seat and the number of
options. Reading is strict: an event has exactly its keys, and numbers are integers.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from ...engine.action import Action, decode, is_chance
from ...engine.errors import IllegalAction, NotationError
from ...engine.registry import FAMILIES
from ...engine.state import State
from ...games.draft.actions import Deal
from ...games.draft.table import box_of_newer_line

Event: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event: its keys besides `seat` and `choices`, both directions, and keys that may be left out."""

    keys: tuple[str, ...]
    write: Callable[[list[Any]], Event]
    read: Callable[[Event], list[Action]]
    optional: tuple[str, ...] = ()
    together: bool = False  # several draws of chance in a row make one event


def numbers(value: Any, expected: str) -> list[int]:
    """Return a list of integers, or raise NotationError."""
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise NotationError("expected {what}, but got {got}", code="value/type", what=expected, got=repr(value))
    return value


def number(value: Any, expected: str) -> int:
    """Return an integer, or raise NotationError."""
    return numbers([value], expected)[0]


@cache
def event_kinds() -> dict[type, EventKind]:
    """Return the kind of event for each class of actions, of all families."""
    return {action: kind for family in FAMILIES.values() for action, kind in family.part("record").EVENTS.items()}


@cache
def _kinds_by_key() -> dict[str, EventKind]:
    return {kind.keys[0]: kind for kind in event_kinds().values()}


class EventWriter:
    """Writes the actions of one game as events while they are applied to its state."""

    def __init__(self) -> None:
        self._draws: list[Action] = []  # the draws so far of an event that is not complete

    def apply(self, state: State, code: int) -> Event | None:
        """Apply an action, and return the event that it completes; raise IllegalAction if it is not legal."""
        action, seat = decode(code), state.seat
        if is_chance(action):
            box = _box(state, action)
            apply_action(state, code)
            return self._draw(state, action, box)
        choices = apply_action(state, code)
        return {"seat": seat, **write_decision(action), "choices": choices}

    def _draw(self, state: State, outcome: Action, box: Event) -> Event | None:
        self._draws.append(outcome)
        kind = event_kinds()[type(outcome)]
        if kind.together and state.is_drawing(type(outcome)):
            return None
        draws, self._draws = self._draws, []
        return {**kind.write(draws), **box}


def apply_action(state: State, code: int) -> int:
    """Apply an action, and return how many were legal; raise IllegalAction if it is not."""
    codes = state.legal_codes()
    if code not in codes:
        state.apply(code)  # raises
    state.apply_unchecked(code)
    return len(codes)


def write_decision(action: Action) -> Event:
    """Write a decision without its seat and its number of choices."""
    return event_kinds()[type(action)].write([action])


def read_event(state: State, event: Any) -> list[Action]:
    """Return the actions of an event that comes next in a state; whether they are legal is not checked."""
    kind = _find_kind(event)
    actions = kind.read(event)
    decides = not is_chance(actions[0])
    expected = {*kind.keys, "seat", "choices"} if decides else {*kind.keys}
    if not expected <= set(event) <= expected | {*kind.optional}:
        keys, got = ", ".join(sorted(expected)), ", ".join(sorted(event))
        raise NotationError("expected the keys {keys}, but got {got}", code="event/keys", keys=keys, got=got)
    if decides:
        _check_decision(state, event)
    elif {key: event[key] for key in ("box",) if key in event} != _box(state, actions[0]):
        box = str(_box(state, actions[0]) or "no box")
        raise NotationError("expected {box} with the line, but got {got}", code="event/box", box=box, got=str(event))
    return actions


def complete_event(state: State, event: Event, codes: list[int]) -> Event:
    """Return an event as `EventWriter` writes it, after its actions were applied; raise IllegalAction if more belong
    to it."""
    actions = [decode(code) for code in codes]
    kind = event_kinds()[type(actions[0])]
    if kind.together and state.is_drawing(type(actions[0])):
        n, got = len(actions), str(event)
        raise IllegalAction("expected more than {n} in one draw, but got {got}", code="event/draw", n=n, got=got)
    seat = {"seat": event["seat"]} if "seat" in event else {}
    return {**seat, **kind.write(actions), **{key: event[key] for key in ("choices", "box") if key in event}}


def _box(state: State, action: Action) -> Event:
    """W1: return the box of a line, if the game has two."""
    return {"box": box_of_newer_line(state)} if isinstance(action, Deal) and state.variant.boxes > 1 else {}


def _find_kind(event: Any) -> EventKind:
    found = [kind for key, kind in _kinds_by_key().items() if isinstance(event, dict) and key in event]
    if len(found) != 1 or not set(found[0].keys) <= set(event):
        keys, got = ", ".join(_kinds_by_key()), repr(event)
        raise NotationError(
            "expected an event with one of {keys}, but got {got}", code="event/kind", keys=keys, got=got
        )
    return found[0]


def _check_decision(state: State, event: Event) -> None:
    seat, choices = number(event["seat"], "a seat"), number(event["choices"], "a number of choices")
    if seat != state.seat:
        raise IllegalAction(
            "expected a decision of seat {expected}, but got one of seat {got}",
            code="event/seat",
            expected=state.seat,
            got=seat,
        )
    options = len(state.legal_codes())
    if choices != options:
        raise IllegalAction(
            "expected {expected} choices, but got {got}", code="event/choices", expected=options, got=choices
        )

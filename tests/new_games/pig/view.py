"""What a view shows of Pig. There is no land: a kingdom is its points alone."""

from crownland import Action, State
from crownland.match.view.types import Parts, Reason, Room

SCORE_LINES: dict[str, Parts] = {"bonus-kept": {}}


def table(state: State) -> Parts:
    seats = list(range(state.variant.seats))
    return {"steps": ["dare"], "rounds": None, "order": seats, "turn": max(state.seat, 0), "next_order": []}


def kingdom(state: State, index: int) -> Parts:
    return {"squares": [], "frame": (1, 1), "room": Room(0, 0, 0, 0), "discards": 0}


def bonus_args(state: State, index: int) -> dict[str, Parts]:
    return {"kept": {"standing": "sure"}}


def option(state: State, code: int) -> Parts:
    return {}


def why_not(state: State, action: Action) -> Reason:
    return Reason("phase", {"phase": state.phase})

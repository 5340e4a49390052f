"""Formats the facts of a game (`engine.facts`) for its view. What only one family has is formatted in its folder."""

from collections.abc import Mapping, Sequence

from ...engine.action import Action, encode
from ...engine.facts import STANDINGS, read_reason
from ...engine.rules import load_rules
from ...engine.state import State
from ...engine.unpack import PlainRow
from .types import Cell, Parts, Reason, Room


def view_turns(state: State, turns: PlainRow) -> Parts:
    """Return the steps of a turn, and the order of this round and the next."""
    phases = load_rules(state.variant.family).PHASES
    return {
        "rounds": turns.rounds or None,
        "steps": [phases[phase] for phase in turns.steps[: turns.n_steps]],
        "order": [*turns.order[: turns.n_order]],
        "turn": turns.turn,
        "next_order": [None if seat < 0 else seat for seat in turns.next_order[: turns.n_next]],
    }


def view_land(facts: PlainRow, terrains: Sequence[str]) -> Parts:
    """Return the squares of a kingdom, its frame, its room and its discards."""
    land, score = facts.land, facts.score
    squares = zip(land.row[: land.squares], land.column, land.terrain, land.crowns, strict=False)
    rows, columns = score.frame
    return {
        "squares": [Cell((row, column), terrains[terrain], crowns) for row, column, terrain, crowns in squares],
        "frame": (rows, columns),
        "room": Room(*score.room),
        "discards": score.discards,
    }


def view_standings(facts: PlainRow, bonuses: Sequence[str]) -> Mapping[str, Parts]:
    """Return for each bonus whether its points can still change."""
    return {
        bonus: {"standing": STANDINGS[standing]} for bonus, standing in zip(bonuses, facts.score.standing, strict=False)
    }


def view_reason(state: State, action: Action) -> Reason:
    """Return why an action is illegal, which it must be."""
    reason, got, most = read_reason(state, encode(action))
    args: dict[str, Parts] = {
        "phase": {"phase": state.phase},
        "tall": {"rows": got, "most": most},
        "wide": {"columns": got, "most": most},
    }
    return Reason(reason, args.get(reason, {}))

"""Hints: what a strong bot would do, with a reason as a message id and arguments."""

from dataclasses import dataclass
from typing import Any, Final

from ..bots.base import check_turn
from ..bots.bot import Thinker
from ..engine.action import Action, decode, encode
from ..engine.state import State, gains
from ..games.draft.actions import Claim, Place
from ..games.draft.table import best_placement, older_line, waiting
from .assess import Trial

LARGE: Final = 3  # squares of a property that is worth mentioning


@dataclass(frozen=True, slots=True)
class Advice:
    """An action with its reason: `only`, `points`, `grows`, `brings`, `keeps` or `chance`.

    `win` in `args` is the chance to win in per cent, estimated by playouts.
    """

    action: Action
    reason: str
    args: dict[str, Any]


def advise(state: State, bot: Thinker) -> Advice:
    """Return what a bot would do for the seat in turn, and the best known reason for it."""
    check_turn(state)
    if len(codes := state.legal_codes()) == 1:
        return Advice(decode(codes[0]), "only", {})
    best = bot.thoughts(state)[0].action
    reason, args = find_reason(state, best)
    return Advice(best, reason, {**args, "win": round(100 * _chance(state, best))})


def _chance(state: State, action: Action) -> float:
    """Return the share of playouts won after an action; the value of a bot may be something else."""
    return Trial(state, state).chance_after(encode(action))


def find_reason(state: State, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the best known reason for an action, with its values."""
    if isinstance(action, Claim):
        return _reason_to_claim(state, action.domino)
    if points := _points(state, action):
        return "points", {"points": points}
    if isinstance(action, Place) and (grown := _grown(state, action)):
        return "grows", grown
    return "chance", {}


def _points(state: State, action: Action) -> int:
    """Return the points that an action brings at once, at least 0."""
    return max(dict(gains(state, state.variant.kingdom_of(state.seat)))[encode(action)], 0)


def _grown(state: State, action: Place) -> dict[str, Any]:
    """Return the largest property that a placement extends, if it is large."""
    further = state.copy()
    further.apply(action)
    properties = further.score(state.variant.kingdom_of(state.seat)).properties
    largest = max((one for one in properties if {*action.at} & {*one.squares}), key=lambda one: one.size)
    return {"terrain": largest.terrain, "squares": largest.size} if largest.size >= LARGE else {}


def _reason_to_claim(state: State, domino: int) -> tuple[str, dict[str, Any]]:
    """Return the reason to claim a domino: its own points, or those that it would bring to a rival."""
    seat = state.seat
    own = best_placement(state, seat, domino) or 0
    theirs = {rival: best_placement(state, rival, domino) or 0 for rival in _who_choose_yet(state)}
    rival = max(theirs, key=lambda other: theirs[other], default=seat)
    if theirs.get(rival, 0) > own:
        return "keeps", {"points": theirs[rival], "seat": rival}
    return ("brings", {"points": own}) if own else ("chance", {})


def _who_choose_yet(state: State) -> set[int]:
    """Return the seats of other kingdoms that still claim a domino of this line."""
    seats = {seat for _, seat in waiting(state)} if older_line(state) else set(range(state.variant.seats))
    own = state.variant.kingdom_of(state.seat)
    return {seat for seat in seats if state.variant.kingdom_of(seat) != own}

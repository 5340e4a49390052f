"""Because one option is better than another: what can be seen at once, then what games that are played out tell."""

from typing import Final

from ..rules.actions import Action, decode, encode
from ..rules.draft.actions import Claim, Place
from ..rules.draft.lines import frame, is_last_round, older_line, waiting
from ..rules.draft.outlook import best_placement
from ..rules.gains import gains
from ..rules.land.scores import Property
from ..rules.reading import Square
from ..rules.state import State
from .types import Because

LARGE: Final = 3  # squares: a property of so many is worth mentioning
TOLD: Final = 0.5  # points: a difference in the end of so many is worth mentioning


def why_better(state: State, best: int, played: int, ends: list[float]) -> list[Because]:
    """Tell why an option is better than another, the most telling reason first.

    `ends` is by how many points more each kingdom has in the end, on average, when the better one is chosen.
    """
    one, other = decode(best), decode(played)
    if isinstance(one, Claim) and isinstance(other, Claim):
        seen = _claims(state, one.domino, other.domino)
    else:
        seen = [*_points(state, best, played), *_land(state, one, other)]
    return [*seen, *_in_the_end(state, ends)]


def why_good(state: State, code: int) -> list[Because]:
    """Tell what speaks for an option by itself."""
    action = decode(code)
    if len(state.legal_codes()) == 1:
        return [Because("only", {})]
    if isinstance(action, Claim):
        return _claim(state, action.domino)
    points = dict(gains(state, state.variant.kingdom_of(state.seat)))[code]
    told = [Because("points", {"points": points})] if points > 0 else []
    return [*told, *_joins(_joined(state, action))]


def _points(state: State, best: int, played: int) -> list[Because]:
    now = dict(gains(state, state.variant.kingdom_of(state.seat)))
    if now[best] <= max(now[played], 0):
        return []
    return [Because("points", {"points": now[best], "instead": now[played]})]


def _land(state: State, best: Action, played: Action) -> list[Because]:
    """Compare two placements by the properties that they make, and by the room that they leave."""
    if not (isinstance(best, Place) and isinstance(played, Place)):
        return []
    grown, instead = _joined(state, best), _joined(state, played)
    told = _joins(grown) if grown and (instead is None or grown.size > instead.size) else []
    holes = _holes(state, played) - _holes(state, best)
    told += [Because("room", {"squares": holes})] if holes > 0 else []
    return told or _open(state, best, played) or _reach(state, best, played)


def _joins(grown: Property | None) -> list[Because]:
    if grown is None or grown.size < LARGE:
        return []
    return [Because("joins", {"terrain": grown.terrain, "squares": grown.size, "crowns": grown.crowns})]


def _joined(state: State, action: Action) -> Property | None:
    """Return the property worth most of those that a placement is part of."""
    if not isinstance(action, Place):
        return None
    properties = _after(state, action).score(state.variant.kingdom_of(state.seat)).properties
    touched = (one for one in properties if {*action.at} & {*one.squares})
    return max(touched, key=lambda one: (one.points, one.size), default=None)


def _after(state: State, action: Action) -> State:
    further = state.copy()
    further.apply_unchecked(encode(action))
    return further


def _holes(state: State, action: Action) -> int:
    """Return how many free squares of the kingdom, after a placement, have no free square beside them."""
    further = _after(state, action)
    own = state.variant.kingdom_of(state.seat)
    beside = {near for square in further.land(own) for near in _free_beside(further, own, square)}
    return sum(not _free_beside(further, own, square) for square in beside)


def _open(state: State, best: Action, played: Action) -> list[Because]:
    """Tell which land with crowns has more free squares beside it after the better placement."""
    free, instead = (_beside_crowns(state, action) for action in (best, played))
    more = {terrain: crowns * (n - instead.get(terrain, (n, 0))[0]) for terrain, (n, crowns) in free.items()}
    terrain = max(more, key=more.__getitem__, default="")
    if more.get(terrain, 0) <= 0:
        return []
    return [Because("open", {"terrain": terrain, "squares": free[terrain][0], "instead": instead[terrain][0]})]


def _reach(state: State, best: Action, played: Action) -> list[Because]:
    """Tell how many more squares the kingdom can still come to, because it stretches less."""
    more, fewer = (_within_reach(state, action) for action in (best, played))
    return [Because("reach", {"squares": more, "instead": fewer})] if more > fewer else []


def _within_reach(state: State, action: Action) -> int:
    """Return how many squares a kingdom can still come to after a placement."""
    own, size = state.variant.kingdom_of(state.seat), frame(state)
    top, bottom, left, right = _after(state, action).bounds(own)
    return (2 * size - 1 - (bottom - top)) * (2 * size - 1 - (right - left))


def _beside_crowns(state: State, action: Action) -> dict[str, tuple[int, int]]:
    """Return, for each terrain with crowns after a placement, the free squares beside those properties, and crowns."""
    further, own = _after(state, action), state.variant.kingdom_of(state.seat)
    found: dict[str, tuple[int, int]] = {}
    for one in further.score(own).properties:
        if one.crowns:
            free = {near for square in one.squares for near in _free_beside(further, own, square)}
            n, crowns = found.get(one.terrain, (0, 0))
            found[one.terrain] = n + len(free), crowns + one.crowns
    return found


def _free_beside(state: State, kingdom: int, square: Square) -> list[Square]:
    """Return the squares beside one that can still be covered."""
    covered, size = {*state.land(kingdom), (0, 0)}, frame(state)
    top, bottom, left, right = state.bounds(kingdom)
    return [
        (row, column)
        for row, column in _near(square)
        if bottom - size < row < top + size and right - size < column < left + size and (row, column) not in covered
    ]


def _near(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def _claims(state: State, best: int, played: int) -> list[Because]:
    """A domino is claimed for what it brings, for what it would bring to somebody else, or for moving sooner."""
    own, instead = (best_placement(state, state.seat, one) for one in (best, played))
    told: list[Because] = []
    if instead is None and own is not None:
        told.append(Because("fits", {"domino": played}))
    if own is not None and own > max(instead or 0, 0):
        told.append(Because("brings", {"domino": best, "points": own, "instead": instead or 0}))
    rival, theirs = _most(state, best)
    if rival is not None and theirs > max(_most(state, played)[1], 0):
        told.append(Because("keeps", {"domino": best, "points": theirs, "seat": rival}))
    if best < played and not is_last_round(state) and not told:
        told.append(Because("earlier", {"domino": best}))
    return told


def _claim(state: State, domino: int) -> list[Because]:
    own = best_placement(state, state.seat, domino) or 0
    rival, theirs = _most(state, domino)
    keeps = [Because("keeps", {"domino": domino, "points": theirs, "seat": rival})] if theirs > max(own, 0) else []
    brings = [Because("brings", {"domino": domino, "points": own})] if own > 0 else []
    return keeps + brings


def _most(state: State, domino: int) -> tuple[int | None, int]:
    """Return which rival who still chooses would get most out of a domino, and how much."""
    points = {rival: best_placement(state, rival, domino) or 0 for rival in _who_choose_yet(state)}
    rival = max(points, key=points.__getitem__, default=None)
    return rival, points[rival] if rival is not None else 0


def _who_choose_yet(state: State) -> list[int]:
    """Return the seats of other kingdoms that still claim a domino of this line."""
    seats = {seat for _, seat in waiting(state)} if older_line(state) else set(range(state.variant.seats))
    own = state.variant.kingdom_of(state.seat)
    return sorted(seat for seat in seats if state.variant.kingdom_of(seat) != own)


def _in_the_end(state: State, ends: list[float]) -> list[Because]:
    """Tell what it means for the own kingdom, and for the rival whom it hurts most."""
    variant = state.variant
    own = variant.kingdom_of(state.seat)
    rival = min((one for one in range(variant.kingdoms) if one != own), key=lambda one: ends[one])
    more, less = round(ends[own], 1), round(-ends[rival], 1)
    if more < TOLD and less < TOLD:
        return []
    return [Because("outlook", {"own": max(0.0, more), "rival": max(0.0, less), "seat": variant.rulers(rival)[0]})]

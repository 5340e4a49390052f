"""Why the best option of a decision is better than the one that tempts: what can be seen, and what comes of it.

Games played out after both tell where the points come from in the end: the own land by terrain, bonuses, what the rival
gets. That says what matters. Facts that lie on the table say why: land that is joined, room that is kept, a domino that
a rival would have liked. Where no fact explains what matters, there is no explanation, and the list is empty.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from ..rules.actions import decode
from ..rules.draft.actions import Claim, Place
from ..rules.draft.lines import newer_line, waiting
from ..rules.draft.outlook import best_placement
from ..rules.duel.actions import Draw, Take
from ..rules.duel.table import dice, sheet_of
from ..rules.gains import gains
from ..rules.queendomino.actions import Build, Burn, Knights
from ..rules.queendomino.table import board
from ..rules.state import State
from .endings import Endings, endings_after
from .facts import WILD, crowns_of, main_land, most_on_offer, most_with_dice, terrains_of, who_choose_yet
from .puzzle import Reason
from .room import around, dead_squares, most_dominoes, shores

LEAST: Final = 1.2  # points in the end that are worth a sentence
SHARE: Final = 0.5  # of the whole difference, which the sentences together must explain
SHARE_AND_EARLIER: Final = 0.4  # the same where one also chooses much earlier in the next round
MOST: Final = 3  # sentences
SURE: Final = 0.25  # of all games: so many more or fewer is worth a sentence


@dataclass(frozen=True, slots=True)
class Case:
    """A decision with its best and its tempting option, the tables that they leave, and how games end after them."""

    state: State
    best: int
    other: int
    after: State
    after_other: State
    ends: Endings
    ends_other: Endings

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def own(self) -> int:
        return self.state.variant.kingdom_of(self.state.seat)

    @property
    def has_lines(self) -> bool:
        return "pool" in (self.state.states.dtype.names or ())


def explain(state: State, best: int, other: int, luck: str) -> list[Reason]:
    """Return the sentences that explain why one option is better than another, most telling first; or none."""
    after, after_other = state.copy(), state.copy()
    after.apply_unchecked(best)
    after_other.apply_unchecked(other)
    ends, ends_other = (endings_after(state, code, luck) for code in (best, other))
    case = Case(state, best, other, after, after_other, ends, ends_other)
    parts = weigh(case)
    whole = sum(parts.values())
    found: list[Reason] = []
    explained = 0.0
    for part in sorted(parts, key=lambda part: -parts[part]):
        if parts[part] < LEAST or len(found) >= 2:
            break
        if reason := _reason(case, part, parts[part]):
            found.append(reason)
            explained += parts[part]
    spells = list(_spells(case))
    earlier = list(_earlier(case))
    if spells:
        return [*spells, *_contrast(case), *found][:MOST]
    if explained < max((SHARE_AND_EARLIER if earlier else SHARE) * whole, LEAST):
        return []
    return [*_contrast(case), *found, *earlier][:MOST]


def weigh(case: Case) -> dict[tuple[str, str], float]:
    """Tell what makes the difference in the end, in points of lead: land by terrain, bonuses, and the best rival."""
    names = {*case.ends.parts, *case.ends_other.parts}
    parts = {name: case.ends.parts[name] - case.ends_other.parts[name] for name in names}
    parts["rival", ""] = case.ends_other.best_rival - case.ends.best_rival
    return parts


def obvious(state: State) -> int | None:
    """Return the option that anybody sees: the one that alone brings most points now, or for a domino, most at home."""
    points = dict(gains(state, state.variant.kingdom_of(state.seat)))
    for code in points:
        if isinstance(action := decode(code), Claim):
            points[code] = best_placement(state, state.seat, action.domino) or 0
    most = max(points.values())
    first = [code for code, value in points.items() if value == most]
    return first[0] if len(first) == 1 and most > 0 else None


def _contrast(case: Case) -> Iterator[Reason]:
    """What the tempting option has for it: more points now."""
    if isinstance(decode(case.best), (Place, Draw)):
        points = dict(gains(case.state, case.own))
        if points[case.other] > points[case.best]:
            yield Reason("less-now", {"points": points[case.best], "other": points[case.other]})


def _earlier(case: Case) -> Iterator[Reason]:
    """A much smaller number chooses earlier in the next round (K5)."""
    action, other = decode(case.best), decode(case.other)
    if isinstance(action, Claim) and isinstance(other, Claim):
        numbers = [number for number, _ in newer_line(case.state)]
        place, instead = numbers.index(action.domino) + 1, numbers.index(other.domino) + 1
        if instead - place >= 2:
            yield Reason("earlier", {"place": place, "other": instead})


def _spells(case: Case) -> Iterator[Reason]:
    """The last box of a row of the spell book: a die that gives its power, or keeps it from the rival (D6)."""
    action, other = decode(case.best), decode(case.other)
    if not isinstance(action, Take) or not isinstance(other, Take):
        return
    faces = [dice(case.state)[die].face for die in action.dice if die not in other.dice]
    symbols = {symbol for symbol, crosses in faces if crosses == 0}
    for name, seat in (("spell", case.seat), ("denies-spell", 1 - case.seat)):
        for row in sheet_of(case.state, seat).rows:
            if row.spell.symbol in symbols and row.standing == "open" and row.ticks == row.spell.boxes - 1:
                yield Reason(name, {"power": row.spell.power, "seat": seat})
                return


def _reason(case: Case, part: tuple[str, str], points: float) -> Reason | None:
    kind, name = part
    tell: dict[str, Callable[[Case, str, float], Reason | None]] = {"land": _land, "bonus": _bonus, "rival": _rival}
    return tell[kind](case, name, points)


# The own land


def _land(case: Case, terrain: str, points: float) -> Reason | None:
    """Land of a terrain that will be worth more: joined now, open for more, or fed by what is taken."""
    end, action = round(points), decode(case.best)
    if isinstance(action, Claim):
        return _fed(case, action.domino, terrain, end)
    if isinstance(action, Take):
        return _fed_by_die(case, action, terrain, end)
    if isinstance(action, Build) and case.ends.has["queen"] - case.ends_other.has["queen"] >= SURE:
        shares = {"often": round(100 * case.ends.has["queen"]), "seldom": round(100 * case.ends_other.has["queen"])}
        return Reason("queen", {**shares, "end": end})
    if isinstance(action, (Place, Draw)):
        tries = (_joined(case, terrain, end), _follows(case, terrain, end), _hole(case, end))
        return next(filter(None, tries), None) or _open(case, terrain, end) or _room(case, end)
    return None


def _joined(case: Case, terrain: str, end: int) -> Reason | None:
    """Land grows together or gets crowns that the tempting placement leaves elsewhere."""
    here, there = main_land(case.after, case.own, terrain), main_land(case.after_other, case.own, terrain)
    size, crowns = (there.size, there.crowns) if there else (0, 0)
    if here is None or here.points < size * crowns or (here.size <= size and here.crowns <= crowns):
        return None
    args = {"terrain": terrain, "end": end, "squares": here.size, "crowns": here.crowns}
    return Reason("joins", {**args, "squares_other": size, "crowns_other": crowns}, case.own, here.squares)


def _follows(case: Case, terrain: str, end: int) -> Reason | None:
    """The domino on which the own other king stands will bring more."""
    mine = [number for number, seat in waiting(case.after) if seat == case.seat] if case.has_lines else []
    if not mine or not isinstance(decode(case.best), Place) or case.state.variant.boxes > 1:
        return None
    domino = mine[0]
    points, other = (best_placement(table, case.seat, domino) or 0 for table in (case.after, case.after_other))
    if points < other + 2 or terrain not in terrains_of(case.state, domino):
        return None
    return Reason("follows", {"domino": domino, "points": points, "other": other, "end": end})


def _open(case: Case, terrain: str, end: int) -> Reason | None:
    """Land keeps more free squares to grow on."""
    here, there = main_land(case.after, case.own, terrain), main_land(case.after_other, case.own, terrain)
    if here is None or not (here.size > 1 or here.crowns):
        return None
    free = len(around(case.after, case.own, here.squares))
    free_other = len(around(case.after_other, case.own, there.squares)) if there else 0
    if free < free_other + 2:
        return None
    args = {"terrain": terrain, "end": end, "squares": here.size, "free": free, "free_other": free_other}
    return Reason("open", args, case.own, here.squares)


def _hole(case: Case, end: int) -> Reason | None:
    """The tempting placement leaves squares that no domino will ever fill."""
    if not isinstance(decode(case.best), Place):
        return None
    here, there = dead_squares(case.after, case.own), dead_squares(case.after_other, case.own)
    if len(there) <= len(here):
        return None
    return Reason("hole", {"squares": len(there) - len(here), "end": end}, case.own, tuple(sorted(there - here)))


def _room(case: Case, end: int) -> Reason | None:
    """More of the dominoes to come will find a place: there is more room, or more kinds of land to join."""
    fewer = case.ends_other.discards - case.ends.discards
    if fewer < SURE or not isinstance(decode(case.best), Place):
        return None
    args = {"fewer": round(100 * fewer), "end": end}
    room, room_other = (most_dominoes(table, case.own) for table in (case.after, case.after_other))
    if room > room_other:
        return Reason("room", {**args, "room": room, "room_other": room_other})
    kinds, kinds_other = (len(shores(table, case.own)) for table in (case.after, case.after_other))
    if kinds > kinds_other:
        return Reason("kinds", {**args, "kinds": kinds, "kinds_other": kinds_other})
    return None


def _fed(case: Case, domino: int, terrain: str, end: int) -> Reason | None:
    """The claimed domino feeds land of its terrain, with crowns or squares."""
    if terrain not in terrains_of(case.state, domino):
        return None
    here, crowns = main_land(case.state, case.own, terrain), crowns_of(case.state, domino, terrain)
    own = best_placement(case.state, case.seat, domino) or 0
    args = {"terrain": terrain, "points": own, "end": end, "crowns": crowns, "squares": here.size if here else 0}
    if not crowns and (here is None or (here.size < 2 and not here.crowns)):
        return None
    return Reason("feeds", args, case.own, here.squares) if here else Reason("feeds-new", args)


def _fed_by_die(case: Case, action: Take, terrain: str, end: int) -> Reason | None:
    """A die that is taken feeds land of its coat of arms."""
    for die in action.dice:
        symbol, crosses = dice(case.state)[die].face
        here = main_land(case.state, case.own, terrain)
        if symbol in (terrain, WILD) and here:
            args = {"terrain": terrain, "crosses": crosses, "squares": here.size, "end": end}
            return Reason("feeds-die", args, case.own, here.squares)
    return None


# Bonuses


def _bonus(case: Case, name: str, points: float) -> Reason | None:
    often, seldom = case.ends.has[name], case.ends_other.has[name]
    action = decode(case.best)
    if name in ("harmony", "middle_kingdom"):
        shares = {"often": round(100 * often), "seldom": round(100 * seldom)}
        return Reason(f"bonus-{name}", shares) if often - seldom >= SURE else None
    if name == "buildings" and isinstance(action, Build) and action.slot is not None:
        return Reason("bonus-building", {"end": round(points), "building": board(case.state)[action.slot]})
    if name == "buildings" and isinstance(action, Claim) and "town" in terrains_of(case.state, action.domino):
        return Reason("bonus-site", {"end": round(points)})
    if name == "coins" and isinstance(action, Knights):
        return Reason("bonus-coins", {"end": round(points)})
    return None


# The rivals


def _rival(case: Case, _: str, points: float) -> Reason | None:
    """What a rival does not get: the domino or the die that is taken, the tile that is bought or burnt."""
    kingdom, terrain, less = _most_hurt(case)
    if kingdom is None:
        return None
    args: dict[str, Any] = {"seat": case.state.variant.rulers(kingdom)[0], "end": round(less)}
    action = decode(case.best)
    if isinstance(action, Claim):
        return _denied_domino(case, action.domino, kingdom, terrain, args)
    if isinstance(action, Take):
        return _denied_dice(case, action, kingdom, terrain, args)
    if isinstance(action, (Build, Burn)) and action.slot is not None:
        return Reason("takes-tile", {**args, "building": board(case.state)[action.slot]})
    return None


def _denied_domino(case: Case, domino: int, kingdom: int, terrain: str, args: dict[str, Any]) -> Reason | None:
    """The rival would have placed the domino well, or waits for its crowns."""
    state, other = case.state, decode(case.other)
    choosers = [seat for seat in who_choose_yet(state) if state.variant.kingdom_of(seat) == kingdom]
    if not choosers or not isinstance(other, Claim):
        return None
    could, can = (most_on_offer(state, choosers[0], without) for without in (other.domino, domino))
    land = main_land(state, kingdom, terrain)
    if could >= can + 2:
        here = land if terrain in terrains_of(state, domino) else None
        args |= {"points": could, "other": can}
        return Reason("denies", args, kingdom if here else None, here.squares if here else ())
    if "town" in terrains_of(state, domino) and terrain == "buildings":
        return Reason("denies-site", args)
    if land is None or land.size < 2 or terrain not in terrains_of(state, domino):
        return None
    args |= {"terrain": terrain, "squares": land.size}
    if crowns := crowns_of(state, domino, terrain):
        return Reason("denies-crowns", {**args, "crowns": crowns}, kingdom, land.squares)
    return Reason("denies-land", args, kingdom, land.squares) if land.size > 2 else None


def _denied_dice(case: Case, action: Take, kingdom: int, terrain: str, args: dict[str, Any]) -> Reason | None:
    """The rival would have drawn more with the dice that are left otherwise."""
    other = decode(case.other)
    assert isinstance(other, Take)
    could, can = (most_with_dice(case.state, kingdom, taken.dice) for taken in (other, action))
    if could < can + 2:
        return None
    land = main_land(case.state, kingdom, terrain)
    told = {**args, "points": could, "other": can}
    return Reason("denies-dice", told, kingdom if land else None, land.squares if land else ())


def _most_hurt(case: Case) -> tuple[int | None, str, float]:
    """Return the rival that loses most points, the part of its points where it loses most, and how many in all."""
    losses = {
        part: case.ends_other.rivals[part] - case.ends.rivals[part]
        for part in {*case.ends.rivals, *case.ends_other.rivals}
    }
    wholes = {kingdom: lost for (kingdom, name), lost in losses.items() if not name}
    kingdom = max(wholes, key=lambda one: wholes[one])
    if wholes[kingdom] < LEAST:
        return None, "", 0.0
    parts = {name: lost for (one, name), lost in losses.items() if one == kingdom and name}
    return kingdom, max(parts, key=lambda name: parts[name]), wholes[kingdom]

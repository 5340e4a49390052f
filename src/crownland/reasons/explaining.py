"""Why an option of a decision is better than another: what can be seen, and what comes of it.

Games played out after both tell where the points come from in the end: the own land by terrain, bonuses, what the rival
gets. That says what matters. Facts that lie on the table say why: land that is joined, room that is kept, a domino that
a rival would have liked. Where no fact explains what matters, there is no explanation.
"""

from typing import Final

from ..rules.state import State
from .because import Because
from .case import Case
from .endings import endings_after
from .land import points_now
from .rooms import reasons_of

LEAST: Final = 1.2  # points in the end that are worth a sentence
SHARE: Final = 0.5  # of the whole difference, which the sentences together must explain
SHARE_AND_MORE: Final = 0.4  # the same where something else helps
MOST: Final = 3  # sentences
TOLD: Final = 0.5  # points: a difference in the end of so many is told where nothing explains it


def explain(state: State, best: int, other: int, luck: str) -> list[Because]:
    """Return the sentences that explain why one option is better than another, most telling first; or none."""
    room = reasons_of(state)
    case = Case(state, best, other, *(endings_after(state, code, luck, room.owned) for code in (best, other)))
    parts = weigh(case)
    found: list[Because] = []
    explained = 0.0
    for part in sorted(parts, key=lambda part: (-parts[part], part)):
        if parts[part] < LEAST or len(found) >= MOST - 1:
            break
        if because := _fact(case, part, parts[part]):
            found.append(because)
            explained += parts[part]
    contrast = [one for one in points_now(case) if one.id == "less-now"]
    if decisive := room.decisive(case):
        return [*decisive, *contrast, *found][:MOST]
    besides, whole = room.besides(case), sum(parts.values())
    if whole <= 0 or explained < max((SHARE_AND_MORE if besides else SHARE) * whole, LEAST):
        return []
    return [*contrast, *found, *besides][:MOST]


def why_better(state: State, best: int, other: int, luck: str, ends: list[float]) -> list[Because]:
    """Explain as well as can be: by what can be seen and how it ends, where facts do not explain enough.

    `ends` is by how many points more each kingdom has in the end, on average, when the better option is chosen.
    """
    if told := explain(state, best, other, luck):
        return told
    return [*reasons_of(state).seen(Case(state, best, other))[: MOST - 1], *_in_the_end(state, ends)]


def why_good(state: State, code: int) -> list[Because]:
    """Tell what speaks for an option by itself."""
    return [Because("only")] if len(state.legal_codes()) == 1 else reasons_of(state).good(state, code)


def obvious(state: State) -> int | None:
    """Return the option that anybody sees: the one that alone promises most."""
    points = reasons_of(state).promises(state)
    most = max(points.values())
    first = [code for code, value in points.items() if value == most]
    return first[0] if len(first) == 1 and most > 0 else None


def weigh(case: Case) -> dict[tuple[str, str], float]:
    """Tell what makes the difference in the end, in points of lead: land by terrain, bonuses, and the best rival."""
    names = {*case.ends.parts, *case.ends_other.parts}
    parts = {name: case.ends.parts[name] - case.ends_other.parts[name] for name in names}
    parts["rival", ""] = case.ends_other.best_rival - case.ends.best_rival
    return parts


def _fact(case: Case, part: tuple[str, str], points: float) -> Because | None:
    room, (kind, name) = reasons_of(case.state), part
    if kind == "land":
        return room.land(case, name, round(points))
    if kind == "bonus":
        return room.bonus(case, name, round(points))
    kingdom, name, lost = _most_hurt(case)
    return room.rival(case, kingdom, name, round(lost)) if lost >= LEAST else None


def _most_hurt(case: Case) -> tuple[int, str, float]:
    """Return the rival that loses most points, the part of its points where it loses most, and how many in all."""
    losses = {
        part: case.ends_other.rivals[part] - case.ends.rivals[part]
        for part in {*case.ends.rivals, *case.ends_other.rivals}
    }
    wholes = {kingdom: lost for (kingdom, name), lost in losses.items() if not name}
    kingdom = max(sorted(wholes), key=wholes.__getitem__)
    parts = {name: lost for (one, name), lost in losses.items() if one == kingdom and name}
    return kingdom, max(sorted(parts), key=parts.__getitem__, default=""), wholes[kingdom]


def _in_the_end(state: State, ends: list[float]) -> list[Because]:
    """Tell what it means for the own kingdom, and for the rival whom it hurts most."""
    variant = state.variant
    own = variant.kingdom_of(state.seat)
    rival = min((one for one in range(variant.kingdoms) if one != own), key=lambda one: ends[one])
    told = {"own": round(ends[own], 1), "rival": round(-ends[rival], 1)}
    named = [name for name, points in told.items() if points >= TOLD]
    args = {**{name: told[name] for name in named}, "seat": variant.rulers(rival)[0]}
    return [Because(f"outlook-{'both' if len(named) > 1 else named[0]}", args)] if named else []

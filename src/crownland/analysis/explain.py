"""Explains why an option of a decision is better than another.

Playouts after both options show which points make the difference: own land by terrain, bonuses, the rival. Facts of the
current position explain it: land that is joined, room that is kept, a domino that a rival could use. If none does,
there is no explanation.
"""

from collections.abc import Sequence
from typing import Final

from ..engine.state import State
from ..games.land.explain import main_land, points_now
from .comparison import Because, Comparison, after, endings_after, load_reasons

MIN_POINTS: Final = 1.2  # points at the end of the game that are worth a sentence
SHARE: Final = 0.5  # of the whole difference that the sentences must explain
SHARE_AND_MORE: Final = 0.4  # the same if there are other facts besides
MAX_SENTENCES: Final = 3  # sentences
ENDS: Final = ("buildings", "coins")  # bonuses with a sentence about their points at the end
SHOWN: Final = 0.25  # points at the end of the game that are mentioned


def explain(state: State, best: int, other: int, seed: str) -> list[Because]:
    """Return the sentences that explain why one option is better than another, the most important first; or none."""
    case = _played_out(state, best, other, seed, [after(state, code) for code in (best, other)])
    return _enough(case, *_found(case))


def why_better(
    state: State, best: int, other: int, seed: str, ends: Sequence[float], openings: Sequence[State]
) -> list[Because]:
    """Explain as well as possible, with the outlook: if facts do not explain enough, add what can be seen.

    `ends` is the mean gain in points of each kingdom at the end of the game by the better option; `openings` are the
    states from which games are played out, after the better option and after the other one.
    """
    case = _played_out(state, best, other, seed, openings)
    found, explained, whole = _found(case)
    result = _enough(case, found, explained, whole)
    if not result:
        seen = [one for one in load_reasons(state).seen(case) if one.id not in {known.id for known in found}]
        result = [*found, *seen][: MAX_SENTENCES - 1]
    all_in_all = _in_the_end(state, ends)
    return [*result, *all_in_all] if result else [*all_in_all, *_largest_part(case)]


def _enough(case: Comparison, found: list[Because], explained: float, whole: float) -> list[Because]:
    """Return the sentences if they explain enough of the difference."""
    room = load_reasons(case.state)
    contrast = [one for one in points_now(case) if one.id == "less-now"]
    if decisive := room.decisive(case):
        return [*decisive, *contrast, *found][:MAX_SENTENCES]
    besides, promised = room.besides(case), room.promises(case.state)
    if explained < promised.get(case.other, 0) - promised.get(case.best, 0):  # does not explain why points are given up
        return []
    if whole <= 0 or explained < max((SHARE_AND_MORE if besides else SHARE) * whole, MIN_POINTS):
        return []
    return [*contrast, *found, *besides][:MAX_SENTENCES]


def _played_out(state: State, best: int, other: int, seed: str, openings: Sequence[State]) -> Comparison:
    own, owned = state.variant.kingdom_of(state.seat), load_reasons(state).owned
    return Comparison(state, best, other, *(endings_after(one, own, seed, owned) for one in openings))


def _found(case: Comparison) -> tuple[list[Because], float, float]:
    """Find the facts behind the difference; return them, the points that they explain, and all points."""
    parts = weigh(case)
    is_own_gain = sum(points for (kind, _), points in parts.items() if kind != "rival") > 0
    found: list[Because] = []
    explained = 0.0
    for part in sorted(parts, key=lambda part: (-parts[part], part)):
        if parts[part] < MIN_POINTS or len(found) >= MAX_SENTENCES - 1:
            break
        if part[0] != "rival" and not is_own_gain:  # it is lost elsewhere
            continue
        if because := _fact(case, part, parts[part]):
            explained += parts[part]
            if _saying(because) not in map(_saying, found):
                found.append(because)
    return found, explained, sum(parts.values())


def _largest_part(case: Comparison) -> list[Because]:
    """Return a sentence about where most of the own points come from, for a case without facts."""
    parts = {part: points for part, points in weigh(case).items() if part[0] in ("land", "bonus")}
    part = max(sorted(parts), key=parts.__getitem__, default=None)
    if part is None or parts[part] < MIN_POINTS:
        return []
    kind, name = part
    args, here = {"end": round(parts[part])}, main_land(case.after, case.own, name)
    if kind == "bonus":
        return [Because(f"ends-{name}", args)] if name in ENDS else []
    return [Because("ends-land", {**args, "terrain": name}, case.own, [*here.squares] if here else [])]


def _saying(because: Because) -> tuple[str, dict[str, object]]:
    """Return the content of a sentence without its points: one fact may explain several parts."""
    return because.id, {name: result for name, result in because.args.items() if name != "end"}


def why_good(state: State, code: int) -> list[Because]:
    """Return the reasons for an option by itself."""
    return [Because("only")] if len(state.legal_codes()) == 1 else load_reasons(state).good(state, code)


def obvious(state: State) -> int | None:
    """Return the obvious option: the only one with the most visible points; None if there is none."""
    points = load_reasons(state).promises(state)
    most = max(points.values())
    first = [code for code, value in points.items() if value == most]
    return first[0] if len(first) == 1 and most > 0 else None


def weigh(case: Comparison) -> dict[tuple[str, str], float]:
    """Return the parts of the difference at the end, in points of lead: land by terrain, bonuses, the best rival."""
    names = {*case.ends.parts, *case.ends_other.parts}
    parts = {name: case.ends.parts[name] - case.ends_other.parts[name] for name in names}
    parts["rival", ""] = case.ends_other.best_rival - case.ends.best_rival
    return parts


def _fact(case: Comparison, part: tuple[str, str], points: float) -> Because | None:
    room, (kind, name) = load_reasons(case.state), part
    if kind == "land":
        return room.land(case, name, round(points))
    if kind == "bonus":
        return room.bonus(case, name, round(points))
    kingdom, names, lost = _most_hurt(case)
    facts = (room.rival(case, kingdom, name, round(lost)) for name in names if lost >= MIN_POINTS)
    return next((one for one in facts if one), None)


def _most_hurt(case: Comparison) -> tuple[int, list[str], float]:
    """Return the rival that loses most points, the parts with at least half of them, and their number."""
    losses = {
        part: case.ends_other.rivals[part] - case.ends.rivals[part]
        for part in {*case.ends.rivals, *case.ends_other.rivals}
    }
    wholes = {kingdom: lost for (kingdom, name), lost in losses.items() if not name}
    kingdom = max(sorted(wholes), key=wholes.__getitem__)
    parts = {name: lost for (one, name), lost in losses.items() if one == kingdom and name}
    most = wholes[kingdom]
    hurt = sorted((name for name, lost in parts.items() if lost >= most / 2), key=lambda name: (-parts[name], name))
    return kingdom, hurt or [""], most


def _in_the_end(state: State, ends: Sequence[float]) -> list[Because]:
    """Return the outlook of the own kingdom and of the rival that loses most.

    With a single rival, a part against the option is mentioned too, so that both numbers add up.
    """
    variant = state.variant
    own = variant.kingdom_of(state.seat)
    rival = min((one for one in range(variant.kingdoms) if one != own), key=lambda one: ends[one])
    parts = {"own": round(ends[own], 1), "rival": round(-ends[rival], 1)}
    has_one_rival = variant.kingdoms == 2
    result = {name: points for name, points in parts.items() if points >= SHOWN or (has_one_rival and points <= -SHOWN)}
    good = [name for name, points in result.items() if points > 0]
    if not good:
        return []
    which = "both" if len(good) == 2 else good[0] if len(result) == 1 else "more" if good == ["own"] else "less"
    args = {**{name: abs(points) for name, points in result.items()}, "seat": variant.rulers(rival)[0]}
    return [Because(f"outlook-{which}", args)]

"""Placing and claiming dominoes: what every game with a draft offers, what it brings, and what words mean."""

from collections.abc import Sequence

from ..rules.actions import Action, Claim, Discard, Place, Square
from ..rules.errors import IllegalAction, NotationError
from ..rules.lines import box_of_newer_line, box_of_older_line, waiting
from ..rules.notation import CASTLE_SQUARE
from ..rules.state import State
from ..rules.tables import DOMINOES, Domino
from .names import kingdom_of
from .options import Option
from .render import Ghost, box_of
from .squares import pair_name, read_square


def frame_of(state: State) -> int:
    return int(state.record.frame)


def older_dominoes(state: State) -> dict[int, Domino]:
    """Return the dominoes that the numbers of the line being placed mean."""
    return DOMINOES[box_of_older_line(state)]


def newer_dominoes(state: State) -> dict[int, Domino]:
    """Return the dominoes that the numbers of the line on offer mean."""
    return DOMINOES[box_of_newer_line(state)]


def options(state: State) -> list[Option]:
    """List what the seat in turn can do: placements by what they bring, the best first; claims by number."""
    actions = state.legal_actions()
    if isinstance(actions[0], Place):
        gains = {action: gain(state, action) for action in actions}
        best_first = sorted(actions, key=lambda action: -gains[action])
        return [_placement(state, n, action, gains[action]) for n, action in enumerate(best_first, 1)]
    return [_simple(action) for action in actions]


def gain(state: State, action: Action) -> int:
    """Return the points that an action brings at once to the kingdom in turn."""
    after = state.copy()
    after.apply(action)
    return after.total(state.seat) - state.total(state.seat)


def _placement(state: State, number: int, action: Action, points: int) -> Option:
    assert isinstance(action, Place)
    return Option("place", number, action, points, pair_name(action.at, frame_of(state)))


def _simple(action: Action) -> Option:
    assert isinstance(action, Claim | Discard)
    verb = "claim" if isinstance(action, Claim) else "discard"
    return Option(verb, action.domino, action, None, str(action.domino))


def request(state: State) -> str:
    """Say what the seat in turn must do with dominoes."""
    if state.phase == "claim":
        return "Choose your next domino." if state.round else "Choose your first domino."
    domino = waiting(state)[0][0]
    if isinstance(state.legal_actions()[0], Discard):
        return f"Domino {domino} must be discarded: {_why_nowhere(state, domino)}."
    last = state.round == state.record.rounds
    return f"Place domino {domino}." if last else f"Place domino {domino}, then choose your next one."


def _why_nowhere(state: State, domino: int) -> str:
    first, second = older_dominoes(state)[domino].terrains
    land = first if first == second else f"{first} or {second}"
    frame = frame_of(state)
    return f"no two free squares within {frame}x{frame} touch your castle or fitting {land}"


def find(state: State, words: Sequence[str], options: Sequence[Option]) -> Option:
    """Return the placement on two named squares; raise with the reason where it is none."""
    if not isinstance(options[0].action, Place):
        raise NotationError(f"expected {options[0].verb} {options[0].text}, but got {' '.join(words)!r}")
    if len(words) != 2:
        raise NotationError(f"expected a number or two squares such as f4 g4, but got {' '.join(words)!r}")
    domino, frame = options[0].action.domino, frame_of(state)
    at = read_square(words[0], frame), read_square(words[1], frame)
    ways = [at, (at[1], at[0])] if older_dominoes(state)[domino].halves_are_alike else [at]
    for option in options:
        if isinstance(option.action, Place) and option.action.at in ways:
            return option
    raise IllegalAction(_why_not(state, domino, at))


def _why_not(state: State, domino: int, at: tuple[Square, Square]) -> str:
    """Say which rule a placement breaks (K7, K8)."""
    (row, column), (other_row, other_column) = at
    land = state.land(kingdom_of(state.variant, state.seat))
    name = pair_name(at, frame_of(state))
    if abs(row - other_row) + abs(column - other_column) != 1:
        return f"expected two squares side by side, but {name} are not"
    if CASTLE_SQUARE in at or land.keys() & set(at):
        return f"expected two free squares, but of {name} at least one is covered"
    box = box_of({**land, **dict.fromkeys(at, ("", 0))})
    high, wide = len(box.rows), len(box.columns)
    if max(high, wide) > frame_of(state):
        most = frame_of(state)
        return f"expected a kingdom within {most}x{most}, but with {name} it would be {high} high and {wide} wide"
    first, second = older_dominoes(state)[domino].terrains
    return f"expected {first} or {second} to touch the castle or the same land, but on {name} neither does"


def ghosts_of(state: State, options: Sequence[Option]) -> dict[Square, Ghost]:
    """Put the numbers of placements on the squares they cover, the best first, each square once."""
    ghosts: dict[Square, Ghost] = {}
    for option in options:
        if isinstance(option.action, Place) and not ghosts.keys() & set(option.action.at):
            terrains = older_dominoes(state)[option.action.domino].terrains
            for square, terrain in zip(option.action.at, terrains, strict=True):
                ghosts[square] = Ghost(option.number, terrain)
    return ghosts

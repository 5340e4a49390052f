"""Kingdomino and its sample in the terminal: the table, what is asked, what can be chosen, what happened."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..rules.actions import Action, Claim, Deal, Discard, King, Place, Square
from ..rules.errors import IllegalAction, NotationError
from ..rules.lines import newer_line, older_line, undrawn, waiting
from ..rules.notation import CASTLE_SQUARE
from ..rules.state import State
from ..rules.tables import DOMINOES, TERRAINS, Domino
from .console import Glyphs, glyphs_of, is_tall
from .options import Option, signed
from .render import CELL, Ghost, box_of, kingdom_picture, land_cell, line_picture, seat_name, small_picture
from .squares import pair_name, read_square

TITLES: Final = {"kingdomino": "Kingdomino", "sample": "Kingdomino sample"}
_LINE_WIDTH: Final = 15  # of a domino of a line, without the name of its king
_GAP: Final = 2

HELP: Final = [
    ("place 3", "lay your domino as number 3 of the list (or just 3)"),
    ("place f4 g4", "lay its first half on f4 and its second half on g4"),
    ("claim 31", "put your king on domino 31 of the new line (or just 31)"),
    ("draft", "show both lines and what has not been drawn yet"),
]


def _frame(state: State) -> int:
    return int(state.record.frame)


def _dominoes(state: State) -> dict[int, Domino]:
    return DOMINOES[state.variant.game]


def heading(state: State) -> str:
    """Say in one line how far the game is and what nobody has seen yet."""
    unseen = undrawn(state)
    crowns = sum(sum(_dominoes(state)[number].crowns) for number in unseen)
    stage = f"round {state.round} of {state.record.rounds}" if state.round else "opening"
    return f"{TITLES[state.variant.game]}: {stage}, {len(unseen)} dominoes with {crowns} crowns unseen"


def request(state: State) -> str:
    """Say what the seat in turn must do."""
    if state.phase == "claim":
        return "Choose your next domino." if state.round else "Choose your first domino."
    domino = waiting(state)[0][0]
    if isinstance(state.legal_actions()[0], Discard):
        return f"Domino {domino} must be discarded: {_why_nowhere(state, domino)}."
    last = state.round == state.record.rounds
    return f"Place domino {domino}." if last else f"Place domino {domino}, then choose your next one."


def _why_nowhere(state: State, domino: int) -> str:
    first, second = _dominoes(state)[domino].terrains
    land = first if first == second else f"{first} or {second}"
    frame = _frame(state)
    return f"no two free squares within {frame}x{frame} touch your castle or fitting {land}"


def options(state: State) -> list[Option]:
    """List what the seat in turn can do: placements by what they bring, the best first; claims by number."""
    actions = state.legal_actions()
    if isinstance(actions[0], Place):
        gains = {action: _gain(state, action) for action in actions}
        best_first = sorted(actions, key=lambda action: -gains[action])
        return [_placement(state, n, action, gains[action]) for n, action in enumerate(best_first, 1)]
    return [_simple(action) for action in actions]


def _gain(state: State, action: Action) -> int:
    after = state.copy()
    after.apply(action)
    return after.total(state.seat) - state.total(state.seat)


def _placement(state: State, number: int, action: Action, points: int) -> Option:
    assert isinstance(action, Place)
    return Option("place", number, action, points, pair_name(action.at, _frame(state)))


def _simple(action: Action) -> Option:
    assert isinstance(action, Claim | Discard)
    verb = "claim" if isinstance(action, Claim) else "discard"
    return Option(verb, action.domino, action, None, str(action.domino))


def find(state: State, words: Sequence[str], options: Sequence[Option]) -> Option:
    """Return the placement on two named squares; raise with the reason where it is none."""
    if not isinstance(options[0].action, Place):
        raise NotationError(f"expected {options[0].verb} {options[0].text}, but got {' '.join(words)!r}")
    if len(words) != 2:
        raise NotationError(f"expected a number or two squares such as f4 g4, but got {' '.join(words)!r}")
    domino, frame = options[0].action.domino, _frame(state)
    at = read_square(words[0], frame), read_square(words[1], frame)
    ways = [at, (at[1], at[0])] if _dominoes(state)[domino].halves_are_alike else [at]
    for option in options:
        if isinstance(option.action, Place) and option.action.at in ways:
            return option
    raise IllegalAction(_why_not(state, domino, at))


def _why_not(state: State, domino: int, at: tuple[Square, Square]) -> str:
    """Say which rule a placement breaks (K7, K8)."""
    (row, column), (other_row, other_column) = at
    land = state.land(state.seat)
    name = pair_name(at, _frame(state))
    if abs(row - other_row) + abs(column - other_column) != 1:
        return f"expected two squares side by side, but {name} are not"
    if CASTLE_SQUARE in at or land.keys() & set(at):
        return f"expected two free squares, but of {name} at least one is covered"
    box = box_of({**land, **dict.fromkeys(at, ("", 0))})
    high, wide = len(box.rows), len(box.columns)
    if max(high, wide) > _frame(state):
        most = _frame(state)
        return f"expected a kingdom within {most}x{most}, but with {name} it would be {high} high and {wide} wide"
    first, second = _dominoes(state)[domino].terrains
    return f"expected {first} or {second} to touch the castle or the same land, but on {name} neither does"


def tell(state: State, actions: Sequence[Action], names: Sequence[str]) -> str:
    """Say in one sentence what is done in this state."""
    action = actions[0]
    match action:
        case Deal():
            numbers = sorted(deal.domino for deal in actions if isinstance(deal, Deal))
            return f"The line {', '.join(map(str, numbers))} is laid out."
        case King(seat):
            return f"A king of {names[seat]} is drawn."
        case Claim(domino):
            return f"{names[state.seat]} claims domino {domino}."
        case Discard(domino):
            return f"{names[state.seat]} discards domino {domino}, which fits nowhere."
        case Place(domino, at):
            where = pair_name(at, _frame(state))
            return f"{names[state.seat]} places domino {domino} on {where} ({signed(_gain(state, action))})."
        case _:
            raise AssertionError(f"{action} is no action of a game with a draft")


def ghosts_of(state: State, options: Sequence[Option]) -> dict[Square, Ghost]:
    """Put the numbers of placements on the squares they cover, the best first, each square once."""
    ghosts: dict[Square, Ghost] = {}
    for option in options:
        if isinstance(option.action, Place) and not ghosts.keys() & set(option.action.at):
            terrains = _dominoes(state)[option.action.domino].terrains
            for square, terrain in zip(option.action.at, terrains, strict=True):
                ghosts[square] = Ghost(option.number, terrain)
    return ghosts


def table(state: State, names: Sequence[str], console: Console, me: int, options: Sequence[Option]) -> RenderableType:
    """Draw the lines, the kingdom of `me` with ghosts of its options, and the other kingdoms small."""
    grid = _grid(3)
    grid.columns[0].min_width = _LINE_WIDTH + min(max(map(len, names)), _longest_name(console))
    mine = Group(_title(state, me, names, glyphs_of(console)), *_my_kingdom(state, me, console, options))
    grid.add_row(Group(*draft_picture(state, names, console)), mine, _others(state, names, console, me))
    return grid


def _my_kingdom(state: State, me: int, console: Console, options: Sequence[Option]) -> list[Text]:
    ghosts = ghosts_of(state, options)
    return kingdom_picture(state.land(me), _frame(state), glyphs_of(console), ghosts, is_tall(console))


def _title(state: State, kingdom: int, names: Sequence[str], glyphs: Glyphs, most: int = 24) -> Text:
    return Text.assemble(seat_name(kingdom, names[kingdom], glyphs, most), f" {state.total(kingdom)}")


def _others(state: State, names: Sequence[str], console: Console, me: int) -> Table:
    """Draw the other kingdoms, two beside each other where there are more, as large as there is room for."""
    others = [kingdom for kingdom in range(state.variant.kingdoms) if kingdom != me]
    columns = min(len(others), 2)
    grid = _grid(columns)
    pictures = [_other(state, names, console, other, columns) for other in others]
    for start in range(0, len(pictures), columns):
        grid.add_row(*pictures[start : start + columns])
    return grid


def _other(state: State, names: Sequence[str], console: Console, kingdom: int, columns: int) -> Group:
    glyphs, frame = glyphs_of(console), _frame(state)
    mine = CELL * (frame + 2) + 4
    room = console.width - _LINE_WIDTH - _longest_name(console) - mine - 2 * _GAP
    width = CELL if room >= columns * (CELL * frame + _GAP) - _GAP else 2
    title = _title(state, kingdom, names, glyphs, width * frame - 5)
    return Group(title, *small_picture(state.land(kingdom), frame, glyphs, width), "")


def _grid(columns: int, gap: int = _GAP) -> Table:
    """Lay pictures beside each other; where there is no room they are cut, never wrapped."""
    grid = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in range(columns):
        grid.add_column(no_wrap=True, overflow="crop")
    return grid


def _longest_name(console: Console) -> int:
    return 7 if console.width < 100 else 16


def draft_picture(state: State, names: Sequence[str], console: Console) -> list[Text]:
    """Draw the line being placed and the line on offer, with the kings on them."""
    glyphs, most = glyphs_of(console), _longest_name(console)
    rows: list[Text] = []
    older, newer = older_line(state), newer_line(state)
    todo = [number for number, _ in waiting(state)]
    if older:
        placing = todo[0] if todo else None
        pictures = line_picture(older, _dominoes(state), names, glyphs, placing, most)
        for (number, _), picture in zip(older, pictures, strict=True):
            if number not in todo:
                picture.stylize("dim")
        rows += [Text("Place", "bold"), *pictures, Text()]
    if newer:
        rows += [Text("Choose", "bold"), *line_picture(newer, _dominoes(state), names, glyphs, most=most)]
    return rows


def _draft_page(state: State, names: Sequence[str], console: Console) -> RenderableType:
    """Show the lines beside what nobody has seen yet, terrain by terrain."""
    grid = _grid(2, 4)
    grid.add_row(Group(*draft_picture(state, names, console)), _unseen(state, glyphs_of(console)))
    return grid


def _unseen(state: State, glyphs: Glyphs) -> Group:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    for number in undrawn(state):
        domino = _dominoes(state)[number]
        for terrain, crown in zip(domino.terrains, domino.crowns, strict=True):
            squares[terrain] += 1
            crowns[terrain] += crown
    unseen = Table("Unseen", "", box=None, pad_edge=False)
    unseen.add_column("squares", justify="right")
    unseen.add_column("crowns", justify="right")
    for terrain in TERRAINS:
        if squares[terrain]:
            unseen.add_row(land_cell(terrain, 0, glyphs), terrain, str(squares[terrain]), str(crowns[terrain]))
    coming = int(state.record.line_size) * (int(state.record.rounds) - state.round) - len(newer_line(state))
    return Group(unseen, Text(f"{len(undrawn(state))} dominoes unseen, {coming} of them still to come", "dim"))


PAGES: Final[Mapping[str, Callable[[State, Sequence[str], Console], RenderableType]]] = {"draft": _draft_page}

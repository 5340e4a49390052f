"""Encodings by plain Python, slowly, from what a person reads off the table: no kernel, no record, no bits."""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crownland import (
    Build,
    Burn,
    Castle,
    Claim,
    Cross,
    Deal,
    Discard,
    Draw,
    Encoding,
    First,
    King,
    Knights,
    Name,
    Place,
    Roll,
    State,
    Take,
    Tile,
    Turn,
)
from crownland.games.draft import table as lines
from crownland.games.duel import table as duel
from crownland.games.duel.pieces import DIE_FACES, POWERS, SPELL_BOOK, SYMBOL_NAMES, SYMBOLS
from crownland.games.land.pieces import DOMINOES, TERRAINS
from crownland.games.queendomino import table as builders
from crownland.games.queendomino.pieces import BUILDINGS

DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
TILES = list(BUILDINGS)
PAIRS = list(combinations(range(4), 2))


def indices(encoding: Encoding, state: State) -> dict[Any, int]:
    """Return every legal action with its index."""
    return {action: index_of(encoding, state, action) for action in state.legal_actions()}


def index_of(encoding: Encoding, state: State, action: Any) -> int:
    """Return the index of an action."""
    name, *place = where(state, action)
    part = next(part for part in (*encoding.actions, *encoding.outcomes) if part.name == name)
    index = 0
    for number, size in zip(place or [0], part.shape, strict=True):
        assert 0 <= number < size
        index = index * size + number
    return part.start + index


def where(state: State, action: Any) -> list[Any]:
    """Return the part of an action and its place in it."""
    if isinstance(action, (Take, Turn, Castle, Draw, Name, Cross, First, Roll)):
        return where_in_duel(state, action)
    reach = lines.frame(state) - 1
    match action:
        case Place(at=((row, column), (other_row, other_column))):
            return ["place", DIRECTIONS.index((other_row - row, other_column - column)), row + reach, column + reach]
        case Discard():
            return ["discard"]
        case Claim(domino):
            return ["claim", [number for number, _ in lines.newer_line(state)].index(domino)]
        case Knights(squares):
            if len(squares) != 1:
                return ["two_knights" if squares else "no_knights"]
            return ["one_knight", squares[0][0] + reach, squares[0][1] + reach]
        case Build(building, slot, square):
            if building is None or square is None:
                return ["no_building"]
            return ["build", slot, square[0] + reach, square[1] + reach]
        case Burn(building, slot):
            return ["no_fire"] if building is None else ["burn", slot]
        case Deal(domino):
            return ["deal", domino - 1]
        case King(seat):
            return ["king", seat]
        case Tile(building):
            return ["tile", TILES.index(building)]
    raise AssertionError(action)


def where_in_duel(state: State, action: Any) -> list[Any]:
    """Return the same for the Duel."""
    match action:
        case Take(dice):
            return ["take_one", dice[0]] if len(dice) == 1 else ["take_two", PAIRS.index((dice[0], dice[1]))]
        case Turn(die, face):
            return ["no_turn"] if die is None or face is None else ["turn", die, DIE_FACES[die].index(face)]
        case Castle(die):
            return ["no_bonus"] if die is None else ["bonus", die]
        case Name(symbol):
            return ["name", SYMBOLS.index(symbol)]
        case Cross(square):
            return ["cross", square[0] + 2, square[1] + 3]
        case First(seat):
            return ["first", seat]
        case Roll(die, symbol, crosses):
            return ["roll", die, DIE_FACES[die].index((symbol, crosses))]
        case Draw(None):
            return ["no_drawing"]
        case Draw(shields) if shields is not None:
            own = [die.face for die in duel.dice(state) if die.seat == state.seat]
            ways = [(shields, [makes(face, shield) for face, shield in zip(own, shields, strict=True)])]
            ways.append((shields[::-1], [makes(face, shield) for face, shield in zip(own, shields[::-1], strict=True)]))
            made = next(way for way, fits in ways if all(fits))
            places = [[SYMBOLS.index(name), square[0] + 2, square[1] + 3] for square, name, _ in made]
            return ["drawing", *places[0], *places[1]]
    raise AssertionError(action)


def makes(face: tuple[str, int], shield: Any) -> bool:
    """Tell whether a die makes a shield."""
    return face[0] in ("wild", shield[1]) and face[1] == shield[2]


def observation(encoding: Encoding, state: State, seat: int) -> NDArray[np.float32]:
    """Return what a seat sees, part by part."""
    see = see_duel if state.variant.game == "duel" else see_draft
    seen = see(encoding, state, seat)
    assert set(seen) == {part.name for part in encoding.observation}
    out = np.full(encoding.n_features, np.nan, np.float32)
    for part in encoding.observation:
        out[part.slice] = np.reshape(np.asarray(seen[part.name], np.float32), part.shape).ravel()
    return out


def one_hot(size: int, *marked: int | None) -> list[int]:
    return [int(number in marked) for number in range(size)]


def phase(encoding: Encoding, state: State) -> list[int]:
    part = next(part for part in encoding.observation if part.name == "phase")
    names = part.meaning.rpartition(": ")[2].split(", ")
    return one_hot(len(names), names.index(state.phase))


def see_draft(encoding: Encoding, state: State, seat: int) -> dict[str, Any]:
    """Tell what a seat sees of a game with a draft."""
    variant = state.variant
    seats, kingdoms = variant.seats, variant.kingdoms
    own = variant.kingdom_of(seat)
    others = [(own + steps) % kingdoms for steps in range(kingdoms)]
    has_town = "town" in {
        name for box in variant.row.boxes for each in DOMINOES[box].values() for name in each.terrains
    }
    terrains = [name for name in TERRAINS if has_town or name != "town"]
    with_court = variant.row.family == "queendomino"
    dominoes = max(len(DOMINOES[box]) for box in variant.row.boxes)
    older_box, newer_box = lines.box_of_older_line(state), lines.box_of_newer_line(state)
    older, newer = lines.older_line(state), lines.newer_line(state)
    waiting = [number for number, _ in lines.waiting(state)]
    length = 8 if with_court and seats > 4 else 4 if with_court or seats != 3 else 3
    in_hand = waiting[:1] if state.phase == "place" else []
    undrawn = lines.undrawn(state)
    seen: dict[str, Any] = {
        "lands": [land(state, kingdom, terrains, with_court) for kingdom in others],
        "phase": phase(encoding, state),
        "to_move": one_hot(seats, (state.seat - seat) % seats if state.seat >= 0 else None),
        "rounds": [state.round, lines.rounds(state) - state.round],
        "pool": one_hot(dominoes, *(number - 1 for number in undrawn)),
        "hands": [hand(state, (seat + steps) % seats) for steps in range(seats)],
        "discards": [state.discards(kingdom) for kingdom in others],
        **line("domino", in_hand, older_box, terrains, 1),
        **line("older", [number for number, _ in older], older_box, terrains, length),
        **line("newer", [number for number, _ in newer], newer_box, terrains, length),
        "older_kings": kings([king for _, king in older], seat, seats, length),
        "newer_kings": kings([king for _, king in newer], seat, seats, length),
        "older_waiting": one_hot(length, *(place for place, (number, _) in enumerate(older) if number in waiting)),
        "newer_free": one_hot(length, *(place for place, (_, king) in enumerate(newer) if king is None)),
    }
    return seen | see_court(state, seat, others, dominoes) if with_court else seen


def hand(state: State, seat: int) -> int:
    """Count the kings of a seat that are not drawn yet."""
    if state.round > 0:
        return 0
    drawn = sum(king == seat for _, king in lines.newer_line(state)) + (state.phase == "claim" and state.seat == seat)
    return (2 if state.variant.seats == 2 else 1) - drawn


def line(name: str, numbers: list[int], box: str, terrains: list[str], length: int) -> dict[str, Any]:
    found = [DOMINOES[box][number] for number in numbers]
    empty = [None] * (length - len(found))
    return {
        f"{name}_numbers": [*numbers, *(0 for _ in empty)],
        f"{name}_terrains": [
            [
                one_hot(len(terrains), terrains.index(half) if half else None)
                for half in (each.terrains if each else ("", ""))
            ]
            for each in [*found, *empty]
        ],
        f"{name}_crowns": [each.crowns if each else (0, 0) for each in [*found, *empty]],
    }


def kings(owners: list[Any], seat: int, seats: int, length: int) -> list[list[int]]:
    rows = [one_hot(seats, None if king is None else (king - seat) % seats) for king in owners]
    return rows + [[0] * seats] * (length - len(rows))


def land(state: State, kingdom: int, terrains: list[str], with_court: bool) -> NDArray[np.float32]:
    frame = lines.frame(state)
    reach = range(-frame + 1, frame)
    covered = state.land(kingdom)
    rows, columns = ([0, *(square[axis] for square in covered)] for axis in (0, 1))

    def is_room(row: int, column: int) -> bool:
        fits = max(*rows, row) - min(*rows, row) < frame and max(*columns, column) - min(*columns, column) < frame
        return fits and (row, column) not in covered and (row, column) != (0, 0)

    court = builders.describe_court(state, kingdom) if with_court else None
    built = [each.square for each in court.buildings] if court else []
    planes = [
        *([covered.get((row, column), ("", 0))[0] == name for row in reach for column in reach] for name in terrains),
        *([covered.get((row, column), ("", 0))[1] >= n for row in reach for column in reach] for n in (1, 2, 3)),
        [is_room(row, column) for row in reach for column in reach],
        *(
            [[(row, column) in squares for row in reach for column in reach] for squares in (court.knights, built)]
            if court
            else []
        ),
    ]
    return np.array(planes, np.float32)


def see_court(state: State, seat: int, others: list[int], dominoes: int) -> dict[str, Any]:
    """Tell what Queendomino shows besides."""
    frame = lines.frame(state)
    reach = range(-frame + 1, frame)
    sent = [action.squares for action in state.legal_actions() if isinstance(action, Knights)]
    laid = {square for squares in sent for square in squares}
    courts = [builders.describe_court(state, kingdom) for kingdom in others]
    pile, supply, dragon = builders.pile(state), builders.supply(state), builders.dragon(state)
    seen: dict[str, Any] = {
        "laid": [[(row, column) in laid for column in reach] for row in reach],
        "coins": [min(court.coins, 255) for court in courts],
        "more_coins": [max(court.coins - 255, 0) for court in courts],
        "reserve": [court.reserve for court in courts],
        "towers": [court.towers for court in courts],
        "queen": [court.has_queen for court in courts],
        "buildings": [[sum(each.building == tile for each in court.buildings) for tile in TILES] for court in courts],
        "board": [one_hot(len(TILES), TILES.index(tile) if tile else None) for tile in builders.board(state)],
        "pile": [pile.get(tile, 0) for tile in TILES],
        "supply": [supply.knights, supply.towers],
        "dragon": one_hot(6, dragon),
    }
    if state.variant.boxes > 1:
        boxes = [lines.box_of_older_line(state), lines.box_of_newer_line(state)]
        seen["boxes"] = [box == "kingdomino" for box in boxes]
        seen["other_pool"] = one_hot(dominoes, *(number - 1 for number in lines.undrawn_of_other_box(state)))
    if state.variant.teams:
        seen["second_ruler"] = [seat % 2]
    return seen


def see_duel(encoding: Encoding, state: State, seat: int) -> dict[str, Any]:
    """Tell what a seat sees of the Duel."""
    both = [seat, 1 - seat]
    dice = duel.dice(state)
    missing = range(len(dice), 4)
    sheets = [duel.describe_sheet(state, each) for each in both]
    player_a = duel.player_a(state)
    return {
        "lands": [drawn(state, each) for each in both],
        "phase": phase(encoding, state),
        "to_move": [int(state.seat == each) for each in both],
        "player_a": [int(player_a == each) for each in both],
        "rounds": [min(state.round, 255)],
        "dice_rolled": one_hot(4, *range(len(dice))),
        "dice_symbols": [
            *(one_hot(7, SYMBOL_NAMES.index(die.face[0])) for die in dice),
            *([0] * 7 for _ in missing),
        ],
        "dice_crosses": [*(die.face[1] for die in dice), *(0 for _ in missing)],
        "dice_owners": [*([int(die.seat == each) for each in both] for die in dice), *([0, 0] for _ in missing)],
        "ticks": [[row.ticks for row in sheet.rows] for sheet in sheets],
        "used": [[row.standing == "used" for row in sheet.rows] for sheet in sheets],
        "named": [one_hot(6, SYMBOLS.index(sheet.named) if sheet.named else None) for sheet in sheets],
        "castle_bonus": [sheet.has_castle_bonus for sheet in sheets],
        "drew": [sheet.drew for sheet in sheets],
        "discards": [min(state.discards(each), 255) for each in both],
    }


def drawn(state: State, seat: int) -> NDArray[np.float32]:
    shields = state.land(seat)
    squares = [(row, column) for row in range(-2, 3) for column in range(-3, 4)]
    planes = [
        *([shields.get(square, ("", 0))[0] == name for square in squares] for name in SYMBOLS),
        *([shields.get(square, ("", 0))[1] >= crosses for square in squares] for crosses in (1, 2, 3, 4)),
    ]
    return np.array(planes, np.float32)


assert tuple(spell.power for spell in SPELL_BOOK) == POWERS

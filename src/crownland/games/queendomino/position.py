"""States of Queendomino and Royal Wedding as one line of text. Reading checks that a position is possible.

After the fields of the draft (`position`) come those of the builders' board, then each kingdom with its court:

    pile=bakery*2,sawmill board=church,-,statue,-,-,foundry queen=1 dragon=3 laid=0,1/0,2
    kingdom=#t1 discards=0 coins=7 knights=1@0,1/1,1 towers=2 buildings=queens_tower@0,1

(one line). A Royal Wedding has `other=…` before the pile: the undrawn dominoes of the box that the newer line is not
from. `laid` is the domino just laid while knights may be sent; `knights` are those in reserve, then where others stand.
"""

import re
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...engine.errors import InvalidSetup, NotationError
from ...engine.kernel import inside, kernel, plain
from ...engine.score import Land
from ...engine.turn import CHANCE
from ...engine.unpack import PlainRow, RowLayout
from ...engine.validate import Square, find, read_fields, read_number
from ..draft.position import (
    FIELDS,
    check_kings,
    check_stage,
    check_turns,
    domino_set,
    numbers_in,
    read_draft,
    read_ranges,
    write_draft,
    write_ranges,
)
from ..draft.position import PHASES as DRAFT_PHASES
from ..draft.rules import CLAIMING, LINE, OPENING, PLACING, claimed_domino
from ..land.cells import Kingdoms
from ..land.grid import NOTHING
from ..land.notation import lands_as_text, lay_kingdom, read_land, squares_in
from ..land.pieces import BOXES, DOMINOES
from . import builders
from . import pieces as buildings
from .actions import NUMBERS, write_squares
from .builders import (
    BUILDING,
    BURNING,
    CAVE,
    NO_HOST,
    SLOTS,
    SUPPLY_OF_KNIGHTS,
    SUPPLY_OF_TOWERS,
    TAXING,
    TILING,
    seat_kingdom,
)
from .court import START_COINS, START_KNIGHTS, TOWN, erect, sites
from .pieces import BUILDINGS, COPIES, NAMES, NO_BUILDING, TILE_TYPES

PHASES: Final = DRAFT_PHASES | {TILING: "tiles", TAXING: "knights", BUILDING: "build", BURNING: "burn"}
_seat_kingdom, _claimed_domino = plain(seat_kingdom), plain(claimed_domino)
_PHASES: Final = {name: phase for phase, name in PHASES.items()}
_LIKE: Final = {TILING: LINE, TAXING: PLACING, BUILDING: PLACING, BURNING: PLACING}  # phases of a draft
_BOARD: Final = ["pile", "board", "queen", "dragon", "laid"]
_COURT: Final = ["kingdom", "discards", "coins", "knights", "towers", "buildings"]
_KNIGHTS, _TOWERS = buildings.KNIGHTS.tolist(), buildings.TOWERS.tolist()  # by number
_ALL_COPIES: Final = int(COPIES.sum())
_TILES: Final = {"-": NO_BUILDING} | NUMBERS
_SQUARE: Final = re.compile("-?[0-9],-?[0-9]")
_MAX_TAX: Final = 48 + SUPPLY_OF_TOWERS + SUPPLY_OF_KNIGHTS  # what one knight can earn, with all safes


@kernel
def erect_in(states: NDArray[Any], index: int, numbers: NDArray[np.int64], squares: NDArray[np.uint64]) -> None:
    """Put buildings on squares of a kingdom."""
    for place in range(len(numbers)):
        erect(states[0].kingdoms[index], states[0].courts[index], numbers[place], squares[place])


@kernel
def can_decide(states: NDArray[Any], index: int) -> bool:
    """Q4: return whether the kingdom in turn has more than one option."""
    state = states[0]
    if state.phase == TAXING:
        return bool(state.courts[index].reserve > 0)
    if state.phase == BUILDING:
        has_site = sites(state.kingdoms[index], state.courts[index]) != NOTHING
        return has_site and builders.affordable_slots(state, index) != NOTHING
    return state.phase != BURNING or builders.can_burn(state, index)


def write_position(state: PlainRow, kingdoms: Kingdoms) -> str:
    """Write the state without its variant; a damaged one too, so that reading it reports what is wrong."""
    lands = lands_as_text(kingdoms, len(state.courts))
    discards, norths, wests = (kingdoms[name].tolist() for name in ("discards", "north", "west"))
    corners = list(zip(norths, wests, strict=True))
    courts = map(_write_court, lands, discards, corners, state.courts)
    return " ".join([write_draft(state, PHASES), _write_board(state, corners), *courts])


def _called(number: int) -> str:
    return NAMES[number] if number < TILE_TYPES else "?"


def _write_board(state: PlainRow, corners: list[tuple[int, int]]) -> str:
    other = f"other={write_ranges(numbers_in(state.other_pool))} " if state.wedding else ""
    pile = ",".join([name if n == 1 else f"{name}*{n}" for name, n in zip(NAMES, state.pile, strict=True) if n])
    board = ",".join([_called(number) or "-" for number in state.board])
    queen = "nobody" if state.queen == NO_HOST else state.queen
    dragon = "cave" if state.dragon == CAVE else state.dragon
    corner = corners[_seat_kingdom(state, state.seat) % len(corners)]
    laid = write_squares((*squares_in(*corner, state.laid),)) if state.laid else ""
    return f"{other}pile={pile} board={board} queen={queen} dragon={dragon} laid={laid}"


def _write_court(land: str, discards: int, corner: tuple[int, int], court: PlainRow) -> str:
    sent, built = squares_in(*corner, court.knights), squares_in(*corner, court.built)
    stand = "/".join([f"{_called(court.buildings[(8 * row + column) & 63])}@{row},{column}" for row, column in built])
    knights = f"{court.reserve}@{write_squares((*sent,))}" if sent else court.reserve
    return (
        f"kingdom={land} discards={discards} coins={court.coins} "
        f"knights={knights} towers={court.towers} buildings={stand}"
    )


def read_position(words: list[str], states: NDArray[Any], shape: RowLayout) -> None:
    """Read the words after the variant into the initial state `states[0]`; raise if they are invalid."""
    state = shape.unpack(states, "kingdoms", "courts")
    keys = ["other", *_BOARD] if state.wedding else _BOARD
    seat, turn = read_draft(state, words[: len(FIELDS)], _PHASES, boxes=2 if state.wedding else 1)
    board = read_fields(words[len(FIELDS) : len(FIELDS) + len(keys)], keys)
    if state.wedding:
        _read_other_box(state, board["other"])
    _read_board(state, board)
    _read_courts(state, words[len(FIELDS) + len(keys) :], states)
    state.courts = shape.unpack(states, "kingdoms").courts
    phase, kingdoms = state.phase, inside(states, "kingdoms")
    check_kings(state, seat, _LIKE.get(phase, phase))
    if phase != TILING:
        check_stage(state, turn, _LIKE.get(phase, phase))
    order = [_seat_kingdom(state, state.older_king[number]) for number in numbers_in(state.older)]
    placed = phase in (TAXING, BUILDING, BURNING, CLAIMING) and state.round_now > 0
    check_turns(state, kingdoms, order, turn + int(placed), "team" if state.teams else "seat")
    _read_laid(state, board["laid"], kingdoms)
    _check_opening(state)
    _check_tiles(state)
    _check_free_slots(state, turn)
    _check_supply(state)
    _check_queen(state)
    shape.pack(state, states)
    index = _seat_kingdom(state, state.seat)
    if not can_decide(states, index):
        raise InvalidSetup(f"kingdom {index} can do nothing in phase {PHASES[phase]}, but is asked")


def _read_other_box(state: PlainRow, text: str) -> None:
    """W1: read the other pool. Boxes alternate, so the older line came from it."""
    rounds = state.round_now
    here, there = ("queendomino", "kingdomino") if rounds % 2 == 0 else ("kingdomino", "queendomino")
    state.newer_box = BOXES.index(here)
    state.box = BOXES.index(there if rounds else here)
    other, older = read_ranges(text), numbers_in(state.older)
    laid = (rounds + 1) // 2 * state.line_size
    if (
        not {*other, *older} <= DOMINOES[there].keys()
        or {*other} & {*older}
        or len(DOMINOES[there]) - len(other) != laid
    ):
        raise InvalidSetup(
            f"in round {rounds}, {laid} dominoes have left the other box, the older line's among them, but got {text}"
        )
    state.other_pool = domino_set(other)


def _read_board(state: PlainRow, fields: dict[str, str]) -> None:
    pile = bytearray(TILE_TYPES)
    for tiles in filter(None, fields["pile"].split(",")):
        name, _, copies = tiles.partition("*")
        number = find(name, NUMBERS, "a building")
        pile[number] = min(read_number(copies or "1", "a building such as bakery*2"), 255)
    state.pile, state.pile_left = bytes(pile), min(sum(pile), 255)
    slots = fields["board"].split(",")
    if len(slots) != SLOTS:
        raise NotationError(f"expected a board of {SLOTS} slots such as church,-,-,-,-,statue, but got {slots}")
    state.board = bytes([find(tile, _TILES, "a building") for tile in slots])
    hosts = {"nobody": NO_HOST} | {str(index): index for index in range(state.kingdoms_in_play)}
    state.queen = find(fields["queen"], hosts, "the queen's host")
    state.dragon = find(fields["dragon"], {"cave": CAVE} | {str(n): n for n in range(SLOTS)}, "the dragon's place")


def _read_squares(text: str) -> list[Square]:
    squares = [tuple(map(int, word.split(","))) for word in text.split("/") if _SQUARE.fullmatch(word)]
    found = [(row, column) for row, column in squares]
    if write_squares((*found,)) != text or found != sorted({*found}):
        raise NotationError(f"expected squares in ascending order such as 0,1/0,2, but got {text!r}")
    return found


def _bit(square: Square) -> int:
    return 1 << ((8 * square[0] + square[1]) & 63)


def _read_courts(state: PlainRow, words: list[str], states: NDArray[Any]) -> None:
    kingdoms = state.kingdoms_in_play
    if len(words) != len(_COURT) * kingdoms:
        expected = " ".join(f"{key}=…" for key in _COURT)
        raise NotationError(f"expected {expected} {kingdoms} times, but got {' '.join(words)!r}")
    for index in range(kingdoms):
        first = len(_COURT) * index
        _read_court(state.frame, index, read_fields(words[first : first + len(_COURT)], _COURT), states)


def _read_court(frame: int, index: int, fields: dict[str, str], states: NDArray[Any]) -> None:
    kingdoms, courts = inside(states, "kingdoms"), inside(states, "courts")
    sketch = lay_kingdom(fields["kingdom"], frame, kingdoms, index, bare=TOWN)
    land = sketch.land
    kingdoms["discards"][index] = min(read_number(fields["discards"], "discards=NUMBER"), 255)
    courts["coins"][index] = read_number(fields["coins"], "coins=NUMBER", digits=4)
    courts["towers"][index] = min(read_number(fields["towers"], "towers=NUMBER"), 255)
    reserve, _, sent = fields["knights"].partition("@")
    courts["reserve"][index] = min(read_number(reserve, "knights=NUMBER@SQUARES"), 255)
    courts["knights"][index] = sum(map(_bit, _on_land(land, _read_squares(sent) if sent else [])))
    built = _read_buildings(fields["buildings"])
    for name, square in built:
        if land.get(square, ("",))[0] != "town":
            raise InvalidSetup(f"buildings stand on town squares (Q7), but {name} on {square}")
    if built:
        numbers, squares = [NUMBERS[name] for name, _ in built], [_bit(square) for _, square in built]
        erect_in(states, index, np.array(numbers, np.int64), np.array(squares, np.uint64))
    if not sketch.is_land_of(kingdoms, index):
        raise InvalidSetup("crowns of towns come from buildings (Q13), but those of the land differ")


def _read_buildings(text: str) -> list[tuple[str, Square]]:
    pairs = [word.partition("@") for word in text.split("/") if word]
    squares = _read_squares("/".join(square for _, _, square in pairs)) if pairs else []
    if len(squares) != len(pairs):
        raise NotationError(f"expected buildings on squares such as church@0,1/statue@0,2, but got {text!r}")
    return [
        (NAMES[find(name, NUMBERS, "a building")], square) for (name, _, _), square in zip(pairs, squares, strict=True)
    ]


def _on_land(land: Land, squares: list[Square]) -> list[Square]:
    if apart := [square for square in squares if square not in land]:
        raise InvalidSetup(f"knights stand on land (Q6), but one on {apart[0]}")
    return squares


def _read_laid(state: PlainRow, text: str, kingdoms: NDArray[Any]) -> None:
    """Q6: read the squares of the domino just laid, while knights may be sent; they must be empty."""
    if (state.phase == TAXING) != bool(text):
        raise InvalidSetup(f"the domino just laid is told while knights may be sent, but got laid={text}")
    if not text:
        return
    index = _seat_kingdom(state, state.seat)
    land, squares = read_land(kingdoms, index), _read_squares(text)
    domino = DOMINOES[BOXES[state.box]][_claimed_domino(state)]
    halves = sorted(zip(domino.terrains, domino.crowns, strict=True))
    apart = len(squares) != 2 or sum(abs(a - b) for a, b in zip(*squares, strict=True)) != 1
    if apart or sorted(land.get(square, ("", 0)) for square in squares) != halves:
        raise InvalidSetup(f"domino {domino.number} was laid, but other land is on {text}")
    state.laid = sum(map(_bit, squares))
    if state.laid & (state.courts[index].knights | state.courts[index].built):
        raise InvalidSetup(f"nothing stands on a domino just laid, but something does on {text}")


def _check_opening(state: PlainRow) -> None:
    """Q2: check the opening. With 2 seats only the first king is drawn; then one claims once, the other twice."""
    if state.round_now > 0 or state.phase not in (OPENING, CLAIMING):
        return
    claimed = [state.newer_king[number] for number in numbers_in(state.newer & ~state.free)]
    right = state.phase == CLAIMING or sum(state.kings_in_hand) > 0
    if state.seats == 2:
        order = [*claimed, state.seat]
        right = not claimed if state.phase == OPENING else abs(order.count(0) - order.count(1)) < 2
        right &= len(claimed) != 1 or claimed[0] != state.seat
    if not right:
        raise InvalidSetup(f"no opening leads to claims of {claimed} in phase {PHASES[state.phase]} (Q2)")


def _check_tiles(state: PlainRow) -> None:
    """Q3, Q11: check that no tile occurs too often; missing ones were burnt, at most one in each round."""
    seen = state.board + b"".join([court.buildings for court in state.courts])
    for name, tile in BUILDINGS.items():
        found = state.pile[tile.number] + seen.count(tile.number)
        if found > tile.copies:
            raise InvalidSetup(f"there are {tile.copies} tiles of {name}, but got {found}")
    left = state.pile_left + SLOTS - state.board.count(NO_BUILDING)
    burnt = _ALL_COPIES - left - sum(court.built.bit_count() for court in state.courts)
    now = 0 if state.dragon == CAVE else 1
    if not now <= burnt <= max(state.round_now - 1, 0) + now:
        raise InvalidSetup(f"the dragon burns at most one tile a round (Q11), but {burnt} are missing")


def _check_free_slots(state: PlainRow, turn: int) -> None:
    """Q3, Q12: check the free slots. Rounds begin with a full board while the pile lasts."""
    tiles = [bool(tile) for tile in state.board]
    out, drawing = state.dragon != CAVE, state.seat == CHANCE
    if out and (drawing or tiles[state.dragon] or not (turn or state.phase == CLAIMING)):
        raise InvalidSetup(f"the dragon sits in a slot that it emptied this round (Q11), but got {state.dragon}")
    if drawing and tiles != sorted(tiles, reverse=True):
        raise InvalidSetup("tiles slide to the cheapest slots when a round ends (Q12), but there is a gap")
    free = tiles.count(False)
    if state.phase == TILING:
        if not (free and state.pile_left) or state.newer or turn or state.round_now == 1:
            raise InvalidSetup("tiles are turned up between rounds, while slots are free and the pile lasts (Q12)")
    elif state.pile_left and free > turn + out + (state.round_now > 0 and state.phase in (BURNING, CLAIMING)):
        raise InvalidSetup(f"free slots are filled when a round ends (Q12), but {free} are free")


def _check_supply(state: PlainRow) -> None:
    """Q3, Q8, W5: check that tiles explain knights and towers, within the supply, and knights the coins."""
    knights = [court.knights.bit_count() + court.reserve for court in state.courts]
    towers = [court.towers for court in state.courts]
    _check_given("knights", knights, state.courts, START_KNIGHTS, SUPPLY_OF_KNIGHTS, _KNIGHTS)
    _check_given("towers", towers, state.courts, 0, SUPPLY_OF_TOWERS, _TOWERS)
    state.knights_left = SUPPLY_OF_KNIGHTS - sum(knights)
    state.towers_left = SUPPLY_OF_TOWERS - sum(towers)
    for index, court in enumerate(state.courts):
        most = START_COINS + court.knights.bit_count() * _MAX_TAX
        if court.coins > most:
            raise InvalidSetup(
                f"the knights of kingdom {index} brought it to {most} coins at most, but got {court.coins}"
            )


def _check_given(what: str, got: list[int], courts: list[PlainRow], start: int, supply: int, gives: list[int]) -> None:
    due = [start + sum(gives[number] for number in court.buildings.replace(b"\0", b"")) for court in courts]
    if sum(got) != min(sum(due), supply) or any(g > d for g, d in zip(got, due, strict=True)):
        raise InvalidSetup(f"the tiles give {due} {what} out of {supply} (Q8), but got {got}")


def _check_queen(state: PlainRow) -> None:
    """Q9: check that the queen's host has most towers; there is no host before the first tower."""
    towers = [court.towers for court in state.courts]
    hosted = 0 if state.queen == NO_HOST else towers[state.queen]
    if hosted != max(towers) or (state.queen != NO_HOST and hosted == 0):
        raise InvalidSetup(f"the queen visits who has the most towers (Q9), but got {state.queen} of {towers}")

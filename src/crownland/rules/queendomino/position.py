"""States of Queendomino and Royal Wedding as one line of text, and back with every check that makes one possible.

After the fields of the draft (`position`) come those of the builders' board, then each kingdom with its court:

    pile=bakery*2,sawmill board=church,-,statue,-,-,foundry queen=1 dragon=3 laid=0,1/0,2
    kingdom=#t1 discards=0 coins=7 knights=1@0,1/1,1 towers=2 buildings=queens_tower@0,1

(one line). A Royal Wedding has `other=…` before the pile: the undrawn dominoes of the box that the newer line is not
from. `laid` is the domino just laid while knights may be sent; `knights` are those in reserve, then where others stand.
"""

import re
from typing import Any, Final

from numpy.typing import NDArray

from ..draft.draft import CHANCE, CLAIMING, LINE, OPENING, PLACING, claimed_domino
from ..draft.position import (
    FIELDS,
    check_kings,
    check_stage,
    check_turns,
    numbers_in,
    read_draft,
    read_ranges,
    set_of,
    write_draft,
    write_ranges,
)
from ..draft.position import PHASES as DRAFT_PHASES
from ..engine.bits import word
from ..engine.kernel import plain
from ..errors import InvalidSetup, NotationError
from ..land.dominoes import BOXES, DOMINOES
from ..land.grid import at
from ..land.notation import Land, land_of, make_kingdom, read_kingdom, squares_in, write_kingdom
from ..reading import Square, find, read_fields, read_number
from . import builders, buildings
from .actions import NUMBERS, write_squares
from .builders import (
    BUILDING,
    BURNING,
    CAVE,
    MOST_KINGDOMS,
    NO_HOST,
    SLOTS,
    SUPPLY_OF_KNIGHTS,
    SUPPLY_OF_TOWERS,
    TAXING,
    TILING,
    kingdom_of,
)
from .buildings import BUILDINGS, COPIES, NAMES, NO_BUILDING, TILE_TYPES
from .court import START_COINS, START_KNIGHTS, all_knights, erect, sites

PHASES: Final = DRAFT_PHASES | {TILING: "tiles", TAXING: "knights", BUILDING: "build", BURNING: "burn"}
_kingdom_of = plain(kingdom_of)
_LIKE: Final = {TILING: LINE, TAXING: PLACING, BUILDING: PLACING, BURNING: PLACING}  # phases of a draft
_BOARD: Final = ["pile", "board", "queen", "dragon", "laid"]
_COURT: Final = ["kingdom", "discards", "coins", "knights", "towers", "buildings"]
_MOST_TAX: Final = 48 + SUPPLY_OF_TOWERS + SUPPLY_OF_KNIGHTS  # what one knight can earn, with all safes


def write_position(state: Any) -> str:
    """Write the state, but for its variant; even a damaged record, so that reading it tells what is wrong."""
    kingdoms = zip(state.kingdoms[: state.kingdoms_in_play], state.courts, strict=False)
    courts = [_write_court(kingdom, court) for kingdom, court in kingdoms]
    return " ".join([write_draft(state, PHASES), _write_board(state), *courts])


def _called(number: int) -> str:
    return NAMES[number] if number < TILE_TYPES else "?"


def _write_board(state: Any) -> str:
    kingdom = state.kingdoms[_kingdom_of(state, state.seat) % MOST_KINGDOMS]
    fields = {"other": write_ranges(numbers_in(state.other_pool))} if state.wedding else {}
    fields |= {
        "pile": ",".join(name if n == 1 else f"{name}*{n}" for name, n in zip(NAMES, state.pile, strict=True) if n),
        "board": ",".join(_called(number) or "-" for number in state.board),
        "queen": "nobody" if state.queen == NO_HOST else str(state.queen),
        "dragon": "cave" if state.dragon == CAVE else str(state.dragon),
        "laid": write_squares((*squares_in(kingdom, state.laid),)) if state.laid else "",
    }
    return " ".join(f"{key}={value}" for key, value in fields.items())


def _write_court(kingdom: Any, court: Any) -> str:
    sent = squares_in(kingdom, court.knights)
    built = squares_in(kingdom, court.built)
    names = [_called(court.buildings[(8 * row + column) & 63]) for row, column in built]
    fields = {
        "kingdom": write_kingdom(land_of(kingdom)),
        "discards": kingdom.discards,
        "coins": court.coins,
        "knights": f"{court.reserve}@{write_squares((*sent,))}" if sent else court.reserve,
        "towers": court.towers,
        "buildings": "/".join(f"{name}@{row},{column}" for name, (row, column) in zip(names, built, strict=True)),
    }
    return " ".join(f"{key}={value}" for key, value in fields.items())


def read_position(words: list[str], states: NDArray[Any]) -> None:
    """Set up the words that follow the variant in a fresh table `states[0]`; raise where they make no position."""
    state = states[0]
    keys = ["other", *_BOARD] if state.wedding else _BOARD
    seat, turn = read_draft(state, words[: len(FIELDS)], PHASES, boxes=2 if state.wedding else 1)
    board = read_fields(words[len(FIELDS) : len(FIELDS) + len(keys)], keys)
    if state.wedding:
        _read_other_box(state, board["other"])
    _read_board(state, board)
    _read_courts(state, words[len(FIELDS) + len(keys) :])
    phase = int(state.phase)
    check_kings(state, seat, _LIKE.get(phase, phase))
    if phase != TILING:
        check_stage(state, turn, _LIKE.get(phase, phase))
    order = [_kingdom_of(state, state.older_king[number]) for number in numbers_in(state.older)]
    placed = phase in (TAXING, BUILDING, BURNING, CLAIMING) and state.round_now > 0
    check_turns(state, order, turn + int(placed), "team" if state.teams else "seat")
    _read_laid(state, board["laid"])
    _check_opening(state)
    _check_tiles(state)
    _check_free_slots(state, turn)
    _check_supply(state)
    _check_queen(state)
    _check_decision(state)


def _read_other_box(state: Any, text: str) -> None:
    """W1: boxes alternate; the older line came from the one that the newer line is not from."""
    rounds = int(state.round_now)
    here, there = ("queendomino", "kingdomino") if rounds % 2 == 0 else ("kingdomino", "queendomino")
    state.newer_box = BOXES.index(here)
    state.box = BOXES.index(there if rounds else here)
    other, older = read_ranges(text), numbers_in(state.older)
    laid = (rounds + 1) // 2 * int(state.line_size)
    if (
        not {*other, *older} <= DOMINOES[there].keys()
        or {*other} & {*older}
        or len(DOMINOES[there]) - len(other) != laid
    ):
        raise InvalidSetup(
            f"in round {rounds}, {laid} dominoes have left the other box, the older line's among them, but got {text}"
        )
    state.other_pool = set_of(other)


def _read_board(state: Any, fields: dict[str, str]) -> None:
    state.pile[:] = 0
    for tiles in filter(None, fields["pile"].split(",")):
        name, _, copies = tiles.partition("*")
        number = find(name, NUMBERS, "a building")
        state.pile[number] = min(read_number(copies or "1", "a building such as bakery*2"), 255)
    state.pile_left = min(sum(map(int, state.pile)), 255)
    slots = fields["board"].split(",")
    if len(slots) != SLOTS:
        raise NotationError(f"expected a board of {SLOTS} slots such as church,-,-,-,-,statue, but got {slots}")
    state.board[:] = [find(tile, {"-": NO_BUILDING} | NUMBERS, "a building") for tile in slots]
    hosts = {"nobody": NO_HOST} | {str(index): index for index in range(state.kingdoms_in_play)}
    state.queen = find(fields["queen"], hosts, "the queen's host")
    state.dragon = find(fields["dragon"], {"cave": CAVE} | {str(n): n for n in range(SLOTS)}, "the dragon's place")


def _read_squares(text: str) -> list[Square]:
    squares = [tuple(map(int, word.split(","))) for word in text.split("/") if re.fullmatch("-?[0-9],-?[0-9]", word)]
    found = [(row, column) for row, column in squares]
    if write_squares((*found,)) != text or found != sorted({*found}):
        raise NotationError(f"expected squares in ascending order such as 0,1/0,2, but got {text!r}")
    return found


def _read_courts(state: Any, words: list[str]) -> None:
    kingdoms = int(state.kingdoms_in_play)
    if len(words) != len(_COURT) * kingdoms:
        expected = " ".join(f"{key}=…" for key in _COURT)
        raise NotationError(f"expected {expected} {kingdoms} times, but got {' '.join(words)!r}")
    for index in range(kingdoms):
        first = len(_COURT) * index
        _read_court(state, index, read_fields(words[first : first + len(_COURT)], _COURT))


def _read_court(state: Any, index: int, fields: dict[str, str]) -> None:
    court = state.courts[index]
    land = read_kingdom(fields["kingdom"], int(state.frame))
    bare = {square: (terrain, 0 if terrain == "town" else crowns) for square, (terrain, crowns) in land.items()}
    state.kingdoms[index] = make_kingdom(bare)
    kingdom = state.kingdoms[index]
    kingdom.discards = min(read_number(fields["discards"], "discards=NUMBER"), 255)
    court.coins = read_number(fields["coins"], "coins=NUMBER", digits=4)
    court.towers = min(read_number(fields["towers"], "towers=NUMBER"), 255)
    reserve, _, sent = fields["knights"].partition("@")
    court.reserve = min(read_number(reserve, "knights=NUMBER@SQUARES"), 255)
    court.knights = sum(int(at(*square)) for square in _on_land(land, _read_squares(sent) if sent else []))
    for name, square in _read_buildings(fields["buildings"]):
        if land.get(square, ("",))[0] != "town":
            raise InvalidSetup(f"buildings stand on town squares (Q7), but {name} on {square}")
        erect(kingdom, court, BUILDINGS[name].number, word(at(*square)))
    if land_of(kingdom) != land:
        raise InvalidSetup("crowns of towns come from buildings (Q13), but those of the land differ")


def _read_buildings(text: str) -> list[tuple[str, Square]]:
    pairs = [word.partition("@") for word in text.split("/") if word]
    squares = _read_squares("/".join(square for _, _, square in pairs)) if pairs else []
    return [
        (NAMES[find(name, NUMBERS, "a building")], square) for (name, _, _), square in zip(pairs, squares, strict=True)
    ]


def _on_land(land: Land, squares: list[Square]) -> list[Square]:
    if apart := [square for square in squares if square not in land]:
        raise InvalidSetup(f"knights stand on land (Q6), but one on {apart[0]}")
    return squares


def _read_laid(state: Any, text: str) -> None:
    """Q6: while knights may be sent, the squares of the claimed domino, on which nothing stands yet."""
    if (state.phase == TAXING) != bool(text):
        raise InvalidSetup(f"the domino just laid is told while knights may be sent, but got laid={text}")
    if not text:
        return
    index = _kingdom_of(state, state.seat)
    land, squares = land_of(state.kingdoms[index]), _read_squares(text)
    domino = DOMINOES[BOXES[state.box]][int(claimed_domino(state))]
    halves = sorted(zip(domino.terrains, domino.crowns, strict=True))
    apart = len(squares) != 2 or sum(abs(a - b) for a, b in zip(*squares, strict=True)) != 1
    if apart or sorted(land.get(square, ("", 0)) for square in squares) != halves:
        raise InvalidSetup(f"domino {domino.number} was laid, but other land is on {text}")
    state.laid = sum(int(at(*square)) for square in squares)
    if int(state.laid) & (int(state.courts[index].knights) | int(state.courts[index].built)):
        raise InvalidSetup(f"nothing stands on a domino just laid, but something does on {text}")


def _check_opening(state: Any) -> None:
    """Q2: a king is drawn while one is in hand; with 2 seats only the first, then one claims once, the other twice."""
    if state.round_now > 0 or state.phase not in (OPENING, CLAIMING):
        return
    claimed = [int(state.newer_king[number]) for number in numbers_in(int(state.newer) & ~int(state.free))]
    right = state.phase == CLAIMING or sum(map(int, state.kings_in_hand)) > 0
    if state.seats == 2:
        order = [*claimed, int(state.seat)]
        right = not claimed if state.phase == OPENING else abs(order.count(0) - order.count(1)) < 2
        right &= len(claimed) != 1 or claimed[0] != state.seat
    if not right:
        raise InvalidSetup(f"no opening leads to claims of {claimed} in phase {PHASES[int(state.phase)]} (Q2)")


def _check_tiles(state: Any) -> None:
    """Q3, Q11: no more tiles than there are; those that are missing were burnt, one a round."""
    for name, tile in BUILDINGS.items():
        built = sum(int((court.buildings == tile.number).sum()) for court in state.courts)
        found = int(state.pile[tile.number]) + int((state.board == tile.number).sum()) + built
        if found > tile.copies:
            raise InvalidSetup(f"there are {tile.copies} tiles of {name}, but got {found}")
    left = int(state.pile_left) + int((state.board != NO_BUILDING).sum())
    burnt = int(COPIES.sum()) - left - sum(int(court.built).bit_count() for court in state.courts)
    now = 0 if state.dragon == CAVE else 1
    if not now <= burnt <= max(int(state.round_now) - 1, 0) + now:
        raise InvalidSetup(f"the dragon burns at most one tile a round (Q11), but {burnt} are missing")


def _check_free_slots(state: Any, turn: int) -> None:
    """Q3, Q12: rounds begin with a full board while the pile lasts, and each turn empties one slot at most."""
    tiles = [bool(tile) for tile in state.board]
    out, drawing = state.dragon != CAVE, state.seat == CHANCE
    if out and (drawing or tiles[state.dragon] or not (turn or state.phase == CLAIMING)):
        raise InvalidSetup(f"the dragon sits in a slot that it emptied this round (Q11), but got {state.dragon}")
    if drawing and tiles != sorted(tiles, reverse=True):
        raise InvalidSetup("tiles slide to the cheapest slots when a round ends (Q12), but there is a gap")
    free = tiles.count(False)
    if state.phase == TILING:
        if not (free and state.pile_left) or int(state.newer) or turn or state.round_now == 1:
            raise InvalidSetup("tiles are turned up between rounds, while slots are free and the pile lasts (Q12)")
    elif state.pile_left and free > turn + out + (state.round_now > 0 and state.phase in (BURNING, CLAIMING)):
        raise InvalidSetup(f"free slots are filled when a round ends (Q12), but {free} are free")


def _check_supply(state: Any) -> None:
    """Q3, Q8, W5: knights and towers come from the tiles, as far as the supply goes; coins from knights."""
    kingdoms = int(state.kingdoms_in_play)
    courts = [state.courts[index] for index in range(kingdoms)]
    knights = [int(all_knights(court)) for court in courts]
    towers = [int(court.towers) for court in courts]
    _check_given("knights", knights, courts, START_KNIGHTS, SUPPLY_OF_KNIGHTS, buildings.KNIGHTS)
    _check_given("towers", towers, courts, 0, SUPPLY_OF_TOWERS, buildings.TOWERS)
    state.knights_left = SUPPLY_OF_KNIGHTS - sum(knights)
    state.towers_left = SUPPLY_OF_TOWERS - sum(towers)
    for index, court in enumerate(courts):
        most = START_COINS + int(court.knights).bit_count() * _MOST_TAX
        if court.coins > most:
            raise InvalidSetup(
                f"the knights of kingdom {index} brought it to {most} coins at most, but got {court.coins}"
            )


def _check_given(what: str, got: list[int], courts: list[Any], start: int, supply: int, gives: NDArray[Any]) -> None:
    due = [start + int(gives[court.buildings].sum()) for court in courts]
    if sum(got) != min(sum(due), supply) or any(g > d for g, d in zip(got, due, strict=True)):
        raise InvalidSetup(f"the tiles give {due} {what} out of {supply} (Q8), but got {got}")


def _check_queen(state: Any) -> None:
    """Q9: the queen's host has as many towers as any kingdom; nobody hosts her before the first tower."""
    towers = [int(court.towers) for court in state.courts]
    hosted = 0 if state.queen == NO_HOST else towers[state.queen]
    if hosted != max(towers) or (state.queen != NO_HOST and hosted == 0):
        raise InvalidSetup(f"the queen visits who has the most towers (Q9), but got {state.queen} of {towers}")


def _check_decision(state: Any) -> None:
    """Q4: a seat is asked only where it has more to choose from than to do nothing."""
    index = _kingdom_of(state, state.seat)
    kingdom, court = state.kingdoms[index], state.courts[index]
    possible = {
        TAXING: court.reserve > 0,
        BUILDING: sites(kingdom, court) and builders.affordable_tiles(state, index) > 0,
        BURNING: builders.can_burn(state, index),
    }.get(int(state.phase), True)
    if not possible:
        raise InvalidSetup(f"kingdom {index} can do nothing in phase {PHASES[int(state.phase)]}, but is asked")

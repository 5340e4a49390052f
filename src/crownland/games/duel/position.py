"""States of Kingdomino Duel as one line of text. Reading checks that a position is possible.

    duel() round=2 phase=draw seat=1 player_a=1 dice=dot@0,line1@1,wild@1,double_dot@0 drew=
    map=#dl1 ticks=1,0,0,0,0,0 used= named=none castle=unused map=#/D/f2 ticks=0,0,1,0,0,0 used= named=none castle=used

(one line). `dice` are the faces of the dice that fell, with the seat that took each; `drew` lists who drew in this
round; `ticks` are the boxes ticked in each row of the spell book. On the map d is dot, l line, D double dot, L double
line, f filled and c checked, with a digit for its crosses.
"""

import re
from typing import Final

from ...engine.errors import InvalidSetup, NotationError
from ...engine.score import Land
from ...engine.turn import CHANCE, NOBODY, OVER
from ...engine.unpack import PlainRow
from ...engine.validate import find, read_fields, read_number
from ..draft.position import SEATS
from ..land.cells import Kingdoms
from ..land.notation import Alphabet, Sketch, apart_from_castle, check_dominoes, read_sketch, write_kingdom
from .pieces import (
    ADD_CROSS,
    DICE,
    DIE_FACES,
    EAST,
    IGNORE_CONNECTION,
    LETTERS,
    MAX_CROSSES,
    NORTH,
    POWERS,
    SEPARATE_DICE,
    SHIELDS,
    SOUTH,
    SPELL_BOOK,
    SYMBOL_NAMES,
    SYMBOLS,
    THREE_POINTS,
    TURN_DIE,
    WEST,
    WILD,
)

FIRST, ROLLING, TAKING, TURNING = range(4)
CASTLE, DRAWING, NAMING, CROSSING = range(OVER + 1, OVER + 5)
PHASES: Final = {
    FIRST: "first",
    ROLLING: "roll",
    TAKING: "take",
    TURNING: "turn",
    OVER: "over",
    CASTLE: "castle",
    DRAWING: "draw",
    NAMING: "name",
    CROSSING: "cross",
}

ALPHABET: Final = Alphabet(SYMBOLS, LETTERS, MAX_CROSSES, ("a coat of arms", "crosses"))

_BONUS: Final = {"unused": 0, "used": 1}
_PLAYERS: Final = {"0": 0, "1": 1}
_SEATS: Final = _PLAYERS | {name: number for number, name in SEATS.items()}
_PHASES: Final = {name: phase for phase, name in PHASES.items()}
_SYMBOLS: Final = {name: index for index, name in enumerate(SYMBOL_NAMES)}
_POWERS: Final = {name: index for index, name in enumerate(POWERS)}
_NAMED: Final = {name: index for index, name in enumerate(SYMBOLS)} | {"none": WILD}
_SHEET: Final = ["map", "ticks", "used", "named", "castle"]
_DIE: Final = re.compile(r"([a-z_]+)([0-9]?)(?:@([01]))?")


def write_position(state: PlainRow, maps: list[str]) -> str:
    """Write a state without its variant, given its maps as text."""
    dice = ",".join([_write_die(state, die) for die in range(min(state.rolled, DICE))])
    drew = ",".join([str(seat) for seat, sheet in enumerate(state.kingdoms) if sheet.drew])
    sheets = " ".join(map(_write_sheet, state.kingdoms, maps))
    return (
        f"round={state.round_now} phase={PHASES[state.phase]} seat={SEATS.get(state.seat, state.seat)} "
        f"player_a={SEATS.get(state.player_a, state.player_a)} dice={dice} drew={drew} {sheets}"
    )


def _write_die(state: PlainRow, die: int) -> str:
    owner = f"@{state.owner[die]}" if state.owner[die] >= 0 else ""
    return f"{_name(SYMBOL_NAMES, state.symbol[die])}{state.crosses[die] or ''}{owner}"


def _write_sheet(sheet: PlainRow, written: str) -> str:
    used = ",".join([power for power, is_used in zip(POWERS, sheet.used, strict=True) if is_used])
    named = _name((*SYMBOLS, "none"), sheet.named)
    ticks = ",".join(map(str, sheet.ticks))
    return f"map={written} ticks={ticks} used={used} named={named} castle={_name(tuple(_BONUS), sheet.roof)}"


def _name(names: tuple[str, ...], index: int) -> str:
    """Return a name, or one that cannot be read for a number from damaged bytes."""
    return names[index] if index < len(names) else "?"


def read_position(words: list[str], state: PlainRow, maps: Kingdoms) -> None:
    """Read the words after the variant into an initial state; raise if they are invalid.

    Shields are written to `maps`, everything else to the plain row `state`.
    """
    fields = read_fields(words[:6], ["round", "phase", "seat", "player_a", "dice", "drew"])
    sheets = [read_fields(words[6 + 5 * seat :][:5], _SHEET) for seat in range(2)]
    if len(words) != 16:
        raise NotationError(f"expected nothing after two maps, but got {' '.join(words[16:])!r}")
    state.round_now = read_number(fields["round"], "round=NUMBER", digits=9)
    state.phase = find(fields["phase"], _PHASES, "a phase")
    state.seat = find(fields["seat"], _SEATS, "a seat")
    state.player_a = find(fields["player_a"], _SEATS, "a seat")
    _read_dice(state, fields["dice"])
    for seat in filter(None, fields["drew"].split(",")):
        state.kingdoms[find(seat, _PLAYERS, "a seat that drew")].drew = 1
    drawn = []
    for index in range(2):
        drawn.append(_sketch_map(sheets[index]["map"]))
        drawn[index].lay(maps, index)
        _read_sheet(state.kingdoms[index], sheets[index], maps, index)
    _check_stage(state)
    _check_dice(state)
    _check_spell_book(state, drawn)
    _check_rounds(state)


def _read_dice(state: PlainRow, text: str) -> None:
    words = [*filter(None, text.split(","))]
    if len(words) > DICE:
        raise NotationError(f"expected up to {DICE} dice, but got {text!r}")
    state.rolled = len(words)
    symbols, crosses, owners = [0] * DICE, [0] * DICE, [NOBODY] * DICE
    for die, word in enumerate(words):
        shape = _DIE.fullmatch(word)
        if shape is None:
            raise NotationError(f"expected a die such as dot, line1 or wild@0, but got {word!r}")
        symbols[die] = find(shape[1], _SYMBOLS, "a symbol")
        crosses[die] = int(shape[2] or 0)
        owners[die] = int(shape[3]) if shape[3] else NOBODY
    state.symbol, state.crosses, state.owner = bytes(symbols), bytes(crosses), owners


def _read_sheet(sheet: PlainRow, fields: dict[str, str], maps: Kingdoms, seat: int) -> None:
    sheet.taken, sheet.terrain, sheet.crowns = (maps[name][seat].tolist() for name in ("taken", "terrain", "crowns"))
    ticks = fields["ticks"].split(",")
    if len(ticks) != len(SPELL_BOOK):
        raise NotationError(f"expected ticks of {len(SPELL_BOOK)} rows, but got {fields['ticks']!r}")
    sheet.ticks = bytes([min(read_number(number, "a number of ticks"), 255) for number in ticks])
    used = [find(power, _POWERS, "a power") for power in filter(None, fields["used"].split(","))]
    sheet.used = bytes([power in used for power in range(len(POWERS))])
    sheet.named = find(fields["named"], _NAMED, "a coat of arms")
    sheet.roof = find(fields["castle"], _BONUS, "a castle")


def read_map(text: str) -> Land:
    """Read a map (D1) and check that everything on it lies within its edges."""
    return _sketch_map(text).land


def _sketch_map(text: str) -> Sketch:
    sketch = read_sketch(text, ALPHABET)
    north, south, west, east = sketch.box
    if north < NORTH or south > SOUTH or west < WEST or east > EAST:
        row, column = next((r, c) for r, c in sketch.land if not (NORTH <= r <= SOUTH and WEST <= c <= EAST))
        raise InvalidSetup(f"the map has rows {NORTH}..{SOUTH} and columns {WEST}..{EAST}, but got {row, column}")
    check_dominoes(sketch.size)
    return sketch


def _check_stage(state: PlainRow) -> None:
    """D2: check that phase, seat, dice, owners and who drew agree."""
    phase, seat, a = state.phase, state.seat, state.player_a
    owners = [*state.owner]
    drew = {index for index in range(2) if state.kingdoms[index].drew}
    in_middle = owners.count(NOBODY)
    shared_out = owners.count(0) == owners.count(1) == 2
    possible = {
        FIRST: seat == CHANCE and state.round_now == 0 and a == NOBODY and state.rolled == 0,
        ROLLING: seat == CHANCE and state.rolled < DICE and in_middle == DICE,
        TAKING: state.rolled == DICE and (in_middle == DICE if seat == a else (in_middle, owners.count(a)) == (3, 1)),
        OVER: seat == NOBODY and shared_out,
    }.get(phase, seat >= 0 and shared_out)
    may_have_drawn = {index for index in range(2) if _is_done(state, index)}
    if phase != FIRST:
        possible = possible and a >= 0 and state.round_now > 0 and (phase != TAKING or seat >= 0)
    if not possible or not drew <= may_have_drawn:
        raise InvalidSetup(
            f"no game reaches phase {PHASES[phase]} in round {state.round_now} with seat {seat}, player A {a}, "
            f"{state.rolled} dice of seats {owners} and drawings of {sorted(drew)}"
        )


def _is_done(state: PlainRow, seat: int) -> bool:
    """Return whether a seat has drawn, or not, in this round."""
    if state.phase in (NAMING, CROSSING, OVER):
        return True
    return state.phase in (TURNING, CASTLE, DRAWING) and seat == state.player_a != state.seat


def _check_dice(state: PlainRow) -> None:
    """D1, D9: check that each die shows one of its faces, or one more cross by the castle bonus."""
    for die in range(state.rolled):
        symbol, crosses = SYMBOL_NAMES[state.symbol[die]], state.crosses[die]
        if (symbol, crosses) in DIE_FACES[die]:
            continue
        owner = state.owner[die]
        others = [other for other in range(die) if state.owner[other] == owner]
        bonus_made = any((SYMBOL_NAMES[state.symbol[o]], state.crosses[o]) not in DIE_FACES[o] for o in others)
        if (symbol, crosses - 1) not in DIE_FACES[die] or not _may_show_bonus(state, owner) or bonus_made:
            raise InvalidSetup(f"die {die} has the faces {DIE_FACES[die]}, but shows {symbol, crosses}")


def _may_show_bonus(state: PlainRow, owner: int) -> bool:
    draws = state.phase == DRAWING and state.seat == owner
    return owner >= 0 and (draws or _is_done(state, owner)) and bool(state.kingdoms[owner].roof)


def _check_spell_book(state: PlainRow, drawn: list[Sketch]) -> None:
    """D6..D9: check ticks against shields, powers against full rows, and that powers that act at once are used."""
    for row, spell in enumerate(SPELL_BOOK):
        ticks = [sheet.ticks[row] for sheet in state.kingdoms]
        if max(ticks) > spell.boxes or ticks.count(spell.boxes) == 2:
            raise InvalidSetup(f"one seat can fill the {spell.boxes} boxes of {spell.symbol}, but got ticks {ticks}")
        for sheet, sketch in zip(state.kingdoms, drawn, strict=True):
            plain = (sheet.terrain[row] & ~sheet.crowns[0]).bit_count() + sheet.used[ADD_CROSS]
            if sheet.ticks[row] > plain or (sheet.used[row] and sheet.ticks[row] < spell.boxes):
                wrong = _write_sheet(sheet, _write_map(sketch))
                raise InvalidSetup(f"row {spell.symbol} cannot have {sheet.ticks[row]} ticks on map {wrong}")
    for sheet, sketch in zip(state.kingdoms, drawn, strict=True):
        if (sheet.named == WILD) == bool(sheet.used[THREE_POINTS]):
            wrong = _write_sheet(sheet, _write_map(sketch))
            raise InvalidSetup(f"a coat of arms is named with {POWERS[THREE_POINTS]}, but got {wrong}")
        _check_map(sheet, sketch)
    _check_powers_in_turn(state)


def _write_map(sketch: Sketch) -> str:
    return write_kingdom(sketch.land, LETTERS)


def _holds(sheet: PlainRow, power: int) -> bool:
    return bool(sheet.ticks[power] == SPELL_BOOK[power].boxes and not sheet.used[power])


def _check_powers_in_turn(state: PlainRow) -> None:
    """D8, D9: check that a seat asked for a power or the castle bonus has it, and none keeps one that acts at once."""
    order = [state.player_a, 1 - state.player_a] if state.player_a >= 0 else [0, 1]
    powers = {THREE_POINTS: NAMING, ADD_CROSS: CROSSING}
    waiting = [(powers[power], seat) for seat in order for power in powers if _holds(state.kingdoms[seat], power)]
    phase, seat = state.phase, state.seat
    wrong = waiting[:1] != ([(phase, seat)] if phase in (NAMING, CROSSING) else [])
    wrong |= phase == TURNING and not _holds(state.kingdoms[seat], TURN_DIE)
    wrong |= phase == CASTLE and bool(state.kingdoms[seat].roof)
    if wrong:
        raise InvalidSetup(f"the spell books and castles leave no phase {PHASES[phase]} to seat {seat}")


def _could_decline(state: PlainRow) -> bool:
    """D5: return whether a seat with a power for drawing could have declined a drawing."""
    powers = (IGNORE_CONNECTION, SEPARATE_DICE)
    return any(sheet.ticks[power] == SPELL_BOOK[power].boxes for sheet in state.kingdoms for power in powers)


def _check_map(sheet: PlainRow, sketch: Sketch) -> None:
    """D3, D8, D9: check that powers explain separate shields, and powers and bonus the crosses that no die has."""
    land = sketch.land
    apart = apart_from_castle(land)
    island = {square: land[square] for square in apart}
    if apart and (not sheet.used[IGNORE_CONNECTION] or apart_from_castle(island, apart[0])):
        raise InvalidSetup(f"drawings hang together with the castle (D3), but {apart[0]} does not")
    if sum([_ADDED[half] for half in land.values()]) > sheet.roof + sheet.used[ADD_CROSS]:
        raise InvalidSetup(f"no dice make the crosses of map {_write_sheet(sheet, _write_map(sketch))}")


def _added_crosses(symbol: str, crosses: int) -> int:
    """Return how many of these crosses cannot come from a die."""
    return min(crosses - most for die in DIE_FACES for name, most in die if name == symbol and most <= crosses)


_ADDED: Final = {(name, n): _added_crosses(name, n) for name in SYMBOLS for n in range(MAX_CROSSES + 1)}


def _check_rounds(state: PlainRow) -> None:
    """D2, D10: check that in each earlier round a seat drew, or could have with a power, and no map was full."""
    earlier = max(state.round_now - 1, 0)
    drawn = [(sheet.taken.bit_count() - 1) // 2 for sheet in state.kingdoms]
    before = [dominoes - sheet.drew for dominoes, sheet in zip(drawn, state.kingdoms, strict=True)]
    longest = earlier if _could_decline(state) else sum(before)
    if not (0 <= min(before) <= max(before) <= earlier <= longest) or 2 * max(before) >= SHIELDS:
        raise InvalidSetup(f"after {earlier} rounds the maps cannot have {before} dominoes")
    for seat, sheet in enumerate(state.kingdoms):
        sheet.discards = earlier + (1 if _is_done(state, seat) else 0) - drawn[seat]

"""States of games with a draft as one line of text. Reading checks that a position is possible.

    kingdomino(seats=2) round=1 phase=place seat=0 pool=1-8,10 older=9@0,24@1,28@1,48@0 turn=0 newer=11,17,19,34
    kingdom=# discards=0 kingdom=# discards=0

(one line). `older` and `newer` list dominoes with the seat of the king on each; `turn` counts the kings of the older
line that are done. What follows from the rest (sets, boxes, kings in hand) is not written but computed.
"""

from functools import lru_cache
from typing import Any, Final

from ...engine.bits import set_bits
from ...engine.errors import InvalidSetup, NotationError
from ...engine.kernel import plain
from ...engine.turn import CHANCE, NOBODY, OVER
from ...engine.unpack import PlainRow
from ...engine.validate import find, read_fields, read_number
from ..land.cells import Kingdoms
from ..land.notation import lay_kingdom
from ..land.pieces import BOXES, DOMINOES, MAX_DOMINOES, TERRAINS
from .rules import CLAIMING, LINE, OPENING, PLACING, is_last_round

PHASES: Final = {LINE: "line", OPENING: "opening", CLAIMING: "claim", PLACING: "place", OVER: "over"}
_PHASES: Final = {name: phase for phase, name in PHASES.items()}
FIELDS: Final = ["round", "phase", "seat", "pool", "older", "turn", "newer"]
SEATS: Final = {CHANCE: "chance", NOBODY: "nobody"}

_is_last_round = plain(is_last_round)
_ALL: Final = (1 << MAX_DOMINOES) - 1


def numbers_in(dominoes: int) -> list[int]:
    """List the numbers of a set of dominoes, ascending."""
    return [bit + 1 for bit in set_bits(int(dominoes) & _ALL)]


def domino_set(numbers: list[int]) -> int:
    return sum([1 << (number - 1) for number in numbers])


def write_draft(state: PlainRow, phases: dict[int, str] = PHASES) -> str:
    """Write the draft of a state: everything but its kingdoms and what a game adds."""
    older, newer, free = numbers_in(state.older), numbers_in(state.newer), state.free
    older_king, newer_king = state.older_king, state.newer_king
    line = ",".join([f"{number}@{older_king[number]}" for number in older])
    offer = ",".join([f"{n}" if free >> (n - 1) & 1 else f"{n}@{newer_king[n]}" for n in newer])
    return (
        f"round={state.round_now} phase={phases[state.phase]} seat={SEATS.get(state.seat, state.seat)} "
        f"pool={write_ranges(numbers_in(state.pool))} older={line} "
        f"turn={len(older) - state.waiting.bit_count()} newer={offer}"
    )


def write_kingdoms(lands: list[str], discards: list[int]) -> str:
    """Write kingdoms, given their land as text."""
    return " ".join([f"kingdom={land} discards={n}" for land, n in zip(lands, discards, strict=False)])


def read_position(words: list[str], state: PlainRow, kingdoms: Kingdoms) -> None:
    """Read the words after the variant into an initial state. Raises InvalidSetup or NotationError if they are invalid.

    Land is written to `kingdoms`, everything else to the plain row `state`.
    """
    seat, turn = read_draft(state, words[: len(FIELDS)], _PHASES)
    _read_kingdoms(state, words[len(FIELDS) :], kingdoms)
    check_kings(state, seat, state.phase)
    check_stage(state, turn, state.phase)
    order = [state.older_king[number] for number in numbers_in(state.older)]
    check_turns(state, kingdoms, order, turn + (1 if state.phase == CLAIMING and state.round_now else 0))


def read_draft(state: PlainRow, words: list[str], phases: dict[str, int], boxes: int = 1) -> tuple[str, int]:
    """Read what `write_draft` wrote; return the text of the seat in turn, and the number of kings that are done.

    `phases` has their numbers by name. Lines come from `boxes` boxes in turn; the pool is that of the newer line.
    """
    fields = read_fields(words, FIELDS)
    turn, state.round_now = (min(read_number(fields[key], f"{key}=NUMBER"), 255) for key in ("turn", "round"))
    state.phase = find(fields["phase"], phases, "a phase")
    pool, older, newer = read_ranges(fields["pool"]), _read_line(fields["older"]), _read_line(fields["newer"])
    _check_dominoes(state, pool, older, newer, boxes)
    state.pool, state.older, state.newer = domino_set(pool), domino_set([*older]), domino_set([*newer])
    state.free = domino_set([number for number, seat in newer.items() if seat is None])
    state.older_king = _kings(state, older)
    state.newer_king = _kings(state, {number: 0 if seat is None else seat for number, seat in newer.items()})
    if turn > len(older):
        raise InvalidSetup(f"the older line has {len(older)} kings, but turn is {turn}")
    state.waiting = domino_set(sorted(older)[turn:])
    return fields["seat"], turn


def _kings(state: PlainRow, line: dict[int, int | None]) -> list[int]:
    """Return by number the seat whose king stands on each domino."""
    kings = [0] * (MAX_DOMINOES + 1)
    for number, seat in line.items():
        if seat is None or seat >= state.seats:
            raise InvalidSetup(f"a king belongs to a seat from 0 to {state.seats - 1}, but got {seat}")
        kings[number] = seat
    return kings


def write_ranges(numbers: list[int]) -> str:
    """Write ascending numbers with runs shortened: 1-8,10."""
    written, first, last = [], 0, -2
    for number in [*numbers, -2]:
        if number == last + 1:
            last = number
            continue
        if last >= 0:
            written.append(f"{first}-{last}" if first < last else f"{first}")
        first = last = number
    return ",".join(written)


def read_ranges(text: str) -> list[int]:
    numbers: list[int] = []
    for run in text.split(",") if text else ():
        first, dash, last = run.partition("-")
        start = read_number(first, "numbers such as 1-8,10")
        numbers += range(start, read_number(last, "numbers such as 1-8,10") + 1) if dash else (start,)
    if write_ranges(numbers) != text or numbers != sorted({*numbers}):
        raise NotationError(f"expected ascending numbers such as 1-8,10, but got {text!r}")
    return numbers


def _read_line(text: str) -> dict[int, int | None]:
    line: dict[int, int | None] = {}
    for word in filter(None, text.split(",")):
        number, at, seat = word.partition("@")
        expected = "a line such as 9@0,24,28@1"
        line[read_number(number, expected)] = read_number(seat, expected) if at else None
    if [*line] != sorted(line) or len(line) != len([*filter(None, text.split(","))]):
        raise NotationError(f"expected a line in ascending order, but got {text!r}")
    return line


@lru_cache(maxsize=64)
def _terrains_in(box: str) -> tuple[str, ...]:
    """List the terrains that the dominoes of a box have."""
    return tuple(t for t in TERRAINS if any(t in domino.terrains for domino in DOMINOES[box].values()))


def _read_kingdoms(state: PlainRow, words: list[str], laid: Kingdoms) -> None:
    kingdoms = state.kingdoms_in_play
    fields = [word.partition("=") for word in words]
    if [key for key, _, _ in fields] != ["kingdom", "discards"] * kingdoms:
        raise NotationError(f"expected kingdom=… discards=… {kingdoms} times, but got {' '.join(words)!r}")
    terrains = _terrains_in(BOXES[state.box])
    for index in range(kingdoms):
        lay_kingdom(fields[2 * index][2], state.frame, laid, index, terrains)
        laid["discards"][index] = min(read_number(fields[2 * index + 1][2], "discards=NUMBER"), 255)


def _check_dominoes(state: PlainRow, pool: list[int], older: dict[int, Any], newer: dict[int, Any], boxes: int) -> None:
    """K2, K3: check that each domino is in one place, and that as many were drawn as the lines had."""
    dominoes = state.pool.bit_count()
    on_table = [*pool, *newer, *(older if boxes == 1 else [])]
    repeats = len({*on_table}) < len(on_table)
    if repeats or min([*on_table, *older], default=1) < 1 or max([*on_table, *older], default=1) > dominoes:
        for number in [*on_table, *older]:
            if not 1 <= number <= dominoes or on_table.count(number) > 1:
                raise InvalidSetup(f"each domino from 1 to {dominoes} lies in one place, but got {number} astray")
    complete_lines = state.round_now // boxes
    gone = dominoes - len(pool) - len(newer)
    expected = complete_lines * state.line_size
    if gone != expected:
        raise InvalidSetup(f"in round {state.round_now}, {expected} dominoes have left the pool before, but got {gone}")
    kings = sum(state.kings_in_hand)
    if len(older) != (kings if state.round_now else 0):
        raise InvalidSetup(
            f"in round {state.round_now} the older line has {kings if state.round_now else 0} dominoes, "
            f"but got {len(older)}"
        )


def check_kings(state: PlainRow, seat_word: str, phase: int) -> None:
    """K1, K4: check that no seat has more kings on a line than it owns; set the seat in turn.

    A game with more phases passes the corresponding phase of the draft, here and to `check_stage`.
    """
    owned = [*state.kings_in_hand]
    seat = find(seat_word, _seat_names(state.seats), "a seat")
    claimed = [state.newer_king[number] for number in numbers_in(state.newer & ~state.free)]
    older = [state.older_king[number] for number in numbers_in(state.older)]
    if state.round_now == 0:
        in_hand = [kings - claimed.count(index) for index, kings in enumerate(owned)]
        if phase == CLAIMING and seat >= 0:
            in_hand[seat] -= 1
        if min(in_hand) < 0:
            raise InvalidSetup(f"seats own {owned[: state.seats]} kings, but more stand on the line")
        state.kings_in_hand = bytes(in_hand)
    else:
        if any(older.count(index) != kings for index, kings in enumerate(owned)):
            raise InvalidSetup(f"seats own {owned[: state.seats]} kings, but the older line has {older}")
        turn = len(older) - state.waiting.bit_count()
        if phase in (PLACING, CLAIMING) and sorted(claimed) != sorted(older[:turn]) and not _is_last_round(state):
            raise InvalidSetup(f"kings that are done stand on the newer line, but got {claimed} after {older[:turn]}")
        state.kings_in_hand = bytes(len(owned))
    expected = {LINE: CHANCE, OPENING: CHANCE, OVER: NOBODY}.get(phase, seat)
    if phase in (PLACING, CLAIMING) and state.round_now and state.waiting:
        expected = state.older_king[numbers_in(state.waiting)[0]]
    if seat != expected:
        raise InvalidSetup(f"expected seat={SEATS.get(expected, expected)} in this phase, but got seat={seat_word}")
    if phase in (PLACING, CLAIMING) and seat < 0:
        raise InvalidSetup(f"expected a seat from 0 to {state.seats - 1} in this phase, but got seat={seat_word}")
    state.seat = seat


@lru_cache(maxsize=16)
def _seat_names(seats: int) -> dict[str, int]:
    return {name: number for number, name in SEATS.items()} | {str(seat): seat for seat in range(seats)}


def check_stage(state: PlainRow, turn: int, phase: int) -> None:
    """K4..K6: check that round, phase, turn and newer line agree."""
    laid, free, older = (dominoes.bit_count() for dominoes in (state.newer, state.free, state.older))
    full = laid == state.line_size
    last = _is_last_round(state)
    possible = {
        LINE: laid < state.line_size and free == laid and turn == 0 and not last,
        OPENING: state.round_now == 0 and full and free > 0,
        CLAIMING: full and free > 0 and not last and (state.round_now == 0 or turn < older),
        PLACING: state.round_now > 0 and turn < older and (laid == 0 if last else full),
        OVER: last and turn == older and laid == 0,
    }[phase]
    if not possible or state.round_now > state.rounds:
        raise InvalidSetup(
            f"no game reaches phase {PHASES[phase]} in round {state.round_now}, turn {turn}, newer line of {laid}"
        )


def check_turns(state: PlainRow, laid: Kingdoms, order: list[int], done: int, whose: str = "seat") -> None:
    """K5: check that every turn placed or discarded one domino; `order` has the kingdoms, `done` of them placed."""
    kingdoms = zip(laid["taken"].tolist(), laid["discards"].tolist(), strict=True)
    for index, (taken, discarded) in zip(range(state.kingdoms_in_play), kingdoms, strict=False):
        earlier = max(state.round_now - 1, 0) * order.count(index)
        turns, dominoes = earlier + order[:done].count(index), (taken.bit_count() - 1) // 2
        if dominoes + discarded != turns:
            raise InvalidSetup(
                f"{whose} {index} has had {turns} dominoes, but got {dominoes} laid and {discarded} discarded"
            )

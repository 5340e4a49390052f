"""States of games with a draft as one line of text, and back with every check that makes a position possible.

    kingdomino(seats=2) round=1 phase=place seat=0 pool=1-8,10 older=9@0,24@1,28@1,48@0 turn=0 newer=11,17,19,34
    kingdom=# discards=0 kingdom=# discards=0

(one line). `older` and `newer` list dominoes with the seat of the king on each; `turn` counts the kings of the older
line that are done. What follows from the rest (sets, boxes, kings in hand) is not written but worked out.
"""

from typing import Any, Final

from numpy.typing import NDArray

from ..engine.bits import set_bits
from ..engine.kernel import plain
from ..errors import InvalidSetup, NotationError
from ..land.dominoes import BOXES, DOMINOES, MOST_DOMINOES, TERRAINS
from ..land.notation import land_of, make_kingdom, read_kingdom, write_kingdom
from ..reading import find, read_fields, read_number
from .draft import CHANCE, CLAIMING, LINE, NOBODY, OPENING, OVER, PLACING, is_last_round

PHASES: Final = {LINE: "line", OPENING: "opening", CLAIMING: "claim", PLACING: "place", OVER: "over"}
FIELDS: Final = ["round", "phase", "seat", "pool", "older", "turn", "newer"]
SEATS: Final = {CHANCE: "chance", NOBODY: "nobody"}

_is_last_round = plain(is_last_round)
_ALL: Final = (1 << MOST_DOMINOES) - 1


def numbers_in(dominoes: int) -> list[int]:
    """List the numbers of a set of dominoes, ascending."""
    return [bit + 1 for bit in set_bits(int(dominoes) & _ALL)]


def set_of(numbers: list[int]) -> int:
    return sum(1 << (number - 1) for number in numbers)


def write_draft(state: Any, phases: dict[int, str] = PHASES) -> str:
    """Write the draft of a state: everything but its kingdoms and what a game adds."""
    older, newer = numbers_in(state.older), numbers_in(state.newer)
    free = set(numbers_in(state.free))
    fields = {
        "round": int(state.round_now),
        "phase": phases[int(state.phase)],
        "seat": SEATS.get(int(state.seat), int(state.seat)),
        "pool": write_ranges(numbers_in(state.pool)),
        "older": ",".join(f"{number}@{state.older_king[number]}" for number in older),
        "turn": len(older) - int(state.waiting).bit_count(),
        "newer": ",".join(str(n) if n in free else f"{n}@{state.newer_king[n]}" for n in newer),
    }
    return " ".join(f"{key}={value}" for key, value in fields.items())


def write_kingdoms(state: Any) -> str:
    kingdoms = state.kingdoms[: state.kingdoms_in_play]
    return " ".join(f"kingdom={write_kingdom(land_of(kingdom))} discards={kingdom.discards}" for kingdom in kingdoms)


def read_position(words: list[str], states: NDArray[Any]) -> None:
    """Set up the words that follow the variant in a fresh table `states[0]`; raise where they make no position."""
    state = states[0]
    seat, turn = read_draft(state, words[: len(FIELDS)], PHASES)
    _read_kingdoms(state, words[len(FIELDS) :])
    check_kings(state, seat, int(state.phase))
    check_stage(state, turn, int(state.phase))
    order = [int(state.older_king[number]) for number in numbers_in(state.older)]
    check_turns(state, order, turn + (1 if state.phase == CLAIMING and state.round_now else 0))


def read_draft(state: Any, words: list[str], phases: dict[int, str], boxes: int = 1) -> tuple[str, int]:
    """Set up what `write_draft` wrote; return the words of the seat in turn, and how many kings are done.

    Lines come from so many boxes in turn; the pool is that of the newer line's.
    """
    fields = read_fields(words, FIELDS)
    turn, state.round_now = (min(read_number(fields[key], f"{key}=NUMBER"), 255) for key in ("turn", "round"))
    state.phase = find(fields["phase"], {name: phase for phase, name in phases.items()}, "a phase")
    pool, older, newer = read_ranges(fields["pool"]), _read_line(fields["older"]), _read_line(fields["newer"])
    _check_dominoes(state, pool, older, newer, boxes)
    state.pool, state.older, state.newer = set_of(pool), set_of([*older]), set_of([*newer])
    state.free = set_of([number for number, seat in newer.items() if seat is None])
    for number, seat in older.items():
        state.older_king[number] = _check_seat(state, seat)
    for number, seat in newer.items():
        state.newer_king[number] = 0 if seat is None else _check_seat(state, seat)
    if turn > len(older):
        raise InvalidSetup(f"the older line has {len(older)} kings, but turn is {turn}")
    state.waiting = set_of(sorted(older)[turn:])
    return fields["seat"], turn


def write_ranges(numbers: list[int]) -> str:
    """Write ascending numbers with runs shortened: 1-8,10."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ",".join("-".join(map(str, run)) for run in runs)


def read_ranges(text: str) -> list[int]:
    numbers: list[int] = []
    for run in filter(None, text.split(",")):
        ends = [read_number(end, "numbers such as 1-8,10") for end in run.split("-", 1)]
        numbers += range(ends[0], ends[-1] + 1)
    if write_ranges(numbers) != text or numbers != sorted(set(numbers)):
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


def _read_kingdoms(state: Any, words: list[str]) -> None:
    kingdoms = int(state.kingdoms_in_play)
    fields = [word.partition("=") for word in words]
    if [key for key, _, _ in fields] != ["kingdom", "discards"] * kingdoms:
        raise NotationError(f"expected kingdom=… discards=… {kingdoms} times, but got {' '.join(words)!r}")
    terrains = tuple(t for t in TERRAINS if any(t in d.terrains for d in DOMINOES[BOXES[state.box]].values()))
    for index in range(kingdoms):
        land = read_kingdom(fields[2 * index][2], int(state.frame), terrains)
        state.kingdoms[index] = make_kingdom(land)
        discards = read_number(fields[2 * index + 1][2], "discards=NUMBER")
        state.kingdoms[index].discards = min(discards, 255)


def _check_dominoes(state: Any, pool: list[int], older: dict[int, Any], newer: dict[int, Any], boxes: int) -> None:
    """K2, K3: each domino is in one place, and as many are gone as lines were laid."""
    known = numbers_in(state.pool)
    on_table = [*pool, *newer, *(older if boxes == 1 else [])]
    for number in on_table:
        if on_table.count(number) > 1 or number not in known:
            raise InvalidSetup(f"each domino from 1 to {len(known)} lies in one place, but got {number} astray")
    complete_lines = int(state.round_now) // boxes
    gone = len(known) - len(pool) - len(newer)
    expected = complete_lines * int(state.line_size)
    if gone != expected:
        raise InvalidSetup(f"in round {state.round_now}, {expected} dominoes have left the pool before, but got {gone}")
    kings = int(state.kings_in_hand.sum())
    if len(older) != (kings if state.round_now else 0):
        raise InvalidSetup(
            f"in round {state.round_now} the older line has {kings if state.round_now else 0} dominoes, "
            f"but got {len(older)}"
        )


def _check_seat(state: Any, seat: int | None) -> int:
    if seat is None or seat >= state.seats:
        raise InvalidSetup(f"a king belongs to a seat from 0 to {state.seats - 1}, but got {seat}")
    return seat


def check_kings(state: Any, seat_word: str, phase: int) -> None:
    """K1, K4: no seat has more kings on a line than it owns; set whose decision it is.

    A game with more phases than a draft has gives here, and to `check_stage`, the one that is most like its own.
    """
    owned = state.kings_in_hand.copy()
    names = {name: number for number, name in SEATS.items()} | {str(seat): seat for seat in range(state.seats)}
    seat = find(seat_word, names, "a seat")
    claimed = [int(state.newer_king[number]) for number in numbers_in(int(state.newer) & ~int(state.free))]
    older = [int(state.older_king[number]) for number in numbers_in(state.older)]
    if state.round_now == 0:
        in_hand = [int(kings) - claimed.count(index) for index, kings in enumerate(owned)]
        if phase == CLAIMING and seat >= 0:
            in_hand[seat] -= 1
        if min(in_hand) < 0:
            raise InvalidSetup(f"seats own {owned[: state.seats].tolist()} kings, but more stand on the line")
        state.kings_in_hand = in_hand
    else:
        if any(older.count(index) != kings for index, kings in enumerate(owned)):
            raise InvalidSetup(f"seats own {owned[: state.seats].tolist()} kings, but the older line has {older}")
        turn = len(older) - int(state.waiting).bit_count()
        if phase in (PLACING, CLAIMING) and sorted(claimed) != sorted(older[:turn]) and not _is_last_round(state):
            raise InvalidSetup(f"kings that are done stand on the newer line, but got {claimed} after {older[:turn]}")
        state.kings_in_hand[:] = 0
    expected = {LINE: CHANCE, OPENING: CHANCE, OVER: NOBODY}.get(phase, seat)
    if phase in (PLACING, CLAIMING) and state.round_now and int(state.waiting):
        expected = int(state.older_king[numbers_in(state.waiting)[0]])
    if seat != expected or (phase in (PLACING, CLAIMING) and seat < 0):
        raise InvalidSetup(f"in this phase seat {expected} decides, but got {seat_word}")
    state.seat = seat


def check_stage(state: Any, turn: int, phase: int) -> None:
    """K4..K6: round, phase, turn and newer line belong together."""
    laid, free, older = (int(dominoes).bit_count() for dominoes in (state.newer, state.free, state.older))
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


def check_turns(state: Any, order: list[int], done: int, whose: str = "seat") -> None:
    """K5: every turn so far laid or discarded one domino; `order` has the kingdoms in turn, `done` how many placed."""
    for index in range(state.kingdoms_in_play):
        earlier = max(int(state.round_now) - 1, 0) * order.count(index)
        turns = earlier + order[:done].count(index)
        kingdom = state.kingdoms[index]
        laid, discarded = (int(kingdom.taken).bit_count() - 1) // 2, int(kingdom.discards)
        if laid + discarded != turns:
            raise InvalidSetup(
                f"{whose} {index} has had {turns} dominoes, but got {laid} laid and {discarded} discarded"
            )

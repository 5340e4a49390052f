"""The rules of Pig: its state, what is legal, what an action does, and the result."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from crownland import InvalidSetup, Score, Variant
from crownland.engine import codes
from crownland.engine.bits import share
from crownland.engine.kernel import blank, kernel, layout
from crownland.engine.score import Land
from crownland.engine.turn import CHANCE, NOBODY, OVER
from crownland.engine.validate import read_fields, read_number

from . import actions
from .actions import DARE, FALL, SIDES

GOAL: Final = 20
MAX_PLAYERS: Final = 4
FALLING, DARING = range(2)
PHASES: Final = {FALLING: "fall", DARING: "dare", OVER: "over"}
MAX_ACTIONS: Final = SIDES
ACTIONS: Final = actions.ACTIONS
TABLE: Final[dict[str, Any]] = {}
STATE: Final = layout(
    [
        ("phase", "u1"),
        ("seat", "i1"),  # who decides now; CHANCE while the die falls
        ("roller", "i1"),  # whose turn it is
        ("seats", "i1"),
        ("kingdoms_in_play", "i1"),
        ("round_now", "<u4"),
        ("turn", "u1"),  # points of this turn
        ("kept", "u1", (MAX_PLAYERS,)),
    ]
)


def start(variant: Variant) -> NDArray[Any]:
    """Return one state, in which the first seat decides."""
    states = blank(STATE)
    state = states[0]
    state.seats = state.kingdoms_in_play = variant.seats
    state.phase, state.round_now = DARING, 1
    return states


@kernel
def legal(state: Any, out: NDArray[np.int64]) -> int:
    if state.phase == FALLING:
        for pips in range(1, SIDES + 1):
            out[pips - 1] = codes.simple(FALL, pips)
        return SIDES
    if state.phase == DARING:
        out[0], out[1] = codes.simple(DARE, 0), codes.simple(DARE, 1)
        return 2
    return 0


@kernel
def pick(state: Any, bits: int) -> int:
    if state.phase == FALLING:
        return codes.simple(FALL, 1 + share(bits, SIDES))
    return codes.simple(DARE, share(bits, 2))


@kernel
def apply(state: Any, action: int) -> None:
    number = codes.action_number(action)
    if state.phase == FALLING:
        state.phase, state.seat = DARING, state.roller
        state.turn = 0 if number == 1 else state.turn + number
        if number == 1:
            end_turn(state)
    elif number == 1:
        state.phase, state.seat = FALLING, CHANCE
    else:
        state.kept[state.roller] += state.turn
        end_turn(state)


@kernel
def end_turn(state: Any) -> None:
    """Pass the die on, or end the game."""
    if state.kept[state.roller] >= GOAL:
        state.phase, state.seat = OVER, NOBODY
        return
    state.turn = 0
    state.roller = (state.roller + 1) % state.seats
    state.seat = state.roller
    state.round_now += 1 if state.roller == 0 else 0


@kernel
def total(state: Any, kingdom: int) -> int:
    return int(state.kept[kingdom])


@kernel
def discards(state: Any, kingdom: int) -> int:
    return 0


@kernel
def coins(state: Any, kingdom: int) -> int:
    return 0


@kernel
def weight(state: Any, action: int) -> int:
    return 1


@kernel
def tie_breaks(state: Any, kingdom: int) -> tuple[int, int]:
    return 0, 0


def score(states: NDArray[Any], kingdom: int) -> Score:
    return Score((), {"kept": int(states["kept"][0][kingdom])})


def land(states: NDArray[Any], kingdom: int) -> Land:
    return {}


def fingerprint(state: Any, kingdom: int) -> bytes:
    return bytes([state.kept[kingdom]])


def write(states: NDArray[Any]) -> str:
    state = states[0]
    kept = ",".join(str(points) for points in state.kept[: state.seats])
    phase = PHASES[int(state.phase)]
    return f"round={state.round_now} phase={phase} roller={state.roller} turn={state.turn} kept={kept}"


def read(words: list[str], states: NDArray[Any]) -> None:
    fields, state = read_fields(words, ["round", "phase", "roller", "turn", "kept"]), states[0]
    kept = [read_number(points, "points") for points in fields["kept"].split(",")]
    phase = {name: number for number, name in PHASES.items()}.get(fields["phase"])
    if phase is None or len(kept) != state.seats or (max(kept) >= GOAL) != (phase == OVER):
        raise InvalidSetup(f"expected a position of Pig, but got {' '.join(words)}")
    state.round_now, state.phase = read_number(fields["round"], "a round", 9), phase
    state.roller, state.turn = read_number(fields["roller"], "a seat"), read_number(fields["turn"], "points")
    state.kept[: len(kept)] = kept
    state.seat = {FALLING: CHANCE, DARING: state.roller, OVER: NOBODY}[phase]

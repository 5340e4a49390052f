"""Actions and states of Kingdomino Duel as ints, text and bytes; and what is refused."""

import random
import zlib

import numpy as np
import pytest

from crownland import (
    Action,
    Castle,
    Cross,
    Draw,
    First,
    InvalidSetup,
    Name,
    NotationError,
    Roll,
    State,
    Take,
    Turn,
    decode,
    encode,
    read_action,
)
from crownland.engine.kernel import COMPILED

GAMES = 20 if COMPILED else 2


@pytest.mark.parametrize(
    ("action", "token", "code"),
    [
        (First(1), "first:1", 16 << 26 | 1 << 10),
        (Roll(0, "wild", 0), "roll:0=wild", 17 << 26 | 1 << 10 | 6 << 2),
        (Roll(3, "line", 1), "roll:3=line1", 17 << 26 | 4 << 10 | 1 << 2 | 1),
        (Take((2,)), "take:2", 18 << 26 | 0b00100 << 10),
        (Take((0, 3)), "take:0,3", 18 << 26 | 0b01001 << 10),
        (Take((0, 3), "pick_two_first"), "take:0,3!pick_two_first", 18 << 26 | 0b11001 << 10),
        (Turn(), "turn:none", 19 << 26),
        (Turn(0, ("dot", 0)), "turn:0=dot", 19 << 26 | 1 << 10),
        (Castle(), "castle:none", 20 << 26),
        (Castle(0), "castle:0", 20 << 26 | 1 << 10),
        (Draw(), "draw:none", 21 << 26),
        (
            Draw((((-2, -3), "dot", 0), ((2, 3), "checked", 3)), "separate_dice"),
            "draw:-2,-3=dot/2,3=checked3!separate_dice",
            21 << 26 | 2 << 22 | 38 << 5 | 5 << 2 | 3,
        ),
        (
            Draw((((0, 1), "line", 1), ((0, 2), "dot", 0))),
            "draw:0,1=line1/0,2=dot",
            21 << 26 | (20 << 5 | 1 << 2 | 1) << 11 | 21 << 5,
        ),
        (Name("checked"), "name:checked", 22 << 26 | 5 << 10),
        (Cross((-2, 3)), "cross:-2,3", 23 << 26 | 6 << 10),
    ],
)
def test_the_layout_of_the_duel_s_ints_never_changes(action: Action, token: str, code: int) -> None:
    assert (encode(action), str(action)) == (code, token)
    assert decode(code) == read_action(token) == action
    assert code < 2**31


@pytest.mark.parametrize(
    "token",
    [
        "first:2",
        "roll:4=dot",
        "roll:0=star",
        "roll:0=dot4",
        "take:",
        "take:4",
        "take:1,0",
        "take:0,1,2",
        "take:0!pick_two_first",
        "take:0,1!turn_die",
        "turn:0",
        "turn:none=dot",
        "castle:4",
        "draw:0,1=dot",
        "draw:0,1=wild/0,2=dot",
        "draw:0,2=dot/0,1=dot",
        "draw:0,1=dot/0,1=dot",
        "draw:0,3=dot/0,4=dot",
        "draw:0,1=dot/0,2=dot!turn_die",
        "draw:none!separate_dice",
        "name:wild",
        "cross:3,0",
    ],
)
def test_a_token_that_is_no_action_is_refused(token: str) -> None:
    with pytest.raises(NotationError, match="expected"):
        read_action(token)


@pytest.mark.parametrize(
    "action",
    [
        Take(()),
        Take((0, 1, 2)),
        Take([0, 1]),  # type: ignore[arg-type]
        Take((True,)),
        Turn(0),
        Turn(None, ("dot", 0)),
        Turn(0, ("dot",)),  # type: ignore[arg-type]
        Draw(None, "separate_dice"),
        Draw((((0, 1), "dot", 0),)),  # type: ignore[arg-type]
        Draw((((0, 1), "dot", 0), ((0, 2), "dot", 4))),
        Draw((((0, 1), "dot", 0), (2, "dot", 0))),  # type: ignore[arg-type]
        Name(["dot"]),  # type: ignore[arg-type]
        Cross(0),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_a_value_that_is_no_action_is_refused(action: Action) -> None:
    with pytest.raises(NotationError, match="expected"):
        encode(action)


def test_every_int_is_an_action_that_is_written_the_same_or_none() -> None:
    rng = random.Random(4)
    for _ in range(20_000):
        code = rng.randrange(16, 24) << 26 | rng.getrandbits(26) & rng.getrandbits(26) & rng.getrandbits(26)
        try:
            action = decode(code)
        except NotationError:
            continue
        assert encode(action) == code and read_action(str(action)) == action


def test_state_and_action_are_read_back_at_every_step() -> None:
    for seed in range(GAMES):
        rng, state = random.Random(seed), State("duel()")
        while not state.is_over:
            result = f"seed {seed}, state {state}"
            assert State.from_text(str(state)) == state, result
            assert State.from_bytes(state.to_bytes()) == state, result
            codes = state.legal_codes()
            code = codes[int(rng.random() * len(codes))]
            assert encode(read_action(str(decode(code)))) == code < 2**31, result
            state.apply(code)
        assert State.from_text(str(state)) == state


START = (
    "duel() round=2 phase=draw seat=1 player_a=1 dice=dot@0,line@1,dot@1,double_dot@0 drew= "
    "map=#dl1 ticks=1,0,0,0,0,0 used= named=none castle=unused "
    "map=#/D/f2 ticks=0,0,1,0,0,0 used= named=none castle=used"
)


def test_a_position_is_read() -> None:
    assert str(State.from_text(START)) == START


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("round=2", "round=x", "round=NUMBER"),
        ("phase=draw", "phase=sleep", "a phase out of first, roll"),
        ("seat=1", "seat=2", "a seat"),
        ("seat=1", "seat=chance", "no game reaches phase draw"),
        ("drew=", "drew=1", "no game reaches phase draw"),
        ("drew=", "drew=2", "a seat that drew"),
        ("phase=draw", "phase=first", "no game reaches phase first"),
        ("phase=draw", "phase=roll", "no game reaches phase roll"),
        ("phase=draw", "phase=take", "no game reaches phase take"),
        ("phase=draw", "phase=over", "no game reaches phase over"),
        ("phase=draw", "phase=castle", "leave no phase castle"),
        ("phase=draw", "phase=turn", "leave no phase turn"),
        ("phase=draw", "phase=name", "leave no phase name"),
        ("dice=dot@0", "dice=star@0", "a symbol"),
        ("dice=dot@0", "dice=checked@0", "die 0 has the faces"),
        ("dice=dot@0", "dice=dot1@0", "die 0 has the faces"),
        ("line@1,dot@1", "line1@1,dot1@1", "die 2 has the faces"),
        ("dice=dot@0", "dice=dot@1", "no game reaches"),
        ("dice=dot@0", "dice=dot@2", "a die such as"),
        ("dice=dot@0", "dice=dot@0,dot@0", "up to 4 dice"),
        ("map=#dl1", "map=#dl5", "with up to 4 crosses"),
        ("map=#dl1", "map=#dx", "expected # .castle."),
        ("map=#dl1", "map=#d", "even number"),
        ("map=#dl1", "map=dl1", "one castle"),
        ("map=#dl1", "map=#..dl1", "columns -3..3"),
        ("map=#dl1", "map=#.dl1", "hang together with the castle"),
        ("map=#dl1", "map=#dl3", "no dice make the crosses"),
        ("map=#dl1", "map=#dl1/.dl/.dl", "after 1 rounds"),
        ("round=2", "round=9", "after 8 rounds"),
        ("ticks=1,0", "ticks=1", "ticks of 6 rows"),
        ("ticks=1,0", "ticks=6,0", "one seat can fill the 5 boxes of dot"),
        ("ticks=1,0", "ticks=2,0", "row dot cannot have 2 ticks"),
        ("used= named=none castle=unused", "used=turn_die named=none castle=unused", "row double_line cannot have 0"),
        ("used= named=none castle=unused", "used=fly named=none castle=unused", "a power out of"),
        ("named=none castle=unused", "named=dot castle=unused", "is named with three_points_per_domain"),
        ("castle=unused", "castle=open", "a castle out of unused, used"),
        ("castle=unused", "castle=unused x=1", "expected the fields"),
        ("castle=used", "castle=used x=1", "nothing after two maps"),
    ],
)
def test_a_position_that_no_game_reaches_is_refused(before: str, after: str, message: str) -> None:
    assert before in START
    with pytest.raises((NotationError, InvalidSetup), match=message):
        State.from_text(START.replace(before, after, 1))


def test_a_game_is_not_over_while_somebody_was_able_to_draw() -> None:
    text = START.replace("phase=draw seat=1", "phase=over seat=nobody")
    with pytest.raises(InvalidSetup, match="over when a map is full or neither player was able to draw, but one was"):
        State.from_text(text)
    with pytest.raises(InvalidSetup, match="neither player was able to draw, but one was"):
        State.from_text(text.replace("drew=", "drew=0").replace("map=#dl1", "map=#dl1/.dl"))


def test_bytes_that_hold_no_position_are_refused() -> None:
    """Whatever bytes are changed, with the checksum made right, is refused in words or is a position after all."""
    rng = random.Random(1)
    state = State.from_text(START)
    whole = state.to_bytes()[:-4]
    first = len(whole) - state.states.nbytes
    for _ in range(400):
        changed = bytearray(whole)
        for _ in range(rng.randrange(1, 3)):
            changed[rng.randrange(first, len(whole))] = rng.randrange(256)
        data = bytes(changed) + zlib.crc32(bytes(changed)).to_bytes(4, "little")
        try:
            read = State.from_bytes(data)
        except (NotationError, InvalidSetup):
            continue
        assert State.from_text(str(read)) == read


def test_the_record_of_a_state_starts_from_nothing_but_zeros_and_marks() -> None:
    state = State("duel()")
    assert state.states.nbytes < 400
    assert np.all(state.record.owner == -2) and state.record.player_a == -2

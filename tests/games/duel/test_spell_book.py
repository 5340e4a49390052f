"""Ticks, who wins a power, and what each power does."""

import pytest

from crownland import IllegalAction, State
from crownland.games.duel.pieces import SYMBOLS
from duel_positions import NEW, do, expected_drawings, position, tokens

pytestmark = pytest.mark.rules

FOUR_DOTS = """
    ..dd...
    ..dd...
    ...#...
"""
FOUR_DOUBLE_DOTS = """
    ..DD...
    ..DD...
    ...#...
"""
FOUR_DOUBLE_LINES = """
    ..LL...
    ..LL...
    ...#...
"""
BLOCKED = """
    .......
    ..LLLLL
    ..L#L..
    ..LLL..
    .......
"""


def ticks(state: State, seat: int) -> dict[str, int]:
    """Return the rows in which a seat has ticks."""
    return {symbol: int(n) for symbol, n in zip(SYMBOLS, state.record.kingdoms[seat].ticks, strict=True) if n}


def test_D6_each_coat_of_arms_without_a_cross_ticks_a_box_and_two_equal_ones_tick_twice() -> None:
    state = position(NEW, NEW, dice="dot@0,filled@1,dot@0,line1@1")
    do(state, "draw:0,1=dot/0,2=dot draw:0,1=filled/0,2=line1")
    assert ticks(state, 0) == {"dot": 2}
    assert ticks(state, 1) == {"filled": 1}


def test_D6_a_joker_ticks_nothing() -> None:
    state = position(NEW, NEW, dice="wild@0,filled@1,line@1,wild@0")
    do(state, "draw:0,1=dot/0,2=line draw:0,1=filled/0,2=line")
    assert ticks(state, 0) == {}


def test_D6_who_draws_nothing_ticks_nothing() -> None:
    state = position(BLOCKED, NEW, dice="dot@0,filled@0,dot@1,line@1")
    do(state, "draw:none draw:0,1=dot/0,2=line")
    assert ticks(state, 0) == {}
    assert ticks(state, 1) == {"dot": 1, "line": 1}


def test_D6_ticks_are_made_after_both_drew() -> None:
    state = position(NEW, NEW, dice="dot@0,filled@1,dot@0,line1@1")
    do(state, "draw:0,1=dot/0,2=dot")
    assert ticks(state, 0) == {}


def test_D6_when_both_would_fill_a_row_in_one_round_A_has_the_power() -> None:
    mine, yours = "draw:0,1=dot/0,2=line", "draw:0,1=dot/0,2=line1"
    for a in (0, 1):
        state = position(
            FOUR_DOTS, FOUR_DOTS, dice="dot@0,dot@1,line@0,line1@1", seat=a, a=a, ticks=({"dot": 4}, {"dot": 4})
        )
        do(state, f"{yours} {mine}" if a else f"{mine} {yours}")
        assert ticks(state, a)["dot"] == 5
        assert ticks(state, 1 - a)["dot"] == 4  # struck out
        assert State.from_text(str(state)) == state


def test_D6_ticks_in_a_full_or_struck_row_are_lost() -> None:
    full = FOUR_DOTS.replace("..dd...", "..ddd..", 1).replace("#", "#d")
    state = position(full, FOUR_DOTS, dice="dot@0,dot@1,line@0,line1@1", ticks=({"dot": 5}, {"dot": 3}))
    do(state, "draw:1,0=dot/2,0=line draw:0,1=dot/0,2=line1")
    assert ticks(state, 0) == {"dot": 5, "line": 1}
    assert ticks(state, 1) == {"dot": 3}


def test_D6_D12_a_power_won_in_a_round_is_usable_from_the_next_on() -> None:
    state = position(FOUR_DOTS, NEW, dice="dot@0,filled@1,dot@0,line1@1", ticks=({"dot": 4}, {}))
    assert not any("!" in token for token in tokens(state))
    do(state, "draw:0,1=dot/0,2=dot draw:0,1=filled/0,2=line1")
    assert ticks(state, 0) == {"dot": 5}
    do(state, "roll:0=dot roll:1=dot roll:2=line roll:3=line take:0 take:1,2 draw:1,0=dot/2,0=line")
    assert any(token.endswith("!ignore_connection") for token in tokens(state))
    assert tokens(state) == expected_drawings(state)


def test_D8_double_dot_lets_A_take_two_dice_at_once_and_B_gets_the_others() -> None:
    state = position(FOUR_DOUBLE_DOTS, NEW, dice="dot,filled,dot,line", phase="take", ticks=({"double_dot": 4}, {}))
    singles = {f"take:{die}" for die in range(4)}
    pairs = {f"take:{one},{other}!pick_two_first" for one in range(4) for other in range(one + 1, 4)}
    assert tokens(state) == singles | pairs
    kept = do(state.copy(), "take:1")
    assert (kept.seat, kept.phase, kept.record.kingdoms[0].used[2]) == (1, "take", 0)
    do(state, "take:1,3!pick_two_first")
    assert (state.seat, state.phase, list(state.record.owner)) == (0, "draw", [1, 0, 1, 0])
    assert state.record.kingdoms[0].used[2] == 1


def test_D8_double_dot_is_of_no_use_to_B() -> None:
    state = position(
        NEW, FOUR_DOUBLE_DOTS, dice="dot,filled,dot,line@0", phase="take", seat=1, ticks=({}, {"double_dot": 4})
    )
    assert tokens(state) == {"take:0,1", "take:0,2", "take:1,2"}


def turning(one: str, other: str, castle: str = "used") -> State:
    dice = {0: one, 1: other} if one.startswith(("wild", "dot")) else {1: one, 2: other}
    shown = ",".join(f"{dice[die]}@0" if die in dice else f"{'line' if die else 'dot'}@1" for die in range(4))
    return position(
        FOUR_DOUBLE_LINES, NEW, dice=shown, phase="turn", ticks=({"double_line": 4}, {}), castle=(castle, "used")
    )


def test_D8_double_line_turns_a_die_to_any_other_face_of_it_the_joker_too() -> None:
    state = turning("dot", "filled")
    first = {"turn:0=wild", "turn:0=double_line1", "turn:0=line", "turn:0=double_dot1"}
    second = {f"turn:1={face}" for face in ("checked", "line", "double_dot1", "double_line1", "dot")}
    assert tokens(state) == {"turn:none"} | first | second
    assert len(tokens(turning("checked", "line"))) == 11
    do(state, "turn:0=wild")
    assert state.phase == "draw" and state.record.kingdoms[0].used[3] == 1
    assert "draw:0,1=checked/0,2=filled" in tokens(state)
    assert tokens(state) == expected_drawings(state)


def test_D8_double_line_can_be_kept_and_what_was_used_stays_used() -> None:
    kept = do(turning("dot", "filled"), "turn:none")
    assert kept.record.kingdoms[0].used[3] == 0
    used = do(turning("dot", "filled"), "turn:1=dot")
    assert used.record.kingdoms[0].used[3] == 1 and used.phase == "draw"


def test_D6_ticks_follow_the_dice_as_shown_after_turning() -> None:
    state = do(turning("dot", "filled"), "turn:1=checked draw:0,1=dot/0,2=checked draw:0,1=line/0,2=line")
    assert ticks(state, 0) == {"dot": 1, "double_line": 4, "checked": 1}


def test_D6_D9_the_die_with_the_castle_bonus_ticks_no_box() -> None:
    state = position(NEW, NEW, dice="dot@0,filled@1,line@0,line1@1", phase="castle", castle=("unused", "used"))
    do(state, "castle:0 draw:0,1=dot1/0,2=line draw:0,1=filled/0,2=line1")
    assert ticks(state, 0) == {"line": 1}
    assert state.land(0) == {(0, 1): ("dot", 1), (0, 2): ("line", 0)}


def test_D8_filled_names_a_coat_of_arms_at_once() -> None:
    state = position("#ff", NEW, dice="dot@0,filled@0,line@1,line1@1", ticks=({"filled": 2}, {}))
    do(state, "draw:0,3=filled/1,3=dot draw:0,1=line/0,2=line1")
    assert (state.seat, state.phase) == (0, "name")
    assert tokens(state) == {f"name:{symbol}" for symbol in SYMBOLS}
    do(state, "name:filled")
    assert (state.phase, state.scores()[0].bonuses) == ("roll", {"named": 3})


def test_D8_checked_adds_a_cross_to_any_own_shield_at_once() -> None:
    state = position("#cc", NEW, dice="dot@0,checked@0,line@1,line1@1", ticks=({"checked": 2}, {}))
    do(state, "draw:0,3=checked/1,3=dot draw:0,1=line/0,2=line1")
    assert (state.seat, state.phase) == (0, "cross")
    assert tokens(state) == {"cross:0,1", "cross:0,2", "cross:0,3", "cross:1,3"}
    do(state, "cross:0,2")
    assert state.land(0)[0, 2] == ("checked", 1)
    assert (state.phase, state.total(0)) == ("roll", 3)


def test_D8_D9_a_shield_can_have_four_crosses() -> None:
    state = position(
        "#cc/.ff",
        NEW,
        dice="dot@1,checked@0,filled2@0,line1@1",
        phase="castle",
        castle=("unused", "used"),
        ticks=({"checked": 2}, {}),
    )
    do(state, "castle:2 draw:0,3=checked/1,3=filled3 draw:0,1=dot/0,2=line1 cross:1,3")
    assert state.land(0)[1, 3] == ("filled", 4)
    assert state.total(0) == 3 * 4
    assert State.from_text(str(state)) == state


def test_D8_powers_at_once_are_A_s_before_B_s_and_naming_before_crossing() -> None:
    dice = "dot@0,filled@0,line@1,line1@1"
    both = position(
        "#fc/fcc/fff", NEW + "ll", dice=dice, phase="name", drew="0,1", ticks=({"filled": 3, "checked": 3}, {})
    )
    assert (do(both, "name:dot").phase, both.seat) == ("cross", 0)
    for a, first, second in ((0, "name:dot", "cross:0,1"), (1, "cross:0,1", "name:dot")):
        state = position(
            "#ff/.ff",
            "#cc/.cc",
            dice=dice,
            phase=first.split(":")[0],
            seat=a,
            a=a,
            drew="0,1",
            ticks=({"filled": 3}, {"checked": 3}),
        )
        do(state, first)
        assert (state.seat, state.phase) == (1 - a, second.split(":")[0])
        assert do(state, second).phase == "roll"


def test_D12_turning_bonus_and_a_drawing_power_combine_in_one_turn() -> None:
    picture = """
        ...dd..
        ..LLdd.
        ..L#d..
        ..LL...
    """
    state = position(
        picture,
        NEW,
        dice="dot@0,filled@1,line@0,line1@1",
        phase="turn",
        castle=("unused", "used"),
        ticks=({"dot": 5, "double_line": 4}, {}),
    )
    assert state.phase == "turn"
    do(state, "turn:0=wild castle:0")
    assert tokens(state) == expected_drawings(state)
    do(state, "draw:-2,-3=checked1/-2,-2=line!ignore_connection")
    assert state.land(0)[-2, -3] == ("checked", 1)
    assert list(state.record.kingdoms[0].used) == [1, 0, 0, 1, 0, 0]


def test_each_power_is_used_once() -> None:
    state = turning("dot", "filled")
    do(state, "turn:1=dot")
    with pytest.raises(IllegalAction):
        state.apply("turn:none")

"""The round of Kingdomino Duel: dice, turns, the end of the game and its result."""

from collections import Counter

import pytest

from crownland import CHANCE, NOBODY, First, IllegalAction, Roll, State, Variant, find_variant
from crownland.games.duel.pieces import DIE_FACES
from duel_positions import FULL, NEW, do, position, tokens

pytestmark = pytest.mark.rules

ROLLED = "first:0 roll:0=dot roll:1=filled roll:2=line roll:3=wild"
DUEL = "duel()"
DICE = "dot@0,dot@0,dot@1,line@1"

NOTHING_FITS = """
    .......
    ..LLLLL
    ..L#L..
    ..LLL..
    .......
"""


def test_D1_the_duel_is_for_two_and_says_nothing_else() -> None:
    assert str(find_variant("duel")) == str(Variant("duel")) == DUEL
    assert find_variant(DUEL).seats == 2
    for text in ("duel(seats=3)", "duel(harmony=true)"):
        with pytest.raises(ValueError, match="duel"):
            find_variant(text)


def test_D2_chance_names_the_first_A() -> None:
    assert State(DUEL).chance_outcomes() == [(First(0), 1), (First(1), 1)]
    assert do(State(DUEL), ROLLED.replace("first:0", "first:1")).seat == 1


def test_D2_each_die_falls_on_one_of_its_six_faces() -> None:
    state = do(State(DUEL), "first:0")
    for die, faces in enumerate(DIE_FACES):
        assert state.seat == CHANCE and state.phase == "roll"
        weights = {(it.symbol, it.crosses): weight for it, weight in state.chance_outcomes() if isinstance(it, Roll)}
        assert weights == Counter(faces)
        state.apply(Roll(die, *faces[3]))


def test_D2_A_takes_one_die_B_two_and_A_the_last() -> None:
    state = do(State(DUEL), ROLLED)
    assert (state.seat, tokens(state)) == (0, {"take:0", "take:1", "take:2", "take:3"})
    do(state, "take:3")
    assert (state.seat, tokens(state)) == (1, {"take:0,1", "take:0,2", "take:1,2"})
    do(state, "take:0,2")
    assert (state.seat, state.phase, list(state.record.owner)) == (0, "castle", [1, 0, 1, 0])


def test_D2_A_draws_before_B_and_B_is_A_of_the_next_round() -> None:
    state = do(State(DUEL), f"{ROLLED} take:0 take:1,2 castle:none draw:0,1=dot/0,2=dot")
    assert (state.seat, state.phase, state.round) == (1, "castle", 1)
    do(state, "castle:none draw:0,1=filled/0,2=line")
    assert (state.seat, state.phase, state.round) == (CHANCE, "roll", 2)
    do(state, "roll:0=dot roll:1=dot roll:2=dot roll:3=wild")
    assert (state.seat, state.phase) == (1, "take")


def test_D9_the_castle_bonus_is_asked_for_until_it_is_used_even_if_nothing_can_be_drawn() -> None:
    state = position(NOTHING_FITS, NEW, dice=DICE, phase="castle", castle=("unused", "used"))
    assert tokens(state) == {"castle:none", "castle:0", "castle:1"}
    kept, used = do(state.copy(), "castle:none"), do(state.copy(), "castle:1")
    assert tokens(kept) == tokens(used) == {"draw:none"}
    assert (kept.record.kingdoms[0].roof, used.record.kingdoms[0].roof) == (0, 1)


def test_D9_the_castle_bonus_adds_a_cross_to_the_die_a_joker_too() -> None:
    state = do(State(DUEL), f"{ROLLED} take:3 take:1,2 castle:3 draw:0,1=dot/0,2=checked1")
    assert state.land(0) == {(0, 1): ("dot", 0), (0, 2): ("checked", 1)}
    state = do(State(DUEL), f"{ROLLED} take:3 take:1,2 castle:0 draw:0,1=checked/0,2=dot1")
    assert state.land(0) == {(0, 1): ("checked", 0), (0, 2): ("dot", 1)}


def test_D10_the_game_ends_with_the_round_in_which_A_fills_the_last_shield() -> None:
    nearly = FULL.replace("ddddddd\n", "ddddd..\n", 1)
    state = position(nearly, NEW, dice=DICE)
    do(state, "draw:-2,2=dot/-2,3=dot")
    assert (state.seat, state.phase) == (1, "draw")
    do(state, "draw:0,1=dot/0,2=line")
    assert state.is_over and state.seat == NOBODY and state.legal_actions() == []
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply("draw:none")


def test_D10_the_game_ends_with_the_round_in_which_B_fills_the_last_shield() -> None:
    nearly = FULL.replace("ddddddd\n", "ddddd..\n", 1)
    state = position(NEW, nearly, dice="dot@0,dot@0,dot@1,dot1@1")
    do(state, "draw:0,1=dot/0,2=dot draw:-2,2=dot/-2,3=dot1")
    assert state.is_over


def test_D10_the_game_ends_when_neither_can_draw_and_goes_on_when_one_does() -> None:
    state = position(NOTHING_FITS, NOTHING_FITS, dice=DICE)
    assert do(state, "draw:none draw:none").is_over
    state = position(NOTHING_FITS, NEW, dice=DICE)
    do(state, "draw:none draw:0,1=dot/0,2=line")
    assert state.phase == "roll"
    assert [int(sheet.discards) for sheet in state.record.kingdoms] == [1, 5]


ONLY_APART_FROM_ALL = """
    dd.....
    ddLLLLL
    d.L#L..
    d.LLL..
    .......
"""
FOREIGN = "line@0,filled@0,dot@1,dot1@1"  # to both of these maps


@pytest.mark.parametrize("a", [0, 1])
def test_D10_who_declines_a_drawing_that_a_power_allows_was_able_so_the_game_goes_on(a: int) -> None:
    state = position(ONLY_APART_FROM_ALL, NOTHING_FITS, dice=FOREIGN, seat=a, a=a, ticks=({"dot": 5}, {}))
    options: dict[int, set[str]] = {}
    for _ in range(2):
        options[state.seat] = tokens(state)
        state.apply("draw:none")
    assert options[1] == {"draw:none"} < options[0]
    assert all("!ignore_connection" in token for token in options[0] - options[1])
    assert (state.phase, state.seat, state.record.player_a) == ("roll", CHANCE, 1 - a)


def test_D10_the_game_ends_when_a_power_that_is_held_allows_no_drawing_either() -> None:
    lines = ONLY_APART_FROM_ALL.replace("d", "l")
    dice = FOREIGN.replace("line", "dot")
    assert do(position(lines, NOTHING_FITS, dice=dice, ticks=({"line": 5}, {})), "draw:none draw:none").is_over


def test_D10_a_die_that_was_not_turned_is_no_drawing_that_was_declined() -> None:
    state = position(NOTHING_FITS, NOTHING_FITS, dice=DICE, phase="turn", ticks=({"double_line": 4}, {}))
    assert do(state, "turn:none draw:none draw:none").is_over


def test_D10_who_declines_for_ever_plays_for_ever_and_no_counter_runs_over() -> None:
    state = position(ONLY_APART_FROM_ALL, NOTHING_FITS, dice=FOREIGN, ticks=({"dot": 5}, {}))
    state = State.from_text(str(state).replace("round=9", "round=255"))
    for takes in ("", "take:2 take:0,1", "take:0 take:2,3"):
        rolled = "roll:0=line roll:1=filled roll:2=dot roll:3=dot1" if takes else ""
        do(state, f"{rolled} {takes} draw:none draw:none")
        assert State.from_text(str(state)) == State.from_bytes(state.to_bytes()) == state
    assert state.round == 258
    assert [int(sheet.discards) for sheet in state.record.kingdoms] == [257 - 8, 257 - 5]


def test_D10_ticks_and_powers_that_act_at_once_are_made_in_the_last_round_too() -> None:
    nearly = """
        ffddd..
        ddddddd
        ddd#ddd
        ddddddd
        ddddddd
    """
    state = position(nearly, NEW, dice="dot@0,filled@0,dot@1,line@1", ticks=({"filled": 2}, {}))
    do(state, "draw:-2,2=dot/-2,3=filled draw:0,1=dot/0,2=line")
    assert (state.seat, state.phase) == (0, "name")
    do(state, "name:filled")
    assert state.is_over
    assert state.scores()[0].bonuses == {"named": 6}


def test_D11_a_property_is_worth_squares_times_crosses_and_a_named_one_3_more() -> None:
    picture = """
        .......
        ..fL1l..
        ..f#l1.
        ..f2ld.
        ....fd.
    """
    state = position(
        picture,
        NEW,
        dice=DICE,
        ticks=({"filled": 3}, {}),
        used=("three_points_per_domain", ""),
        named=("filled", "none"),
    )
    score = state.scores()[0]
    assert [(each.terrain, each.size, each.crowns) for each in score.properties] == [
        ("dot", 1, 0),
        ("dot", 1, 0),
        ("double_line", 1, 1),
        ("filled", 1, 0),
        ("filled", 3, 2),
        ("line", 1, 0),
        ("line", 2, 1),
    ]
    assert score.bonuses == {"named": 3 + 3}
    assert score.total == state.total(0) == 1 * 1 + 3 * 2 + 2 * 1 + 6
    assert state.scores()[1].bonuses == {"named": 0}


def test_D11_equal_points_are_decided_by_the_largest_property_crosses_or_not() -> None:
    state = position("#D1L1/.dd", "#D1L1", dice=DICE)
    assert [score.total for score in state.scores()] == [2, 2]
    assert [state.tie_breaks(seat) for seat in range(2)] == [(2, 0), (1, 0)]
    assert state.winners() == [0]


def test_D11_equal_points_and_equal_largest_properties_are_shared() -> None:
    state = position("#D1L1/.dd", "#L1D1/.ll", dice=DICE)
    assert [score.total for score in state.scores()] == [2, 2]
    assert state.winners() == [0, 1]


def test_D11_more_points_win_over_a_larger_property() -> None:
    state = position("#D1L1/.dd", "#L1D1/.f2l", dice=DICE)
    assert [score.total for score in state.scores()] == [2, 4]
    assert state.winners() == [1]

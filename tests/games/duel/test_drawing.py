"""Where a domino may be drawn on the map, counted as pictures."""

import pytest

from crownland import Draw, IllegalAction, State
from crownland.games.duel.rules import MAX_ACTIONS
from duel_oracle import SHIELDS
from duel_positions import FULL, NEW, do, drawing, expected_drawings, position, tokens
from oracles import neighbours

pytestmark = pytest.mark.rules

FIVE_DOTS = """
    .......
    ...dd..
    ...#d..
    ..dd...
    ..l....
"""
FIVE_LINES = """
    .......
    ...ll..
    ...#l..
    ..ll...
    ..d....
"""
DOTS_AND_LINES = """
    .......
    ...ll..
    ...#ld.
    ..lldd.
    ..dd...
"""


@pytest.mark.parametrize(
    ("one", "other", "choices"),
    [
        ("dot", "dot", 12),
        ("dot", "line", 24),
        ("wild", "line", 132),
        ("wild", "wild", 432),
        ("wild1", "line", 144),
        ("wild1", "wild", 864),
        ("wild", "double_dot", 132),
    ],
)
def test_D3_D4_a_first_drawing_has_as_many_pictures_as_the_faces_make(one: str, other: str, choices: int) -> None:
    state = drawing(NEW, one, other)
    assert len(tokens(state)) == choices
    assert tokens(state) == expected_drawings(state)


def test_D3_one_half_touches_the_castle_or_an_identical_coat_of_arms() -> None:
    picture = """
        .......
        .......
        ...#dl.
        ....DD.
        .......
    """
    state = drawing(picture, "line", "double_dot")
    assert tokens(state) == expected_drawings(state)
    assert "draw:0,3=line/1,3=double_dot" in tokens(state)
    assert "draw:-1,2=line/-1,3=double_dot" in tokens(state)
    assert "draw:-1,2=double_dot/-1,3=line" not in tokens(state)
    assert "draw:-1,-3=double_dot/-1,-2=line" not in tokens(state)


def test_D3_the_two_halves_do_not_connect_to_each_other() -> None:
    surrounded = """
        .......
        ..LLLLL
        ..L#L..
        ..LLL..
        .......
    """
    state = drawing(surrounded, "dot", "dot")
    assert tokens(state) == {"draw:none"} == expected_drawings(state)


def test_D3_nothing_is_drawn_outside_the_map() -> None:
    state = drawing("#", "dot", "line")
    for token in ("draw:0,1=dot/0,4=line", "draw:2,0=dot/3,0=line"):
        with pytest.raises(ValueError, match=r"expected a (row|column)"):
            state.apply(token)


def test_D4_a_joker_is_the_coat_of_arms_it_was_drawn_as() -> None:
    state = do(drawing(NEW, "wild", "line"), "draw:0,1=checked/0,2=line")
    assert state.land(0) == {(0, 1): ("checked", 0), (0, 2): ("line", 0)}


def test_D4_a_joker_beside_a_joker_connects_by_what_was_drawn_before_only() -> None:
    closed = """
        .......
        ..lll..
        ..l#l..
        ..ldl..
        .......
    """
    state = drawing(closed, "wild", "wild")
    assert tokens(state) == expected_drawings(state)
    assert "draw:-2,-3=dot/-2,-2=dot" not in tokens(state)  # two equal jokers in a corner touch nothing earlier
    assert "draw:-2,0=dot/-2,1=line" in tokens(state)
    assert "draw:2,0=dot/2,1=checked" in tokens(state)


def test_D4_a_picture_counts_once_whichever_die_or_joker_made_it() -> None:
    state = drawing(NEW, "wild", "line")
    assert sum("=line/" in token and token.endswith("=line") for token in tokens(state)) == 12


def test_D5_who_can_draw_without_a_power_must_draw() -> None:
    state = drawing(FIVE_DOTS, "dot", "line", {"dot": 5})
    assert tokens(state) == expected_drawings(state)
    assert Draw() not in state.legal_actions()
    with pytest.raises(IllegalAction, match=r"but got draw:none"):
        state.apply("draw:none")


def test_D5_who_can_draw_only_with_a_power_may_also_draw_nothing() -> None:
    closed = """
        .......
        .ddddd.
        ..d#d..
        ..ddd..
        .......
    """
    state = drawing(closed, "line", "line", {"dot": 5})
    assert tokens(state) == expected_drawings(state)
    assert "draw:none" in tokens(state)
    assert all(token == "draw:none" or token.endswith("!ignore_connection") for token in tokens(state))
    assert len(tokens(state)) > 1
    do(state, "draw:none")
    assert state.record.kingdoms[0].used[0] == 0


def test_D5_who_cannot_draw_draws_nothing() -> None:
    crowded = """
        ddddddd
        ddddddd
        d.d#d.d
        ddddddd
        ddddddd
    """
    state = drawing(crowded, "wild", "dot", {"dot": 5})
    assert tokens(state) == {"draw:none"}


def test_D8_dot_draws_a_domino_that_connects_to_nothing() -> None:
    state = drawing(FIVE_DOTS, "checked", "line", {"dot": 5})
    assert tokens(state) == expected_drawings(state)
    assert "draw:-2,-3=line/-2,-2=checked!ignore_connection" in tokens(state)
    assert "draw:-2,-3=line/-1,-2=checked!ignore_connection" not in tokens(state)
    assert "draw:0,-2=line/0,-1=checked!ignore_connection" not in tokens(state)
    do(state, "draw:-2,-3=line/-2,-2=checked!ignore_connection")
    assert state.record.kingdoms[0].used[0] == 1
    assert State.from_text(str(state)) == state


def test_D8_line_draws_the_dice_apart_each_by_the_connection_rule() -> None:
    state = drawing(FIVE_LINES, "line", "dot", {"line": 5})
    assert tokens(state) == expected_drawings(state)
    assert "draw:-2,1=line/2,0=dot!separate_dice" in tokens(state)
    assert "draw:-2,1=dot/2,0=line!separate_dice" not in tokens(state)
    apart = [action for action in state.legal_actions() if isinstance(action, Draw) and action.power]
    assert not any(action.shields[1][0] in neighbours(action.shields[0][0]) for action in apart if action.shields)


def test_D8_line_counts_two_equal_dice_apart_once() -> None:
    state = drawing(FIVE_LINES, "line", "line", {"line": 5})
    assert tokens(state) == expected_drawings(state)


def test_D8_line_does_not_let_the_two_dice_connect_to_each_other() -> None:
    state = drawing(FIVE_LINES, "checked", "checked2", {"line": 5})
    assert tokens(state) == expected_drawings(state)
    apart = {token for token in tokens(state) if token.endswith("!separate_dice")}
    assert apart == set()  # one side of the castle is free, and no checked coat of arms is drawn


def test_D8_the_last_two_shields_apart_are_filled_with_line_alone() -> None:
    left = """
        .dlllll
        ddddddd
        ddd#ddd
        ddddddd
        dddddd.
    """
    state = drawing(left, "dot", "dot", {"line": 5})
    assert tokens(state) == {"draw:-2,-3=dot/2,3=dot!separate_dice", "draw:none"} == expected_drawings(state)
    without = drawing(left, "dot", "dot", {"line": 4})
    assert tokens(without) == {"draw:none"}
    different = drawing(left, "checked", "dot", {"line": 5})
    assert tokens(different) == {"draw:none"} == expected_drawings(different)


def test_D12_dot_and_line_are_not_used_together() -> None:
    state = drawing(DOTS_AND_LINES, "wild1", "wild", {"dot": 5, "line": 5})
    assert tokens(state) == expected_drawings(state)
    for action in state.legal_actions():
        assert isinstance(action, Draw) and action.power in (None, "ignore_connection", "separate_dice")
    with pytest.raises(IllegalAction):
        state.apply("draw:-2,-3=checked/2,3=checked!separate_dice")


def test_no_position_has_more_pictures_than_there_is_room_for() -> None:
    """Two jokers with different crosses have 72 looks on two squares, whether they connect or need *dot* (edges between
    empty shields). Apart, two squares p and q have 2 · s(p) · s(q) pictures, s being the coats of arms that touch: at
    most 6 beside the castle, else at most one for each drawn neighbour; summed over pairs at most (sum of s)²."""
    edges = sum(near in SHIELDS for square in SHIELDS for near in neighbours(square)) // 2
    assert edges == 54
    beside_castle = 6 * 4
    bound = max(72 * (edges - touching) + (beside_castle + touching) ** 2 for touching in range(edges + 1))
    assert bound + 1 <= MAX_ACTIONS


@pytest.mark.parametrize("picture", [FIVE_DOTS, FIVE_LINES, DOTS_AND_LINES])
def test_the_bound_of_pictures_holds_where_all_powers_meet_two_jokers(picture: str) -> None:
    powers = {coat: 5 for coat, letter in (("dot", "d"), ("line", "l")) if picture.count(letter) >= 5}
    state = drawing(picture, "wild1", "wild", powers)
    assert tokens(state) == expected_drawings(state)
    assert 500 < len(tokens(state)) < MAX_ACTIONS


def test_a_full_map_leaves_nothing_to_draw() -> None:
    state = position(FULL, NEW, dice="dot@0,dot@0,dot@1,line@1", phase="draw", seat=1, a=0, drew="0")
    assert len(tokens(state)) == 24
    do(state, "draw:0,1=dot/0,2=line")
    assert state.is_over and state.legal_actions() == []

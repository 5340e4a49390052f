"""Reasons about the shape of land: what is said to be shut in or joined is so, seen square by square."""

from crownland import State
from crownland.engine.validate import Square
from crownland.games.draft.explain import usable_squares
from crownland.games.land.explain import beside, castle_side, link, shut_in
from placements import cases


def shore(table: State, kingdom: int, square: Square) -> set[Square]:
    """Return what can still be covered beside the property of a square, found by walking."""
    land = table.land(kingdom)
    terrain, reached, ahead = land[square][0], {square}, [square]
    while ahead:
        near = {one for one in beside(ahead.pop()) if one in land and land[one][0] == terrain} - reached
        reached |= near
        ahead += near
    return {one for place in reached for one in beside(place)} & usable_squares(table, kingdom)


def test_land_is_shut_in_when_nothing_can_be_laid_beside_it_any_more() -> None:
    found = [(case, one) for case in cases("sample()", 10) if (one := shut_in(case, None, 0, usable_squares))]
    for case, because in found:
        assert {case.state.land(case.own)[square][0] for square in because.at} == {because.args["terrain"]}
        assert shore(case.after, case.own, because.at[0]) and not shore(case.after_other, case.own, because.at[0])
    assert len(found) > 3


def test_properties_can_be_joined_when_they_share_a_free_square() -> None:
    found = [(case, one) for case in cases("sample()", 10) if (one := link(case, None, 0, usable_squares))]
    for case, because in found:
        shores = [
            [shore(table, case.own, square) for square in (because.at[0], because.at[-1])] for table in case.tables
        ]
        assert shores[0][0] & shores[0][1] and not shores[1][0] & shores[1][1]
    assert found


def test_a_free_side_of_the_castle_is_counted_once() -> None:
    found = [(case, one) for case in cases("sample()", 1) if (one := castle_side(case, usable_squares))]
    for case, because in found:
        assert because.args["sides"] == len(beside((0, 0)) & usable_squares(case.after, case.own)) <= 4
        assert because.args["sides_other"] < because.args["sides"]
    assert found

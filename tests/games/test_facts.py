"""Facts for views: what kernels write is what the state itself says, and what plain Python finds out."""

from typing import Any

import pytest

from crownland import Place, State
from crownland.engine.facts import SURE, read_kingdom, read_reason, read_table
from crownland.engine.score import Land
from random_states import SHAPES, random_states

pytestmark = pytest.mark.rules

BONUSES = "kingdomino(seats=3,harmony=true,middle_kingdom=true)"


@pytest.mark.parametrize("variant", [*SHAPES, BONUSES])
def test_a_kingdom_has_the_land_and_the_points_that_its_state_tells(variant: str) -> None:
    for state in random_states(variant, 6):
        for kingdom in range(state.variant.kingdoms):
            facts = read_kingdom(state, kingdom)
            land, score = facts.land, facts.score
            squares = [*zip(land.row, land.column, strict=True)][: land.squares]
            own = state.land(kingdom)
            assert squares == sorted(own)
            assert [*land.crowns[: land.squares]] == [own[square][1] for square in squares]
            assert (score.total, score.ties) == (state.totals()[kingdom], state.tie_breaks(kingdom))
            assert score.discards == state.discards(kingdom)
            found = state.score(kingdom)
            assert [*land.property_points[: land.properties]] == [each.points for each in found.properties]
            assert sum(score.bonus[: len(found.bonuses)]) == sum(found.bonuses.values())


@pytest.mark.parametrize("variant", [name for name in SHAPES if name != "duel()"])
def test_the_order_of_play_is_that_of_the_lines(variant: str) -> None:
    for state in random_states(variant, 12):
        draft, facts = state.draft, read_table(state)
        turns, lines = facts.turns, facts.lines
        older = [*zip(lines.older, turns.order, strict=True)][: turns.n_order]
        newer = [*zip(lines.newer, turns.next_order, strict=True)][: turns.n_next]
        assert older == draft.older and turns.turn == len(draft.older) - len(draft.waiting)
        assert [(number, None if seat < 0 else seat) for number, seat in newer] == draft.newer
        assert lines.hand == (draft.waiting[0][0] if state.phase == "place" else 0)


@pytest.mark.parametrize("variant", SHAPES)
def test_the_steps_of_a_turn_name_what_is_decided_now(variant: str) -> None:
    for state in random_states(variant, 12):
        if state.seat >= 0:
            turns = read_table(state).turns
            assert state.record.phase in turns.steps[: turns.n_steps]


def test_K14_K15_a_bonus_is_sure_at_the_end_and_lost_without_points() -> None:
    for state in random_states(BONUSES, 60):
        for kingdom in range(3):
            score = read_kingdom(state, kingdom).score
            for points, standing in zip(score.bonus, score.standing, strict=True):
                assert (points == 0) == (standing == 3)
                assert standing != 1 or not state.is_over
    state = State.from_text(FULL)
    assert read_kingdom(state, 0).score.standing[0] == SURE, "a kingdom that fills its frame keeps its centre"


FULL = (
    "kingdomino(seats=2,middle_kingdom=true) round=6 phase=place seat=1 pool=25-48 older=1@1,2@1,3@0,4@0 turn=0 newer= "
    "kingdom=fffff/fffff/ff#ff/fffff/f.... discards=0 kingdom=# discards=10"
)


def test_K7_K8_why_a_domino_does_not_fit_is_what_plain_python_finds() -> None:
    seen = set()
    for variant in ("kingdomino(seats=2)", "queendomino(seats=2)"):
        for state in random_states(variant, 40):
            if state.phase == "place":
                domino, legal = state.draft.waiting[0][0], set(state.legal_actions())
                for row in range(-5, 6):
                    action = Place(domino, ((row, row), (row, row + 1)))
                    if action not in legal:
                        found = read_reason(state, state.action_code(action))
                        seen.add(found[0])
                        assert found == naive_reason(state.land(state.kingdom), state.draft.frame, action.at)
    assert seen == {"covered", "tall", "wide", "apart"}


def naive_reason(land: Land, frame: int, at: Any) -> tuple[str, int, int]:
    squares = {*land, (0, 0)}
    if squares & {*at}:
        return "covered", 0, 0
    rows, columns = ({square[axis] for square in squares | {*at}} for axis in (0, 1))
    height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    if height > frame:
        return "tall", height, frame
    return ("wide" if width > frame else "apart"), width, frame

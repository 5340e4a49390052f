"""How games end after an option, on average."""

import pytest

from crownland import Match, State
from crownland.analysis.comparison import after, endings_after, load_reasons


def last_placement(variant: str) -> State:
    """Return a game at its last decision: nothing is left to chance."""
    match = Match(variant, ["A", "B"], seed=bytes(32))
    before = match.state.copy()
    while not match.is_over:
        before = match.state.copy()
        match.play(match.state.legal_codes()[0])
    return before


def deciding(variant: str, phase: str) -> State:
    match = Match(variant, ["A", "B"], seed=bytes(32))
    while match.state.phase != phase or match.state.round < 3:
        match.play(match.state.legal_codes()[-1])
    return match.state


@pytest.mark.parametrize("variant", ["sample(harmony=true,middle_kingdom=true)", "queendomino(seats=2)", "duel()"])
def test_after_the_last_decision_the_parts_are_the_score_itself(variant: str) -> None:
    state = last_placement(variant)
    own, code = state.variant.kingdom_of(state.seat), state.legal_codes()[0]
    end = state.copy()
    end.apply(code)
    assert end.is_over
    found = endings_after(end, own, "luck", load_reasons(state).owned, games=3)
    score, rival = end.score(own), end.score(1 - own)
    assert sum(found.parts.values()) == pytest.approx(score.total)
    for terrain in {one.terrain for one in score.properties}:
        points = sum(one.points for one in score.properties if one.terrain == terrain)
        assert found.parts["land", terrain] == pytest.approx(points)
    for name, points in score.bonuses.items():
        assert found.parts["bonus", name] == pytest.approx(points) and found.has[name] == pytest.approx(int(points > 0))
    assert found.best_rival == pytest.approx(rival.total) == found.rivals[1 - own, ""]
    assert found.discards == pytest.approx(end.discards(own))


def test_the_queen_is_counted_where_there_is_one() -> None:
    state = deciding("queendomino(seats=2)", "build")
    room = load_reasons(state)
    own, openings = state.variant.kingdom_of(state.seat), [after(state, code) for code in state.legal_codes()]
    shares = [endings_after(one, own, "luck", room.owned, games=40).has["queen"] for one in openings]
    assert all(0 <= share <= 1 for share in shares) and max(shares) > 0


def test_the_same_luck_meets_every_option_and_other_luck_ends_otherwise() -> None:
    state = deciding("sample()", "place")
    opening, owned = after(state, state.legal_codes()[0]), load_reasons(state).owned
    first, again, other = (endings_after(opening, 0, rng, owned, games=20) for rng in ("a", "a", "b"))
    assert first == again != other

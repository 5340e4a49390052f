"""Analysis: what decisions cost, the same for the same seed."""

import pytest

from crownland import Match, analyse, encode, make_bot, read_record, write_record
from crownland.match.record.record import Record
from crownland.rules.errors import InvalidSetup
from crownland.rules.gains import gains

QUICK = "mce_greedy(playouts=60)"


def wasteful() -> Record:
    """Return a game in which one seat plays well, and the other takes what brings least."""
    match, good = Match("sample()", ["Good", "Wasteful"], seed=bytes(32)), make_bot("greedy")
    while not match.is_over:
        worst = min(gains(match.state, match.state.seat), key=lambda option: option[1])[0] if match.state.seat else None
        match.play(good.choose(match.state) if worst is None else worst)
    return read_record(write_record(match))


def test_who_throws_points_away_is_told_what_it_cost() -> None:
    found = analyse(wasteful(), QUICK)
    lost = [sum(one.points for one in found if one.seat == seat) for seat in range(2)]
    assert lost[1] > lost[0] + 10
    assert max(one.win for one in found if one.seat == 1) > 0.05
    assert all(one.points >= 0 and one.win >= 0 and one.options > 1 for one in found)
    assert all(one.points == one.win == 0 for one in found if one.best == one.played)


def test_the_same_seed_gives_the_same_assessments_whichever_seat_is_looked_at() -> None:
    record = wasteful()
    found = analyse(record, QUICK, seed="x")
    assert [one for one in found if one.seat == 1] == analyse(record, QUICK, seat=1, seed="x")
    assert found != analyse(record, QUICK, seed="y")


def test_decisions_are_named_by_their_place_in_the_log() -> None:
    record = wasteful()
    for one in analyse(record, "mce_random(playouts=1)"):
        assert record.logs[one.game - 1][one.number] == encode(one.played.action)


@pytest.mark.parametrize("bot", ["greedy", "level(1)"])
def test_a_bot_without_thoughts_is_refused(bot: str) -> None:
    with pytest.raises(InvalidSetup, match=r"expected a bot that can tell its thoughts, such as level\(5\), but got"):
        analyse(wasteful(), bot)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="expected a seat from 0 to 1, but got 2"):
        analyse(wasteful(), QUICK, seat=2)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="expected a record as read_record returns it, but got 'text'"):
        analyse("text")  # type: ignore[arg-type]

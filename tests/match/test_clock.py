"""Clocks: time for a match with an increment, or for each move; no time passes by itself."""

from crownland.match.clock import DAY, Clock, Control


def test_only_who_thinks_loses_time() -> None:
    clock = Clock(Control(main=1000), seats=3)
    clock.turn(1, at=100)
    assert [clock.left(seat, at=400) for seat in range(3)] == [1000, 700, 1000]


def test_the_increment_comes_when_the_turn_passes_on() -> None:
    clock = Clock(Control(main=1000, increment=50), seats=2)
    clock.turn(0, at=0)
    clock.turn(0, at=300)
    assert clock.left(0, at=300) == 700
    clock.turn(1, at=400)
    assert clock.left(0, at=5000) == 650


def test_nobody_thinks_while_a_bot_does() -> None:
    clock = Clock(Control(main=1000), seats=2)
    clock.turn(0, at=0)
    clock.turn(None, at=100)
    assert clock.flag_at is None
    assert clock.left(0, at=9999) == 900


def test_the_flag_falls_when_the_time_is_up_and_not_before() -> None:
    clock = Clock(Control(main=1000), seats=2)
    clock.turn(0, at=500)
    assert clock.flag_at == 1500
    assert not clock.has_fallen(at=1499)
    assert clock.has_fallen(at=1500)
    assert clock.left(0, at=99999) == 0


def test_days_for_each_move_are_full_again_after_it() -> None:
    clock = Clock(Control(move=3 * DAY), seats=2)
    clock.turn(0, at=0)
    clock.turn(1, at=2 * DAY)
    assert clock.left(0, at=2 * DAY) == 3 * DAY
    assert clock.flag_at == 5 * DAY


def test_a_clock_that_runs_backwards_gives_nobody_time() -> None:
    clock = Clock(Control(main=1000), seats=2)
    clock.turn(0, at=500)
    assert clock.left(0, at=400) == 1000

"""What so many players need."""

from dataclasses import replace

import pytest

from scale import Assumptions, needs


def test_twice_the_players_need_twice_as_much() -> None:
    one, two = needs(Assumptions()), needs(replace(Assumptions(), players=2_000_000))
    for name in ("moves a second, peak", "sockets at once, peak", "log, GB a day"):
        assert two[name] == pytest.approx(2 * one[name])
    assert two["processes for the moves"] >= one["processes for the moves"]

"""The simulation of homes, and what so many players need."""

import random
from dataclasses import replace

import pytest

from crownland.server.table.names import new_id
from placement import simulate
from scale import Assumptions, needs


@pytest.mark.parametrize("processes", [1, 2, 5])
def test_games_move_only_to_who_comes_and_from_who_goes(processes: int) -> None:
    games = [new_id() for _ in range(1500)]
    first, joins, *others = simulate(games, processes, random.Random(3))
    assert (first.moved, joins.processes) == (0, processes + 1)
    assert joins.moved == pytest.approx(1 / (processes + 1), abs=0.06)
    assert all(change.needless == 0 for change in (joins, *others))
    assert all(change.fullest < 1.25 for change in (first, joins, *others))


def test_twice_the_players_need_twice_as_much() -> None:
    one, two = needs(Assumptions()), needs(replace(Assumptions(), players=2_000_000))
    for name in ("moves a second, peak", "sockets at once, peak", "log, GB a day"):
        assert two[name] == pytest.approx(2 * one[name])
    assert two["processes for the moves"] >= one["processes for the moves"]

"""Paired deals: whoever plays, the same things are drawn in the same order; and nobody can look ahead."""

from collections.abc import Sequence
from typing import Any

import pytest

from crownland import State, decode, find_variant, is_chance
from crownland.arena.external import PlayerPool
from crownland.arena.match import ArenaMatch, Deal
from crownland.match import replay


def play(game: str, bots: Sequence[str], *deal: object) -> list[list[int]]:
    variant = find_variant(game)
    table = ArenaMatch(variant, PlayerPool().players([bots[seat % len(bots)] for seat in range(variant.seats)]), deal)
    table.play("", list(range(variant.seats)))
    return table.logs


def list_events(game: str, log: list[int], key: str) -> list[Any]:
    return [one.event[key] for one in replay(game, [], [log]).events if key in one.event]


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("kingdomino(seats=3)", ["line", "king"]),
        ("kingdomino(seats=2,dynasty=true)", ["line", "king"]),
        ("queendomino(seats=2)", ["line", "king"]),
        ("royal_wedding(seats=3)", ["line", "king", "box"]),
        ("royal_wedding(seats=6,teams=true)", ["line", "king"]),
        ("duel()", ["first", "roll"]),
    ],
)
def test_the_same_things_are_drawn_whoever_plays(game: str, keys: list[str]) -> None:
    tables = [play(game, bots, "seed", 5) for bots in (["random"], ["greedy", "random"], ["random", "greedy"])]
    other = play(game, ["random"], "seed", 6)
    for key in keys:
        for number, log in enumerate(tables[0]):
            drawn = list_events(game, log, key)
            for games in tables[1:]:
                same = list_events(game, games[number], key)
                rounds = min(len(drawn), len(same))  # a Duel may be shorter
                assert drawn[:rounds] == same[:rounds]
            assert drawn != list_events(game, other[number], key) or key in ("first", "box", "king")


def test_building_tiles_come_in_the_same_order_whenever_they_are_needed() -> None:
    game = "queendomino(seats=3)"
    draws = [list_events(game, play(game, bots, 1)[0], "tiles") for bots in (["random"], ["greedy"])]
    tiles = [[tile for draw in drawn for tile in draw] for drawn in draws]
    n = min(map(len, tiles))
    assert n > 12
    assert tiles[0][:n] == tiles[1][:n]


def test_the_games_of_a_dynasty_have_different_luck() -> None:
    game = "sample(dynasty=true)"
    logs = play(game, ["random"], 1)
    assert len(logs) == 3
    assert len({str(list_events(game, log, "line")) for log in logs}) == 3


class Forked(Deal):
    """A deal that goes on otherwise from some draw on."""

    def __init__(self, draws: int) -> None:
        super().__init__("before")
        self._left, self._after = draws, Deal("after")

    def draw(self, state: State) -> int:
        self._left -= 1
        return super().draw(state) if self._left >= 0 else self._after.draw(state)


@pytest.mark.parametrize("game", ["kingdomino(seats=2)", "queendomino(seats=2)", "duel()"])
def test_no_bot_can_see_what_is_undrawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in ("random", "greedy", "level(1)", "level(2)", "mce_greedy(playouts=8)"):
        logs = []
        for draws in (20, 1000):
            monkeypatch.setattr("crownland.arena.match.Deal", lambda *_, draws=draws: Forked(draws))
            logs.append(play(game, [bot])[0])
        fork = next(ply for ply, (one, other) in enumerate(zip(*logs, strict=False)) if one != other)
        assert is_chance(decode(logs[0][fork])) and is_chance(decode(logs[1][fork])), bot

"""What cannot be: slips of whoever copies a kingdom from a real table are found; what was played is never doubted."""

import random
from importlib import import_module
from typing import Any

import pytest

from crownland import CHANCE, State, Variant, make_bot
from crownland.engine.kernel import COMPILED
from crownland.games.kingdomino.setup import inconsistencies, kingdom_alone
from crownland.games.land.inconsistency import Inconsistency
from crownland.games.land.notation import make_kingdom, read_kingdom

SOUND = "fw1./f1#g2/w.w"


def found(text: str, game: str = "kingdomino") -> list[Inconsistency]:
    return inconsistencies(kingdom_alone(Variant(game, 2), text))


def test_a_sound_kingdom_is_not_doubted() -> None:
    assert found(SOUND) == []


@pytest.mark.parametrize(
    ("text", "code", "args", "squares"),
    [
        ("fw2./f1#g2/w.w", "crowns", {"terrain": "wheat", "crowns": 2}, ((-1, 0),)),
        ("fw1./f1#g2/w.l1", "alone", {"terrain": "grassland", "crowns": 2}, ((0, 1),)),
        ("wm#", "alone", {"terrain": "mine", "crowns": 0}, ((0, -1),)),
        ("#s1./.wm3/.w.", "cover", {}, ()),
    ],
)
def test_K2_a_square_that_no_domino_of_the_box_explains_is_found(
    text: str, code: str, args: dict[str, Any], squares: tuple[Any, ...]
) -> None:
    assert Inconsistency(code, args, 0, squares) in found(text)


def test_K2_more_squares_than_the_box_holds_are_found_in_all_kingdoms_together() -> None:
    one, other = "#wm3", "m3w#"
    assert found(one) == found(other) == []
    state = kingdom_alone(Variant("kingdomino", 2), one)
    state.record.kingdoms[1] = make_kingdom(read_kingdom(other, 5))
    args: dict[str, Any] = {"terrain": "mine", "crowns": 3, "squares": 2, "most": 1}
    assert inconsistencies(state) == [Inconsistency("halves", args)]


def test_K2_more_squares_of_a_terrain_than_the_box_holds_are_found() -> None:
    assert Inconsistency("squares", {"terrain": "mine", "squares": 8, "most": 6}) in found(
        "#m1m1m1/m2m2m3mm", "kingdomino"
    )


def test_S2_the_sample_is_checked_against_its_own_box() -> None:
    text = "#wm3"  # domino 48 of Kingdomino
    assert found(text) == []
    assert [doubt.code for doubt in found(text, "sample")] == ["crowns"]


@pytest.mark.parametrize(
    "name",
    [
        "kingdomino(seats=2,mighty_duel=true)",
        "kingdomino(seats=4)",
        "sample()",
        "queendomino(seats=2)",
        "queendomino(seats=3)",
        "royal_wedding(seats=5)",
        "royal_wedding(seats=6,teams=true)",
        "duel()",
    ],
)
@pytest.mark.parametrize("bot", ["greedy", "random"] if COMPILED else ["random"])  # greedy is slow uncompiled
def test_what_was_played_is_never_doubted(name: str, bot: str) -> None:
    for seed in range(3):
        state, rng, player = State(name), random.Random(seed), make_bot(bot, seed)
        while not state.is_over:
            if state.seat == CHANCE:
                state.draw(rng)
            else:
                state.apply(player.choose(state))
        room = import_module(f"crownland.games.{state.variant.row.family}.setup")
        assert room.inconsistencies(state) == [], str(state)

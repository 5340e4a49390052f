"""The deals of the guided games: what their steps speak of is there when they do, whatever the player chooses."""

import re
from pathlib import Path
from typing import Any

import pytest

from crownland import Match
from crownland.match import View, Viewer, seed_from

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
NUMBERS = {"kingdomino": 355, "queendomino": 895, "duel": 133}


def lesson(game: str) -> Match:
    text = (GAMES / game / "lesson.ts").read_text(encoding="utf-8")
    variant, seed = re.findall(r'variant: "(.*?)",.*?seed: "(.*?)"', text, re.DOTALL)[0]
    return Match(variant, ["Pupil", "Bot"], bytes.fromhex(seed))


def shown(match: Match) -> View:
    return Viewer(match).view()


@pytest.mark.parametrize("game", NUMBERS)
def test_the_pupil_decides_first_and_the_seed_is_no_secret(game: str) -> None:
    match = lesson(game)
    assert match.state.seat == 0
    assert match.seed == seed_from(f"crownland lesson {game} {NUMBERS[game]}")


def test_the_first_line_of_kingdomino_is_a_choice_between_early_and_crowns() -> None:
    view = shown(lesson("kingdomino"))
    assert view.draft is not None
    crowns = [sum(half.crowns for half in offer.domino.halves) for offer in view.draft.newer]
    assert crowns[:2] == [0, 0] and min(crowns[2:]) > 0
    lands = [{half.terrain for half in offer.domino.halves} for offer in view.draft.newer]
    assert sum("forest" in land for land in lands) == 3, "whatever is chosen, some land can grow"


def test_queendomino_has_towns_to_build_in_and_a_tower_for_nothing() -> None:
    view = shown(lesson("queendomino"))
    assert view.draft is not None and view.builders is not None
    towns = [offer for offer in view.draft.newer if "town" in [half.terrain for half in offer.domino.halves]]
    assert len(towns) == 3
    assert view.builders.slots[0].building == "guardtower"


def test_the_duel_has_a_joker_in_its_second_round_and_three_boxes_of_one_row() -> None:
    match, rolls = lesson("duel"), dict[int, list[Any]]()
    while len(rolls) < 4:
        view = shown(match)
        rolls.setdefault(view.round, [die.face for die in view.dice or []])
        match.play(match.state.legal_codes()[0])
    assert "wild" in [symbol for symbol, _ in rolls[2]]
    assert [number for number, roll in rolls.items() if ("filled", 0) in roll] == [1, 3, 4]

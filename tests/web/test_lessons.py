"""The deals of the guided games: what their steps speak of is there when they do, whatever the player chooses."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from crownland import Match, make_bot
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


def test_late_in_kingdomino_the_rival_wants_a_domino_on_offer_whatever_was_chosen() -> None:
    rival, luck, found = make_bot("level(1)"), random.Random(1), list[bool]()
    for _ in range(5):
        match, wanted = lesson("kingdomino"), False
        while (view := shown(match)).winners is None:
            best = [option for option in view.options if option.kind == "claim" or option.points == _most(view)]
            wanted |= view.seat == 0 and best[0].kind == "claim" and view.round > 2 and _is_wanted(view)
            match.play(rival.choose(match.state) if view.seat else luck.choice(best).id)
        found.append(wanted)
    assert sum(found) >= 4


def _most(view: View) -> int:
    return max(option.points for option in view.options)


def _is_wanted(view: View) -> bool:
    """Whether a free domino has a crown for a property of the rival, as the step "deny" looks for it."""
    assert view.draft is not None
    lands = {one.terrain for one in view.kingdoms[1].score.properties if len(one.squares) > 1}
    free = [offer.domino for offer in view.draft.newer if offer.seat is None]
    return any(half.terrain in lands and half.crowns for domino in free for half in domino.halves)


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

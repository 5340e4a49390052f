"""A view tells all that a page needs, in words of the rules, and nothing that is not yet known."""

import random

import msgspec
import pytest

from crownland import Match, State, all_variants
from crownland.games import FAMILIES
from crownland.match.view.types import View
from crownland.match.view.viewer import Viewer, why_not

SEED = bytes(range(32))
VARIANTS = [str(variant) for variant in all_variants() if not variant.dynasty]


def test_every_family_can_be_shown() -> None:
    assert all(family.has("view") for family in FAMILIES.values())


def walk(variant: str, seed: int) -> list[tuple[Match, View]]:
    """Play a random game and give the view after every decision."""
    match, rng = Match(variant, ["x"] * State(variant).variant.seats, SEED), random.Random(seed)
    viewer = Viewer(match)
    views = [viewer.view()]
    while not match.is_over:
        match.play(rng.choice(match.state.legal_codes()))
        views.append(viewer.view())
        assert views[-1] == Viewer(match).view(), "what is kept from the last view is what would be made anew"
    return [(match, view) for view in views]


@pytest.mark.parametrize("variant", VARIANTS)
def test_options_are_the_legal_actions_and_bring_the_points_they_say(variant: str) -> None:
    match, rng = Match(variant, ["x"] * State(variant).variant.seats, SEED), random.Random(5)
    viewer = Viewer(match)
    while not match.is_over:
        view = viewer.view()
        assert [option.id for option in view.options] == match.state.legal_codes()
        option = rng.choice(view.options)
        after = match.state.copy()
        after.apply(option.text)
        kingdom = next(i for i, kingdom in enumerate(view.kingdoms) if view.seat in kingdom.seats)
        assert option.points == after.totals()[kingdom] - view.kingdoms[kingdom].score.total
        match.play(option.id)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_view_survives_the_wire_and_holds_no_seed(variant: str) -> None:
    for _, view in walk(variant, 1):
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=View) == view
        assert SEED.hex().encode() not in text


@pytest.mark.parametrize("variant", ["kingdomino(seats=2,harmony=true,middle_kingdom=true)"])
def test_the_end_of_a_game_has_scores_winners_and_no_options(variant: str) -> None:
    match, view = walk(variant, 2)[-1]
    assert (view.phase, view.seat, view.options) == ("over", None, [])
    assert view.totals == [kingdom.score.total for kingdom in view.kingdoms] == match.standing().totals
    assert view.winners == match.standing().winners
    assert all(line.args.get("standing") != "possible" for kingdom in view.kingdoms for line in kingdom.score.lines)
    for kingdom in view.kingdoms:
        score = kingdom.score
        assert score.total == sum(line.points for line in score.lines)
        lands = [line for line in score.lines if "parts" in line.args]
        assert sum(line.points for line in lands) == sum(each.points for each in score.properties)
        assert all(line.points == sum(squares * crowns for squares, crowns in line.args["parts"]) for line in lands)
        covered = sorted(square for each in score.properties for square in each.squares)
        assert covered == [cell.at for cell in kingdom.squares]


def test_the_room_shrinks_as_the_kingdom_grows() -> None:
    sizes = []
    for _, view in walk("kingdomino(seats=2)", 3):
        room = view.kingdoms[0].room
        sizes.append((room.south - room.north + 1) * (room.east - room.west + 1))
        assert all(
            room.north <= row <= room.south and room.west <= column <= room.east
            for row, column in (cell.at for cell in view.kingdoms[0].squares)
        )
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 81


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "royal_wedding(seats=6,teams=true)", "duel()"])
def test_it_tells_which_squares_the_last_turn_of_each_seat_touched(variant: str) -> None:
    match, rng = Match(variant, ["x"] * State(variant).variant.seats, SEED), random.Random(4)
    touched: list[set[tuple[int, int]]] = [set() for _ in match.players]
    while not match.is_over:
        seat, option = match.state.seat, rng.choice(Viewer(match).view().options)
        match.play(option.id)
        if option.kind in ("place", "discard", "draw"):
            touched[seat] = set()
        touched[seat] |= set(option.at)
        if match.state.round:
            assert [set(squares) for squares in Viewer(match).view().touched] == touched


def test_it_says_why_a_domino_does_not_fit() -> None:
    state = State("kingdomino(seats=2)")
    for text in (
        "deal:1",
        "deal:2",
        "deal:3",
        "deal:48",
        "king:0",
        "claim:1",
        "king:0",
        "claim:2",
        "king:1",
        "claim:3",
    ):
        state.apply(text)
    for text in ("king:1", "claim:48", "deal:4", "deal:5", "deal:6", "deal:7"):
        state.apply(text)
    reasons = {
        text: why_not(state, f"place:1@{text}") for text in ("0,0/0,1", "0,4/0,5", "4,0/5,0", "1,1/1,2", "0,1/0,2")
    }
    assert {text: reason and reason.id for text, reason in reasons.items()} == {
        "0,0/0,1": "covered",
        "0,4/0,5": "wide",
        "4,0/5,0": "tall",
        "1,1/1,2": "apart",
        "0,1/0,2": None,
    }

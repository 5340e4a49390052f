"""The terminal shows what the page shows: over whole games the same options, points and reasons, from the same view."""

import random
import re
from collections.abc import Iterator
from io import StringIO
from itertools import product

import pytest
from rich.console import Console

from crownland import Draw, IllegalAction, Match, State
from crownland.cli.terminal.display import Choice, choice_text, load_display, signed
from crownland.cli.terminal.render import Position, make_position, square_name
from crownland.cli.terminal.scores import show_scores
from crownland.engine.validate import Square
from crownland.games.duel.pieces import EAST, NORTH, SOUTH, WEST
from crownland.games.duel.terminal_pictures import shown_face, shown_hand
from crownland.games.duel.terminal_pictures import square_name as shield_name
from crownland.match import Viewer, why_not
from crownland.match.view.types import Option

GAMES = ["kingdomino(seats=3,harmony=true)", "queendomino(seats=2)", "royal_wedding(seats=6,teams=true)", "duel()"]
LOOKS_AHEAD = {"take", "turn", "castle"}  # here the terminal tells the best drawing that follows
SAID = {
    "covered": "Square taken",
    "tall": r"Too tall: \d+ rows",
    "wide": r"Too wide: \d+ columns",
    "apart": "Must touch",
}


def played(variant: str, seed: int = 5) -> Iterator[tuple[Match, Position]]:
    """Play a whole game by lot and give every table at which somebody decides."""
    match = Match(variant, [f"Player {seat}" for seat in range(8)][: State(variant).variant.seats], bytes([seed] * 32))
    rng = random.Random(seed)
    while not match.is_over:
        yield match, make_position(match.state, match.players)
        match.play(rng.choice(match.state.legal_codes()))
    yield match, make_position(match.state, match.players)


@pytest.mark.parametrize("variant", GAMES)
def test_the_terminal_offers_the_options_of_the_page_with_their_points(variant: str) -> None:
    for match, position in played(variant):
        page = {option.id: option for option in Viewer(match).view().options}
        listed = load_display(match.variant.family).choices(position) if page else []
        assert {choice.option.id: choice.option for choice in listed} == page and len(listed) == len(page)
        for choice in listed:
            if choice.points is not None and choice.verb not in LOOKS_AHEAD:
                assert choice.points == choice.option.points
                assert signed(choice.option.points) in choice_text(choice).plain


def test_what_a_turn_or_the_castle_promises_is_the_best_drawing_that_the_page_then_shows() -> None:
    looked = 0
    for seed in range(3):
        for match, position in played("duel()", seed):
            if position.view.phase in ("turn", "castle"):
                for choice in load_display(match.variant.family).choices(position):
                    assert choice.points == best_drawing(match.state, choice)
                    looked += 1
    assert looked > 50


def best_drawing(state: State, choice: Choice) -> int | None:
    """Return the most points of a drawing without a power once a choice was made."""
    after = state.copy()
    after.apply(choice.option.id)
    if after.phase == "castle":
        after.apply("castle:none")
    drawings = [option for option in make_position(after, ["Ann", "Bob"]).view.options if is_plain(option)]
    return max((option.points for option in drawings), default=None)


def is_plain(option: Option) -> bool:
    return not option.passes and option.power is None


@pytest.mark.parametrize("variant", GAMES[:3])
def test_why_a_domino_does_not_fit_is_said_as_on_the_page(variant: str) -> None:
    rng, reasons = random.Random(1), set()
    for match, position in played(variant):
        if position.view.phase == "place" and position.view.options[0].kind == "place":
            for at in rng.sample(NEIGHBOURS, 6):
                reasons.add(check_reason(match, position, at))
    assert reasons >= SAID.keys()


SIDE = range(-6, 6)
NEIGHBOURS: list[tuple[Square, Square]] = [((row, column), (row, column + 1)) for row, column in product(SIDE, SIDE)]


def check_reason(match: Match, position: Position, at: tuple[Square, Square]) -> str | None:
    """Compare what the terminal says of a placement with the reason that the page is given; return its id."""
    assert position.view.draft is not None and position.view.draft.hand is not None
    (row, column), (other_row, other_column) = at
    reason = why_not(match.state, f"place:{position.view.draft.hand.number}@{row},{column}/{other_row},{other_column}")
    words = [square_name(square, position.frame) for square in at]
    display = load_display(match.variant.family)
    if reason is None:
        assert sorted(display.find(position, words, display.choices(position)).option.at) == list(at)
        return None
    if all(re.fullmatch(r"[a-m]\d+", word) for word in words):
        with pytest.raises(IllegalAction, match=SAID[reason.id]):
            display.find(position, words, display.choices(position))
    return reason.id


def test_why_a_drawing_of_the_duel_is_refused_is_said_as_on_the_page() -> None:
    rng, reasons = random.Random(1), set()
    for match, position in played("duel()"):
        if position.view.phase == "draw":
            for at in rng.sample(SHIELDS, 6):
                reasons.add(check_reason_of_drawing(match, position, at))
    assert reasons == {None, *SAID_OF_DRAWINGS}


ROWS, COLUMNS = range(NORTH, SOUTH + 1), range(WEST, EAST + 1)
SHIELDS = [((row, column), (row, column + 1)) for row, column in product(ROWS, COLUMNS[:-1])]
SHIELDS += [((row, column), (row + 1, column)) for row, column in product(ROWS[:-1], COLUMNS)]
SAID_OF_DRAWINGS = {"covered": "Square taken", "apart": "Must touch"}


def check_reason_of_drawing(match: Match, position: Position, at: tuple[Square, Square]) -> str | None:
    """Compare what the terminal says of two shields with the reason that the page is given; return its id."""
    display = load_display(match.variant.family)
    choices, words = display.choices(position), [shield_name(square) for square in at]
    if any(sorted(choice.option.at) == list(at) for choice in choices):
        return None
    one, other = (
        ("dot", 0) if face[0] == "wild" else face
        for face in (shown_face(position, die) for die in shown_hand(position))
    )
    reason = why_not(match.state, str(Draw(((at[0], *one), (at[1], *other)))))
    assert reason is not None
    with pytest.raises(IllegalAction, match=SAID_OF_DRAWINGS[reason.id]):
        display.find(position, words, choices)
    return reason.id


@pytest.mark.parametrize("variant", GAMES)
def test_the_points_at_the_end_are_those_of_the_page(variant: str) -> None:
    match, position = list(played(variant))[-1]
    console = Console(record=True, width=200, file=StringIO())
    show_scores(console, position, load_display(match.variant.family))
    printed = console.export_text()
    kingdoms = Viewer(match).view().kingdoms
    assert re.findall(r"^Total +(.+?) *$", printed, re.MULTILINE)[0].split() == [str(k.score.total) for k in kingdoms]
    for kingdom in kingdoms:
        for each in kingdom.score.properties:
            assert f"= {each.points}" in printed

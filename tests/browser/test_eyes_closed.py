"""Everything by ear: somebody who knows the accessibility tree alone and has only the keyboard plays, reviews, solves,
learns and scores. What is told must be enough to decide, and must agree with what happens."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext

from deep import deep
from listener import Listener, Node
from servers import Server

NewContext = Callable[..., BrowserContext]
Come = Callable[[str], Listener]
MAX_DECISIONS: Final = 400
STEPS, OVER = "Turn steps", re.compile(r"^(You win|.+ wins?|.+ tie) with")
FAREWELL = "Play a real game"


@pytest.fixture
def come(new_context: NewContext, server: Server) -> Come:
    def make(path: str) -> Listener:
        page = new_context().new_page()
        page.goto(f"{server.url}{path}")
        return Listener(page)

    return make


def named(listener: Listener, role: str, *words: str) -> Node:
    """Wait for something whose name has these words."""
    return listener.wait(  # type: ignore[no-any-return]
        lambda: next((one for one in listener.find_all(role) if all(word in one.name for word in words)), None),
        f"{role} with {words}",
    )


def begin(listener: Listener, game: str) -> None:
    """Choose a game in the lobby, and play it against a bot."""
    listener.go_to("radio")
    while (here := listener.focus()) and here.name != game:
        listener.key("ArrowRight")
    listener.press("button", named(listener, "button", "Play", game).name)


def cells(listener: Listener, words: str) -> list[str]:
    return [one.name for one in listener.find_all("gridcell") if words in one.name]


def land(listener: Listener) -> int:
    """Count the squares of the kingdom that are told to be covered."""
    return len(cells(listener, "property of"))


def points(listener: Listener) -> int:
    """Return the points of the kingdom that is shown large."""
    return next(
        int(re.sub(r"\D", "", one.name) or 0) for one in listener.find_all("image") if re.search(r"points?$", one.name)
    )


def is_due(listener: Listener) -> bool:
    return listener.find("list", STEPS) is not None


def walk(listener: Listener) -> None:
    """Go with the arrows to a square that is possible; what would lie there is told."""
    here = listener.go_to("gridcell")
    target = cells(listener, "possible")[0]
    row, column, to_row, to_column = map(int, re.findall(r"\d+", here.name)[:2] + re.findall(r"\d+", target)[:2])
    listener.key(*["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row))
    listener.key(*["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column))
    arrived = listener.focus()
    assert arrived and re.findall(r"\d+", arrived.name)[:2] == [str(to_row), str(to_column)]


def decide(listener: Listener, turn: int) -> str:
    """Make one decision as it is told; return the words that told it."""
    offers = [one.name for one in listener.find_all("button", "Choose Domino") if one.is_enabled]
    if offers and turn % 2:
        skips = listener.heading().startswith(("Send", "Build", "Bribe"))
        listener.press("button", offers[turn % len(offers)])
        if skips:  # steps before it: that is told, and confirmed
            listener.wait(lambda: "Skips: " in listener.announced(), "which steps are skipped")
            listener.key("Enter")
        return offers[turn % len(offers)]
    before = listener.announced()
    if turn % 3 == 0 and listener.heading().startswith("Place") and cells(listener, "possible"):
        walk(listener)
    else:
        listener.key(*["n"] * (1 + turn % 3))
    told = str(listener.wait(lambda: listener.announced() != before and listener.announced(), "what is chosen"))
    told = told.removeprefix(listener.heading()).strip()
    listener.key("Enter")
    return told


def play(listener: Listener, until: Callable[[], bool]) -> list[str]:
    """Play until something is told; return what was told of each decision."""
    told: list[str] = []
    for turn in range(MAX_DECISIONS):
        listener.wait(lambda: until() or is_due(listener), "that it is my turn, or over")
        if until():
            return told
        told.append(decide_and_check(listener, turn, until))
    raise AssertionError("the game does not end")


def decide_and_check(listener: Listener, turn: int, until: Callable[[], bool]) -> str:
    """Make a decision; see that what was told of it has happened."""
    heading, covered, score = listener.heading(), land(listener), points(listener)
    told = decide(listener, turn)
    listener.wait(lambda: listener.heading() != heading or until(), f"that {told!r} was done")
    if re.match(r"Place \d", told):
        listener.wait(lambda: until() or land(listener) == covered + 2, f"that two squares more are land: {told!r}")
        if not until():
            gained = int(told.rpartition(", ")[2].replace("−", "-").replace("±", ""))
            assert points(listener) == score + gained, told
    return told


def is_over(listener: Listener) -> bool:
    return listener.find("button", "Play again") is not None


def hurry(listener: Listener) -> None:
    """Let the bots play at once, by the menu."""
    listener.press("button", "Menu")
    listener.go_to("combobox", "Bots play")
    listener.key("End", "Escape")
    listener.wait(lambda: not listener.find("dialog"), "that the menu is closed")


def look_at_a_rival(listener: Listener) -> None:
    """Show another kingdom large, whose it is is told, and come back."""
    rival = named(listener, "button", "kingdom, ").name.partition(",")[0]
    listener.press("button", rival)
    listener.hear("grid", rival)
    listener.wait(lambda: rival in listener.announced(), "whose kingdom it is")
    assert (here := listener.focus()) and here.role in ("grid", "gridcell")
    listener.key("Escape", "Escape")  # first from the offer that Tab passed last
    listener.hear("grid", "Your kingdom")


def check_pad(listener: Listener) -> None:
    """Read the score pad: the lines of every kingdom add up to its total, and who has most is said to win."""
    rows = [
        [one for one in listener.nodes() if one.inside and one.inside[-1].key == row.key]
        for row in listener.find_all("row")
        if row.within("dialog")
    ]
    lines = {row[0].name: [int(re.findall(r"\d+", cell.name)[-1]) for cell in row[1:]] for row in rows[1:]}
    totals = lines.pop("Total")
    buildings = [name for name in lines if name.startswith("Buildings")]
    if not buildings:  # the buildings are listed in the cell of their sum
        assert totals == [sum(points) for points in zip(*lines.values(), strict=True)]
    assert totals == sorted(totals, reverse=True)
    assert str(totals[0]) in listener.find_all("heading")[0].name


@pytest.mark.parametrize(
    "game", ["Two-player sample", deep("Kingdomino"), deep("Queendomino"), deep("Royal Wedding"), deep("Duel")]
)
def test_a_whole_game_is_played_by_ear(come: Come, game: str) -> None:
    listener = come("/")
    begin(listener, game)
    listener.hear("list", STEPS)
    hurry(listener)
    look_at_a_rival(listener)
    told = play(listener, lambda: is_over(listener))
    assert OVER.match(listener.hear("dialog").name)
    assert all(told), "every decision is told in words"
    check_pad(listener)


def test_a_review_is_heard_and_a_decision_tried_again(come: Come) -> None:
    listener = come("/")
    begin(listener, "Two-player sample")
    listener.hear("list", STEPS)
    hurry(listener)
    play(listener, lambda: listener.heading().startswith("Place"))
    play(listener, lambda: listener.heading().startswith("Choose"))
    listener.press("button", "Menu")
    listener.press("button", "Give up")
    listener.press("button", "Yes, give up")
    listener.press("link", "Review")
    listener.hear("complementary", "Review")
    listener.wait(lambda: not listener.find("progressbar"), "that the review is complete")
    faults = [one.name for one in listener.find_all("button", inside="Review") if re.search(r"[−-]?\d+ ?%", one.name)]
    listener.go_to("slider", "Win chance")
    moment = listener.heading()
    listener.key("ArrowLeft")
    listener.wait(lambda: listener.heading() != moment, "what happened there")
    if not faults:
        return  # by chance all was well
    listener.press("button", faults[0])
    assert "cost" in str(listener.wait(listener.announced, "what it cost"))
    listener.press("button", "Try again")
    listener.hear("list", STEPS)
    decide(listener, 1)
    listener.hear("button", "Try again")
    listener.press("button", "Back to replay")
    listener.hear("slider", "Moment")


def test_a_puzzle_is_solved_by_ear(come: Come) -> None:
    listener = come("/puzzle/2026-11-16/kingdomino")
    listener.hear("list", STEPS)
    decide(listener, 1)
    verdict = listener.wait(lambda: (here := listener.focus()) and here.role == "heading" and here.name, "a verdict")
    if listener.find("button", "Show answer"):
        assert "costs" in verdict
        listener.press("button", "Show answer")
        listener.hear("button", "Share")
    told = listener.announced()
    assert re.search(r"row \d column \d|\d+", told), "where the answer lies is told"


def test_a_lesson_is_followed_by_ear(come: Come) -> None:
    listener = come("/guide/duel")
    heard: list[str] = []
    for turn in range(MAX_DECISIONS):
        listener.wait(
            lambda: listener.find("button", FAREWELL) or (is_due(listener) and listener.text("Guide")), "the guide"
        )
        if listener.find("button", FAREWELL):
            break
        heard.append(listener.text("Guide"))
        go_on(listener, turn)
    assert len({*heard}) > 5
    listener.hear("dialog")


def go_on(listener: Listener, turn: int) -> None:
    """Press what goes on in the guide, or do what is to be done."""
    said, heading = listener.text("Guide"), listener.heading()
    following = next((one.name for one in listener.find_all("button", inside="Guide") if is_next(one)), "")
    if following:
        listener.press("button", following, inside="Guide")
        listener.wait(lambda: listener.text("Guide") != said or listener.find("dialog"), "what is next")
    else:
        decide(listener, turn)
        listener.wait(lambda: listener.heading() != heading, "that it was done")


def is_next(one: Node) -> bool:
    return one.name.startswith(("Next", "Sum up", "See"))


def test_a_kingdom_is_scored_by_ear(come: Come) -> None:
    listener = come("/score")
    listener.hear("grid")
    listener.press("button", "lake")
    listener.press("button", "1 crown")
    listener.go_to("gridcell")
    listener.key("ArrowRight", "Enter")
    listener.wait(lambda: "lake, 1 crown" in listener.announced(), "what lies there now")
    listener.key("ArrowRight", "l", "0")
    listener.wait(lambda: "2 points" in listener.announced(), "the points")
    listener.press("button", "Result")
    heading = listener.wait(
        lambda: next((one for one in listener.find_all("heading") if "still empty" in one.name), None), "the result"
    )
    assert heading.name == "One kingdom is still empty"

"""The score calculator, as people use it at a real table: by finger, keys and text; slips, ties, a Dynasty."""

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, expect

from axe import violations
from crownland import State
from deep import deep
from people import button, wait_until
from score_sheets import VARIANTS, finished, written
from scorers import Scorer
from servers import Server

NewContext = Callable[..., BrowserContext]
Come = Callable[..., Scorer]
BONUSES = {"harmony": "Harmony", "middle_kingdom": "Middle Kingdom", "coins": "Coins", "buildings": "Buildings"}
BONUSES |= {"named": "Named arms"}


@pytest.fixture
def come(new_context: NewContext, server: Server) -> Come:
    def make(screen: str = "desktop", **options: Any) -> Scorer:
        return Scorer(new_context(screen, reduced_motion="reduce", **options).new_page(), server.url)

    return make


def lines(state: State, kingdom: int) -> dict[str, int]:
    """Return the points of a kingdom line by line, as the engine counts them."""
    words = {"double_dot": "two dots", "double_line": "two lines"}
    score = state.score(kingdom)
    found: dict[str, int] = {}
    for each in score.properties:
        name = words.get(each.terrain, each.terrain)
        found[name] = found.get(name, 0) + each.points
    return {**found, **{BONUSES[name]: points for name, points in score.bonuses.items()}, "Total": score.total}


@pytest.mark.parametrize("kingdoms", [1, pytest.param(10, marks=pytest.mark.deep)])
@pytest.mark.parametrize(
    "game", ["kingdomino", deep("sample"), deep("queendomino"), deep("royal_wedding"), deep("duel")]
)
def test_kingdoms_entered_with_a_finger_have_the_points_of_the_engine(game: str, kingdoms: int, come: Come) -> None:
    luck, entered = random.Random(game), 0
    while entered < kingdoms:
        state = finished(luck.choice(VARIANTS[game]), luck)
        scorer = come("phone")
        scorer.open()
        scorer.choose(state)
        if entered:
            scorer.hide_points()
        for kingdom in range(min(state.variant.kingdoms, kingdoms - entered)):
            scorer.enter(state, kingdom)
            assert scorer.pad() == lines(state, kingdom), written(state, kingdom)
            assert scorer.points(kingdom) == state.score(kingdom).total
            assert scorer.inconsistencies() == []
            entered += 1


@pytest.mark.parametrize("game", [deep("kingdomino"), "duel"])
def test_a_kingdom_is_entered_and_taken_back_with_the_keys_alone(game: str, come: Come) -> None:
    state = finished(VARIANTS[game][0], random.Random(2))
    scorer = come()
    keys = scorer.page.keyboard
    scorer.open()
    scorer.choose(state)
    scorer.key_in(state, 0)
    land = sum(each.points for each in state.score(0).properties)
    assert sum(points for name, points in scorer.pad().items() if name not in {*BONUSES.values(), "Total"}) == land
    squares = scorer.page.locator(".names .number")
    before = squares.inner_text()
    keys.press("Backspace")
    assert squares.inner_text() != before
    keys.press("u")
    assert squares.inner_text() == before
    keys.press("Enter")  # the palette holds the first terrain
    assert scorer.page.evaluate("document.activeElement.ariaLabel").count(", ") >= 2
    keys.press("Control+z")
    assert squares.inner_text() == before
    while button(scorer.page, "Undo").is_enabled():
        keys.press("u")
    assert squares.inner_text().startswith("0 of")


def test_a_mouse_paints_and_a_second_tap_counts_crowns(come: Come) -> None:
    scorer = come()
    page = scorer.page
    scorer.open()
    button(page, "grassland").click()
    row: list[Any] = [page.locator(f'[data-square="0,{column}"]').bounding_box() or {} for column in range(5)]
    page.mouse.move(row[0]["x"] + 20, row[0]["y"] + 20)
    page.mouse.down()
    page.mouse.move(row[4]["x"] + 20, row[4]["y"] + 20, steps=12)
    page.mouse.up()
    assert page.locator(".names .number").inner_text() == "5 of 24 squares"
    for points in (5, 10, 0):  # grassland has up to two crowns
        page.locator('[data-square="0,1"]').click()
        assert scorer.points(0) == points
    for _ in range(3):
        button(page, "Undo").click()
    button(page, "Undo").click()
    assert page.locator(".names .number").inner_text() == "0 of 24 squares", "a stroke is one step"


def test_text_is_read_kept_and_shared(come: Come) -> None:
    state = finished("queendomino(seats=3)", random.Random(11))
    scorer = come()
    page = scorer.page
    scorer.open()
    scorer.choose(state)
    for kingdom in range(3):
        scorer.look_at(kingdom)
        scorer.type_text(written(state, kingdom))
        assert scorer.pad() == lines(state, kingdom)
        page.get_by_role("textbox", name="Name", exact=True).fill(["Anna", "Bob", "Cleo"][kingdom])
    for text, told in {
        "w": "A kingdom has one castle (#); here there are 0.",
        "#w/x": "Row 2, column 1: expected #, a dot, or one of the letters with up to 3 behind it, but got “x”.",
        "#wwwwww": "This kingdom must fit 5 × 5 squares, but it is 7 wide and 1 high.",
        "#tt --building church@e5": "A building stands on a town square of its own; “church@e5” does not.",
        "#tt --harmony": "knows --coins, --knights, --towers, --queen and --building, but got “--harmony”.",
    }.items():
        scorer.type_text(text)
        assert told in page.get_by_role("alert").inner_text()
        assert scorer.points(2) == state.score(2).total, "what cannot be read changes nothing"
    page.reload()
    page.wait_for_selector(".board")
    assert [scorer.points(kingdom) for kingdom in range(3)] == state.totals()
    assert violations(page) == []
    scorer.look_at(3)
    assert (
        page.get_by_role("heading", level=2).first.inner_text().startswith(["Anna", "Bob", "Cleo"][state.winners()[0]])
    )
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    button(page, "Copy link").click()
    wait_until(page, "window.copied")
    friend = come("phone")
    friend.page.goto(page.evaluate("window.copied"))
    friend.page.wait_for_selector(".board")
    assert [friend.points(kingdom) for kingdom in range(3)] == state.totals()
    assert friend.page.url.endswith("/score"), "from here on it is the friend's own"
    damaged = come("phone")
    damaged.page.goto(page.evaluate("window.copied").replace("queendomino", "toString"))
    assert "damaged" in damaged.page.get_by_role("alert").inner_text()


def test_a_link_leaves_what_was_entered_one_step_back(come: Come) -> None:
    scorer = come()
    scorer.open()
    scorer.type_text("#wm3")
    scorer.page.goto("about:blank")
    scorer.open("/score#v=duel%28%29&k=%23dd1")
    assert "Undo" in scorer.page.locator("main [role=status].panel").inner_text()
    assert scorer.points(0) == 2
    button(scorer.page, "Undo").click()
    assert scorer.points(0) == 3
    scorer.type_text("w" * 200_000)
    assert "at most 4,000 characters" in scorer.page.get_by_role("alert").inner_text()


def test_a_finger_paints_along_a_row_and_three_players_stand_side_by_side(come: Come) -> None:
    scorer = come("phone")
    page = scorer.page
    scorer.open()
    scorer.unfold()
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    rooms = [each.bounding_box() or {"x": 0.0, "width": 0.0} for each in page.locator(".people .row button").all()]
    ends = [room["x"] + room["width"] for room in rooms]
    assert all(end <= room["x"] for end, room in zip(ends, rooms[1:], strict=False)), "the result covers nobody"
    scorer.look_at(0)
    scorer.measure()
    finger = page.context.new_cdp_session(page)
    row = [scorer.places[f"1,{column}"] for column in range(5)]
    path = [(x + step, y) for x, y in row for step in (-15, 0, 15)]
    for kind, points in [("touchStart", path[:1]), *(("touchMove", [point]) for point in path[1:]), ("touchEnd", [])]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    expect(page.locator(".names .number")).to_have_text("5 of 24 squares")
    scorer.press(button(page, "Undo"))  # at once: a finger that still glides would only be stopped by it
    expect(page.locator(".names .number")).to_have_text("0 of 24 squares")  # a stroke is one step


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "kingdomino(seats=2,mighty_duel=true)"])
def test_grid_and_palette_fit_a_phone_together(come: Come, variant: str) -> None:
    scorer = come("phone")
    scorer.open(f"/score#v={quote(variant)}&k=%23wm1")
    grid, palette = scorer.page.locator(".boards").bounding_box(), scorer.page.locator(".palette").bounding_box()
    assert grid and palette and scorer.page.viewport_size
    height = scorer.page.viewport_size["height"]
    assert grid["y"] >= 0 and grid["y"] + grid["height"] <= palette["y"]
    assert palette["y"] + palette["height"] <= height
    assert scorer.page.evaluate("document.documentElement.scrollHeight") <= 2 * height


def test_slips_are_told_when_they_can_be_seen(come: Come) -> None:
    scorer = come()
    page = scorer.page
    scorer.open()
    page.locator('.board [tabindex="0"]').focus()
    for key in ("ArrowUp", "w", "3"):
        page.keyboard.press(key)
    assert scorer.inconsistencies() == ["Player 1: no domino of this game has wheat with 3 crowns."]
    page.keyboard.press("1")
    assert scorer.inconsistencies() == [], "that it is one square can wait"
    scorer.look_at(1)
    scorer.look_at(0)
    assert scorer.inconsistencies() == [
        "Player 1: dominoes cover an even number of squares, but this kingdom has 1.",
        "Player 1: wheat with 1 crown makes no domino of this game with any of its neighbours.",
    ]
    assert page.locator(".marked").count() == 1
    scorer.type_text("m3w#wm3")
    scorer.look_at(1)
    scorer.type_text("#wm3")
    assert scorer.inconsistencies() == [
        "All kingdoms together: this game has 1 square of mine with 3 crowns, but there are 3."
    ]
    page.get_by_role("combobox", name="Game", exact=True).select_option("queendomino")
    scorer.type_text("tttt#tt --building guardtower@h7")
    scorer.look_at(0)
    scorer.type_text("m3t#")
    page.get_by_role("checkbox", name="The queen is here").check()
    scorer.look_at(2)
    assert scorer.inconsistencies() == ["Player 1: the queen visits nobody without a tower."]
    scorer.look_at(0)
    button(page, "One more: Towers").click()
    scorer.look_at(2)
    assert scorer.inconsistencies() == [
        "Player 1: the queen stays with whoever has the most towers, and somebody has 2."
    ]
    scorer.look_at(0)
    page.get_by_role("checkbox", name="The queen is here").uncheck()
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    scorer.look_at(3)
    assert scorer.inconsistencies() == [
        "Player 2: the kingdom must fit 5 × 5 squares, but it is 7 wide and 1 high.",
        "Somebody has built a tower, so the queen must be somebody’s guest.",
    ]
    assert page.inner_text("main h2") == "One kingdom is still empty"
    assert violations(page) == []


def test_a_tie_and_a_dynasty_are_settled_in_words(come: Come) -> None:
    scorer = come()
    page = scorer.page
    scorer.open()

    def write(*texts: str) -> None:
        for kingdom, text in enumerate(texts):
            scorer.look_at(kingdom)
            scorer.type_text(text)
        scorer.look_at(len(texts))

    write("fw1./f1#g2/w.w", "fw1./f1#g2/w.w")
    assert page.inner_text("main h2") == "Player 1 and Player 2 tie with 5 points"
    assert page.inner_text(".tie") == "Complete tie: Player 1 and Player 2."
    write("fw1./f1#g2/w.w", "w1ww/#ww")
    assert page.inner_text("main h2") == "Player 2 wins with 5 points"
    assert page.inner_text(".tie") == "Tie; largest property: Player 2, 5 squares."
    page.get_by_role("checkbox", name="Dynasty", exact=True).check()
    button(page, "Game 2").click()
    write("#wm3", "#wm2")
    button(page, "Game 3").click()
    write("#wm1", "#wm2")
    assert page.locator("tr.game td, tr.total td").all_inner_texts() == ["9", "9", "5", "5", "2", "3", "2", "1"]
    assert page.inner_text("main h2") == "Player 2 wins with 9 points"
    assert page.inner_text(".tie") == "Tie; largest property: Player 2, 5 squares."
    assert scorer.page.locator(".who .sum").all_inner_texts() == ["9 total", "9 total"]
    with page.expect_download() as download:
        button(page, "Share picture").click()
    assert download.value.suggested_filename == "crownland-score.png"
    assert violations(page) == []


@pytest.mark.parametrize(
    ("screen", "theme"),
    [deep("desktop", "contrast"), deep("desktop", "dark"), ("phone", "dark")],
)
def test_axe_finds_nothing_in_the_calculator(come: Come, screen: str, theme: str) -> None:
    state = finished("queendomino(seats=3)", random.Random(11))
    scorer = come(screen)
    page = scorer.page
    page.add_init_script(f"localStorage.setItem('crownland.theme', '\"{theme}\"')")
    scorer.open()
    scorer.choose(state)
    for kingdom in range(3):
        scorer.look_at(kingdom)
        scorer.type_text(written(state, kingdom))
    scorer.press(button(page, "A building"))
    assert violations(page) == []
    scorer.look_at(3)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

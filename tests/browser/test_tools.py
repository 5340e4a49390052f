"""For a real table: lines and dice are drawn, a clock runs, and things are printed."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import facts
from axe import violations
from people import Person, button, wait_until

NewPerson = Callable[..., Person]
POINTS_A_MM = 72 / 25.4
A4, LETTER = (210.0, 297.0), (215.9, 279.4)
LOOKS = [pytest.param("mouse", "light", marks=pytest.mark.deep), ("touch", "dark")]
PRINTS = {
    "Kingdomino": {"Dominoes": 8, "Castles and kings": 1, "Score pad": 1},
    "Two-player sample": {"Dominoes": 4},
    "Queendomino": {"Dominoes": 8, "Building tiles": 2, "Score pad": 1},
    "Royal Wedding": {"Score pad": 1},
    "Duel": {"Map sheets": 1, "Spell book": 1, "Dice to fold": 1},
}


def numbers(line: Locator) -> list[int]:
    return [int(text) for text in line.locator(".number").all_inner_texts()]


def line(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name=name, exact=True)


def waiting(page: Page) -> list[str]:
    """Return who takes now and next."""
    order = page.get_by_role("list", name="Order of play", exact=True)
    return [name.strip() for name in order.get_by_role("listitem").all_inner_texts()]


def begin(page: Page, url: str, game: str, seats: int | None = None, noted: bool = False) -> None:
    page.goto(f"{url}/tools/draft")
    page.get_by_role("combobox", name="Game", exact=True).select_option(game)
    if seats:
        page.get_by_role("combobox", name="Players", exact=True).select_option(str(seats))
    if noted:
        page.get_by_role("checkbox", name=re.compile("^Note who")).check()


def test_a_whole_game_is_drawn_by_keys_with_its_kings(new_person: NewPerson) -> None:
    person = new_person("keys")
    page = person.page
    begin(page, person.url, "kingdomino", 4, noted=True)
    for number, name in enumerate(("Anna", "Bob", "Cleo", "Dan"), 1):
        page.get_by_role("textbox", name=f"Name of player {number}", exact=True).fill(name)
    page.keyboard.press("Enter")
    offer, status, seen = line(page, "On offer"), page.get_by_role("status"), list[int]()
    order: list[str] = []
    for turn in range(1, 13):
        drawn = numbers(offer)
        assert drawn == sorted(drawn) and len(drawn) == 4
        seen += drawn
        names = waiting(page)
        assert sorted(names) == ["Anna", "Bob", "Cleo", "Dan"]
        assert turn == 1 or names == order
        taken = {}
        for place, name in zip((2, 0, 1, 0), names, strict=True):
            expect(status).to_have_text(f"{name} chooses a domino")
            free = offer.get_by_role("button")
            free.nth(place).focus()
            taken[int(free.nth(place).locator(".number").inner_text())] = name
            page.keyboard.press("Enter")
        order = [taken[number] for number in sorted(taken)]
        if turn == 5:
            page.reload()
            button(page, "Undo").click()
            expect(status).to_have_text(f"{names[-1]} chooses a domino")
            offer.get_by_role("button").click()
        if turn < 12:
            expect(status).to_have_text(f"Line {turn} of 12")
            assert page.evaluate("document.activeElement.textContent") == f"Draw line {turn + 1}"
            page.keyboard.press("Enter")
    assert sorted(seen) == list(range(1, 49))
    expect(status).to_have_text("That was the last line")
    expect(line(page, "To place").get_by_role("img").first).to_have_attribute("aria-label", re.compile("taken by"))
    page.get_by_text("Earlier lines", exact=True).click()
    assert numbers(line(page, "Line 1")) == seen[:4]
    assert violations(page) == []


@pytest.mark.parametrize(
    ("game", "seats", "boxes"),
    [
        ("kingdomino", 2, ["kingdomino"]),
        pytest.param("queendomino", 3, ["queendomino"], marks=pytest.mark.deep),
        pytest.param("royal_wedding", 8, ["queendomino", "kingdomino"], marks=pytest.mark.deep),
    ],
)
def test_lines_are_drawn_without_kings_by_touch(new_person: NewPerson, game: str, seats: int, boxes: list[str]) -> None:
    person = new_person("touch")
    page = person.page
    begin(page, person.url, game, seats)
    page.get_by_role("button", name="Shuffle and draw the first line", exact=True).tap()
    way = next(way for way in facts.drafts() if (way["game"], way["seats"], way["switches"]) == (game, seats, ()))
    offer, seen = line(page, "On offer"), list[tuple[str, int]]()
    status = page.get_by_role("status")
    for turn in range(1, way["lines"] + 1):
        is_last = turn == way["lines"]
        expect(status).to_have_text("That was the last line" if is_last else f"Line {turn} of {way['lines']}")
        drawn = numbers(line(page, "To place") if is_last else offer)
        assert drawn == sorted(drawn) and len(drawn) == way["line"]
        seen += [(boxes[(turn - 1) % len(boxes)], number) for number in drawn]
        if turn == 3:
            button(page, "Undo").tap()
            expect(status).to_have_text(re.compile("^Line 2"))
            button(page, "Draw line 3").tap()
            expect(status).to_have_text(re.compile("^Line 3"))
            assert numbers(offer) == drawn, "what was taken back comes again"
        if not is_last:
            button(page, f"Draw line {turn + 1}").tap()
    assert len(set(seen)) == way["line"] * way["lines"]
    assert not person.must_scroll_sideways
    assert violations(page) == []
    button(page, "Start over").tap()
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value(game)


def test_dice_are_rolled_and_shared(new_person: NewPerson) -> None:
    person = new_person("mouse")
    page = person.page
    begin(page, person.url, "duel", noted=True)
    button(page, "Roll the dice").click()
    dice, status = page.get_by_role("list", name="Dice", exact=True), page.get_by_role("status")
    beginners = []
    for _ in range(4):
        names = waiting(page)
        assert names == [names[0], names[1], names[1], names[0]] and names[0] != names[1]
        beginners.append(names[0])
        for name in names:
            expect(status).to_have_text(f"{name} takes a die")
            dice.get_by_role("button").last.click()
        assert [text.strip() for text in dice.locator(".owner").all_inner_texts()] == names[::-1]
        button(page, "Roll again").click()
    assert beginners[0] == beginners[2] != beginners[1] == beginners[3]
    faces = dice.get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)")
    page.reload()
    expect(dice.get_by_role("button")).to_have_count(len(faces))
    assert dice.get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)") == faces
    assert violations(page) == []


def set_clock(page: Page, url: str, seats: int, per: str) -> None:
    """Open the clock in a world where time passes only when the test says so."""
    page.clock.install(time="2026-05-01T18:00:00Z")
    page.goto(f"{url}/tools/clock")
    page.clock.pause_at("2026-05-01T19:00:00Z")
    page.get_by_role("combobox", name="Players", exact=True).select_option(str(seats))
    page.get_by_role("combobox", name="Time", exact=True).select_option(per)


def field(page: Page, name: str) -> Locator:
    return page.locator("li button").filter(has_text=name)


def test_a_clock_runs_for_the_one_whose_turn_it_is(new_person: NewPerson) -> None:
    person = new_person("keys")
    page = person.page
    set_clock(page, person.url, 3, "For the whole game")
    page.get_by_label("Minutes", exact=True).fill("5")
    page.get_by_label("Seconds added per turn", exact=True).fill("10")
    button(page, "Set the clock").click()
    anna, bob, cleo = (field(page, f"Player {number}") for number in (1, 2, 3))
    status = page.get_by_role("status")
    expect(status).to_have_text("Tap the field of whoever begins")
    page.keyboard.press("2")
    page.clock.run_for(30_000)
    expect(bob).to_contain_text("4:30")
    page.keyboard.press(" ")
    expect(bob).to_contain_text("4:40")
    expect(status).to_have_text("Player 3’s turn")
    page.clock.run_for(60_000)
    page.keyboard.press("1")
    expect(cleo).to_contain_text("4:10")
    page.keyboard.press("p")
    page.clock.run_for(100_000)
    expect(anna).to_contain_text("5:00")
    expect(status).to_have_text("The clock is paused")
    page.keyboard.press("p")
    page.clock.run_for(5_000)
    page.keyboard.press("u")
    expect(status).to_have_text("Player 3’s turn")
    expect(cleo).to_contain_text("4:00")

    page.reload()
    page.clock.fast_forward("03:55")  # as a page that slept: no tick in between
    expect(cleo).to_contain_text("5.0")
    page.clock.run_for(17_000)
    expect(status).to_have_text("Player 3’s time is up")
    expect(cleo).to_contain_text("−0:12")
    page.clock.resume()
    assert violations(page) == []
    button(page, "New clock").click()
    button(page, "Yes, clear it").click()
    expect(page.get_by_label("Minutes", exact=True)).to_have_value("5")


def test_a_clock_for_turns_is_tapped_and_keeps_the_screen_awake(new_person: NewPerson) -> None:
    person = new_person("touch")
    page = person.page
    page.add_init_script(
        """window.locks = 0;
        Object.defineProperty(navigator, "wakeLock", {
            value: { request: async () => ((window.locks += 1), { release: async () => { window.locks -= 1; } }) },
        });
        window.buzzes = 0;
        navigator.vibrate = () => (window.buzzes += 1) > 0;"""
    )
    set_clock(page, person.url, 8, "For each turn")
    page.get_by_label("Seconds per turn", exact=True).fill("45")
    page.get_by_role("checkbox", name="Vibrate", exact=True).check()
    button(page, "Set the clock").tap()
    status = page.get_by_role("status")
    field(page, "Player 1").tap()
    expect(status).to_have_text("Player 1’s turn")
    page.clock.run_for(40_000)
    assert page.evaluate("window.locks") == 1
    expect(field(page, "Player 1")).to_contain_text("5.0")
    field(page, "Player 1").tap()
    expect(field(page, "Player 1")).to_contain_text("0:45")
    field(page, "Player 8").tap()
    field(page, "Player 8").tap()
    expect(status).to_have_text("Player 1’s turn")
    assert page.evaluate("window.buzzes") == 4
    assert not person.must_scroll_sideways
    heights = page.locator("button").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 43.5
    button(page, "Pause").tap()
    expect(status).to_have_text("The clock is paused")
    assert page.evaluate("window.locks") == 0
    page.clock.resume()
    assert violations(page) == []


def test_a_clock_is_clicked(new_person: NewPerson) -> None:
    person = new_person("mouse")
    page = person.page
    set_clock(page, person.url, 2, "For the whole game")
    button(page, "Set the clock").click()
    field(page, "Player 2").click()
    page.clock.run_for(60_000)
    field(page, "Player 2").click()
    expect(page.get_by_role("status")).to_have_text("Player 1’s turn")
    expect(field(page, "Player 2")).to_contain_text("14:10")
    button(page, "Undo").click()
    expect(page.get_by_role("status")).to_have_text("Player 2’s turn")


@pytest.mark.parametrize("way", ["keys", "touch"])
def test_things_to_print_are_chosen_with_the_keys_or_a_finger(new_person: NewPerson, way: str) -> None:
    person = new_person(way, locale="en-GB")
    page = person.page
    page.add_init_script("window.prints = 0; window.print = () => (window.prints += 1);")
    page.goto(f"{person.url}/tools/print")
    duel = page.get_by_role("group", name="Duel", exact=True).get_by_role("checkbox")
    if way == "touch":
        duel.first.tap()
        button(page, "Print 2 pages").tap()
    else:
        duel.first.focus()
        page.keyboard.press(" ")
        page.keyboard.press("Tab")
        page.keyboard.press(" ")
        expect(duel.nth(1)).to_be_checked()
        while page.evaluate("document.activeElement.tagName") != "BUTTON":
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    wait_until(page, "window.prints")
    assert page.evaluate("window.prints") == 1


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Return the width and height of every page, in millimetres."""
    pages = [part for part in pdf.split(b"endobj") if re.search(rb"/Type /Page\b", part)]
    boxes = [re.search(rb"/MediaBox \[([^\]]*)\]", page) for page in pages]
    numbers = [[float(number) / POINTS_A_MM for number in box[1].split()] for box in boxes if box]
    return [(width, height) for _, _, width, height in numbers]


@pytest.fixture
def printing(new_person: NewPerson) -> Person:
    person = new_person("mouse", locale="en-GB")
    person.page.goto(f"{person.url}/tools/print")
    return person


@pytest.mark.deep
def test_everything_is_printed_on_the_paper_it_is_meant_for(printing: Person) -> None:
    page = printing.page
    paper = page.get_by_role("combobox", name="Paper", exact=True)
    expect(paper).to_have_value("a4")
    for game, things in PRINTS.items():
        group = page.get_by_role("group", name=game, exact=True)
        for thing, pages in things.items():
            group.get_by_role("checkbox", name=re.compile(f"^{thing} {pages} page")).check()
    whole = sum(sum(things.values()) for things in PRINTS.values())
    for size, (width, height) in {"A4": A4, "Letter": LETTER}.items():
        paper.select_option(size)
        expect(button(page, f"Print {whole} pages")).to_be_enabled()
        printed = sizes(page.pdf(prefer_css_page_size=True, print_background=True))
        assert len(printed) == whole
        assert all(page == pytest.approx((width, height), abs=0.5) for page in printed)
    page.get_by_role("checkbox", name=re.compile("^With backs")).uncheck()
    assert len(sizes(page.pdf(prefer_css_page_size=True))) == whole - 11
    assert violations(page) == []


def test_dominoes_and_their_backs_meet_and_measure_what_they_should(printing: Person) -> None:
    page = printing.page
    page.get_by_role("group", name="Queendomino", exact=True).get_by_role(
        "checkbox", name=re.compile("^Dominoes")
    ).check()
    page.get_by_role("checkbox", name=re.compile("^Score pad")).first.uncheck()
    page.emulate_media(media="print")
    cells: Any = page.evaluate(
        """() => [...document.querySelectorAll('.page')].map(page => {
            const at = page.getBoundingClientRect();
            return [...page.querySelectorAll('.cell')].map(cell => {
                const box = cell.getBoundingClientRect();
                return [box.x - at.x, box.y - at.y, box.width, box.height, cell.textContent.trim()];
            });
        })"""
    )
    millimetre = 96 / 25.4
    assert [len(page) for page in cells] == [12] * 8
    for front, back in zip(cells[::2], cells[1::2], strict=True):
        for place, (x, y, width, height, _) in enumerate(front):
            assert (width / millimetre, height / millimetre) == pytest.approx((80, 40), abs=0.05)
            mirrored = place + 1 if place % 2 == 0 else place - 1
            across, down, *_ = back[mirrored]
            assert (across + width + x) / millimetre == pytest.approx(A4[0], abs=0.1), "turned over the long edge"
            assert down == pytest.approx(y, abs=0.1)
    assert [cell[4] for cell in cells[1]] == ["2", "1", "4", "3", "6", "5", "8", "7", "10", "9", "12", "11"]


@pytest.mark.parametrize(("way", "theme"), LOOKS)
def test_axe_finds_nothing_among_the_tools(new_person: NewPerson, way: str, theme: str) -> None:
    person = new_person(way, reduced_motion="reduce")
    page = person.page
    page.add_init_script(f"localStorage.setItem('crownland.theme', '\"{theme}\"')")
    page.goto(person.url)
    page.goto(f"{person.url}/tools")
    for tool in ("Draft helper", "Turn clock", "Things to print"):
        page.get_by_role("link", name=re.compile(f"^{tool}")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(tool)
        assert (tool, violations(page)) == (tool, [])
        assert not person.must_scroll_sideways
        page.get_by_role("link", name="Real table", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("For a real table")
    assert violations(page) == []

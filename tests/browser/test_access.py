"""For every eye and hand: axe finds nothing on any screen, in every theme, on desktop and phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from axe import violations
from people import Person, button, dressed, wait_for_rest
from positions import ME, Laid, View, at, lay, open_at, reach
from servers import Server

NewPerson = Callable[..., Person]

EVERY_LOOK = [(way, theme) for way in ("mouse", "touch") for theme in ("light", "dark", "contrast")]


def looks(*quick: tuple[str, str]) -> pytest.MarkDecorator:
    """Take every look in `make test-deep`, and these in `make test`."""
    return pytest.mark.parametrize(
        ("way", "theme"),
        [look if look in quick else pytest.param(*look, marks=pytest.mark.deep) for look in EVERY_LOOK],
    )


MOMENTS: dict[str, tuple[str, int, Callable[[View], bool]]] = {
    "kingdomino": ("kingdomino(seats=4,harmony=true,middle_kingdom=true)", 3, at("place", 3)),
    "queendomino": ("queendomino(seats=2)", 1, at("build", 2)),
    "teams": ("royal_wedding(seats=8,teams=true)", 7, at("place", 2)),
    "duel": ("duel()", 1, at("draw", 3)),
    "end": ("sample()", 1, lambda view: False),
}
ENDS = [
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "kingdomino(seats=2,dynasty=true)",
    "queendomino(seats=3)",
    "royal_wedding(seats=8,teams=true)",
    "royal_wedding(seats=8)",
    "duel()",
]


# Whatever can be pressed, with its label; links in running text are as high as its lines.
PRESSED = "button, a[href], select, input, textarea, summary, [role=slider], .cell"
SMALL = f"""() => [...document.querySelectorAll('{PRESSED}')]
    .filter((one) => one.checkVisibility({{ visibilityProperty: true }}) && !one.closest('.visually-hidden'))
    .filter((one) => getComputedStyle(one).display !== 'inline' || one.localName !== 'a' ||
        one.parentElement.textContent.trim() === one.textContent.trim())
    .map((one) => [(one.closest('label') ?? one).getBoundingClientRect(), one])
    .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
    .map(([box, one]) => `${{one.outerHTML.slice(0, 120)}} ${{box.width}} x ${{box.height}}`)"""
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
# WCAG 1.4.12
SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""
SCREENS = ["/", "/games", "/players", "/puzzle", "/learn", "/learn/queendomino", "/components", "/score", "/replay"]
SCREENS += ["/puzzle/2026-11-16/duel", "/tools", "/tools/draft", "/tools/clock", "/tools/print", "/guide", "/nothing"]


@pytest.fixture(scope="module")
def moments(server: Server) -> dict[str, Laid]:
    """Every game in its middle, and one at its end."""
    return {name: reach(server.url, *moment) for name, moment in MOMENTS.items()}


@looks(("touch", "dark"))
def test_axe_finds_nothing_before_a_game(new_person: NewPerson, server: Server, way: str, theme: str) -> None:
    person = dressed(new_person, way, theme)
    page = person.page
    page.goto(person.url)
    page.wait_for_selector(".games li")
    assert violations(page) == []
    button(page, "New table").click()
    page.get_by_role("combobox", name="Game", exact=True).select_option("royal_wedding")
    page.get_by_role("combobox", name="Players", exact=True).select_option("8")
    assert violations(page) == []
    table = lay(server.url, "kingdomino(seats=3,harmony=true)", [ME, {}, {}])
    open_at(page, server.url, table)
    page.wait_for_selector(".qr")
    assert violations(page) == []
    page.goto(f"{person.url}/table/abcdefghijkl")
    page.wait_for_selector(".missing a")
    assert violations(page) == []


@looks(("touch", "dark"))
def test_axe_finds_nothing_at_a_table_and_targets_are_large_enough_for_fingers(
    new_person: NewPerson, server: Server, moments: dict[str, Laid], way: str, theme: str
) -> None:
    person = dressed(new_person, way, theme)
    page = person.page
    for name, table in moments.items():
        open_at(page, server.url, table)
        page.wait_for_selector(".board")
        if name == "end":
            page.wait_for_selector("dialog[open] [data-finished]")
        else:
            page.keyboard.press("n")
            page.keyboard.press("s")
        assert (name, violations(page)) == (name, [])
        if way == "touch":
            assert (name, page.evaluate(SMALL)) == (name, []), "fingers need at least 44 pixels"
    open_at(page, server.url, moments["kingdomino"])
    button(page, "Menu").click()
    assert violations(page) == []
    button(page, "Commands").click()
    page.get_by_label("Command", exact=True).fill("legal")
    page.keyboard.press("Enter")
    page.wait_for_selector(".commands li")
    assert violations(page) == []


def test_keys_alone_can_be_turned_off(new_person: NewPerson, server: Server, moments: dict[str, Laid]) -> None:
    page = new_person("mouse").page
    open_at(page, server.url, moments["kingdomino"])
    page.keyboard.press("n")
    expect(page.locator(".ghost")).not_to_have_count(0)
    page.keyboard.press("Escape")
    button(page, "Menu").click()
    button(page, "Preferences").click()
    page.get_by_role("switch", name="Single-key shortcuts", exact=True).click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    page.keyboard.press("s")
    expect(page.locator(".ghost, .estate")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("gridcell").and_(page.locator(":focus"))).to_be_visible()


def test_every_screen_has_targets_for_fingers_and_fits_a_narrow_window_and_wider_letters(
    new_person: NewPerson, moments: dict[str, Laid]
) -> None:
    person = new_person("touch")
    page = person.page
    tables = [f"/table/{moments[name].game}" for name in ("kingdomino", "duel", "end")]
    looking_back = [tables[0] + "?event=9", tables[2] + "?event=last&review", tables[2].replace("table", "embed")]
    for path in [*SCREENS, *tables, *looking_back]:
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(person.url + path)
        page.locator("h1").first.wait_for()
        wait_for_rest(page)
        assert (path, page.evaluate(SMALL)) == (path, [])
        page.set_viewport_size({"width": 320, "height": 640})
        assert (path, page.evaluate(SIDEWAYS)) == (path, False)
        page.add_style_tag(content=SPACING)
        assert (path, "spaced", page.evaluate(SIDEWAYS)) == (path, "spaced", False)


@looks(("mouse", "light"))
def test_axe_finds_nothing_for_those_who_watch_or_share_a_screen(
    new_person: NewPerson, server: Server, moments: dict[str, Laid], way: str, theme: str
) -> None:
    person = dressed(new_person, way, theme)
    page = person.page
    person.open(moments["queendomino"].game)
    page.wait_for_selector(".board")
    assert violations(page) == []
    table = lay(server.url, "sample()", [ME, {"me": True, "name": "Bob"}])
    open_at(page, server.url, table)
    page.wait_for_selector(".board")
    assert violations(page) == []
    friends = lay(server.url, "sample()", [ME, {}])
    bob = new_person()
    bob.open(friends.game)
    button(bob.page, "Sit down").click()
    open_at(page, server.url, friends)
    button(page, "Say something").click()
    button(page, "Hello!").click()
    page.wait_for_selector(".bubble")
    button(page, "Say something").click()
    assert violations(page) == []


@pytest.mark.deep
@pytest.mark.parametrize(("way", "theme"), [("mouse", "light"), ("touch", "dark"), ("touch", "contrast")])
@pytest.mark.parametrize(
    ("variant", "others", "moment"),
    [
        ("sample()", 1, at("claim", 2)),
        ("royal_wedding(seats=8)", 7, at("place", 2)),
        ("queendomino(seats=4)", 3, at("burn", 3)),
        ("duel()", 1, at("take", 4)),
    ],
)
def test_axe_finds_nothing_at_other_moments(
    new_person: NewPerson,
    server: Server,
    way: str,
    theme: str,
    variant: str,
    others: int,
    moment: Callable[[View], bool],
) -> None:
    person = dressed(new_person, way, theme)
    open_at(person.page, server.url, reach(server.url, variant, others, moment))
    person.page.wait_for_selector(".board")
    person.page.keyboard.press("n")
    person.page.keyboard.press("s")
    assert violations(person.page) == []


@pytest.mark.deep
@pytest.mark.parametrize("variant", ENDS)
def test_axe_finds_nothing_at_the_end_of_any_game(new_person: NewPerson, server: Server, variant: str) -> None:
    seats = 8 if "seats=8" in variant else 4 if "seats=4" in variant else 3 if "seats=3" in variant else 2
    table = reach(server.url, variant, seats - 1, lambda view: False)
    for way, theme in (("mouse", "light"), ("mouse", "dark"), ("touch", "light"), ("touch", "contrast")):
        person = dressed(new_person, way, theme)
        open_at(person.page, server.url, table)
        person.page.wait_for_selector("dialog[open] [data-finished]")
        assert violations(person.page) == []


def test_a_lost_line_is_announced(new_person: NewPerson, server: Server, moments: dict[str, Laid]) -> None:
    person = dressed(new_person, "mouse", "light")
    lines: list[WebSocketRoute] = []
    is_cut = False

    def connect(line: WebSocketRoute) -> None:
        if is_cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    person.page.route_web_socket(re.compile("/socket$"), connect)
    open_at(person.page, server.url, moments["kingdomino"])
    person.page.wait_for_selector(".board")
    is_cut = True
    lines[-1].close()
    person.page.wait_for_selector("text=Connection lost")
    assert violations(person.page) == []
    is_cut = False
    person.page.wait_for_selector("text=Connection lost", state="detached")


@pytest.mark.parametrize("way", [pytest.param("mouse", marks=pytest.mark.deep), "touch"])
def test_longer_words_are_not_clipped(
    new_person: NewPerson, server: Server, moments: dict[str, Laid], way: str
) -> None:
    """The pseudo-language is longer by half: nothing may need a sideways scroll."""
    person = new_person(way)
    page = person.page
    page.add_init_script("localStorage.setItem('crownland.language', JSON.stringify('en-XA'))")
    page.goto(person.url)
    page.wait_for_selector(".games li")
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wider) <= 0
    for name, table in moments.items():
        open_at(page, server.url, table)
        page.wait_for_selector(".board")
        assert (name, page.evaluate(wider)) == (name, 0)
        clipped = page.evaluate(
            """() => [...document.querySelectorAll('.button, .steps li, h1, h2, h3')]
                .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
                .map(one => one.textContent)"""
        )
        assert (name, clipped) == (name, [])

"""What else a table and the lobby can do: each feature once, through the page."""

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

from axe import violations
from people import Person, button, prefer, sit_down, skip_ahead
from positions import ME, advance, at, lay, open_at, reach
from servers import Server, limits, serve

NewPerson = Callable[..., Person]
ANNA, GUEST = {"me": True, "name": "Anna"}, {"bot": "greedy"}
NETWORK = "http://192.168.7.20:8000/"
# What the page says while a button is busy, noted where it outlives that moment.
NOTE_BUSY = """button => new MutationObserver(() => {
    const says = document.querySelector('.composer .says').textContent.trim();
    if (button.disabled && button.ariaBusy === 'true') document.documentElement.dataset.busy = says;
}).observe(document.body, {attributes: true, subtree: true, childList: true, characterData: true})"""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that soon counts players as gone, and that knows an address for the network."""
    folder = tmp_path_factory.mktemp("hasty")
    environment = {"CROWNLAND_LIMITS": limits(patience=0.5), "CROWNLAND_SHARE": NETWORK}
    with serve(str(folder / "games.db"), folder, **environment) as running:
        yield running


def two_people(new_person: NewPerson) -> tuple[Person, Person]:
    anna, bob = new_person("keys"), new_person("keys")
    game = anna.lay("sample()", [ANNA, {}])
    bob.open(game)
    sit_down(bob.page, "Bob")
    anna.page.wait_for_selector(".board")
    return anna, bob


def in_turn(*people: Person) -> Person:
    """Wait until it is somebody's turn, and return who that is."""
    for _ in range(2000):
        for person in people:
            if person.turn:
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("it is nobody's turn")


def test_phrases_are_said_seen_and_muted(new_person: NewPerson) -> None:
    anna, bob = two_people(new_person)
    eve = new_person()
    eve.open(anna.page.url.rsplit("/", 1)[1])

    def say(person: Person, phrase: str) -> None:
        person.page.keyboard.press("t")
        button(person.page, phrase).click()

    say(anna, "Hello!")
    for page in (anna.page, bob.page, eve.page):
        expect(page.locator(".bubble")).to_have_text("Hello!")
        expect(page.locator("[aria-live]").filter(has_text="Anna: Hello!")).to_have_count(1)
    button(eve.page, "Say something").click()
    expect(button(eve.page, "Messages: on")).to_be_visible()
    assert button(eve.page, "Hello!").count() == 0
    button(bob.page, "Say something").click()
    button(bob.page, "Messages: on").click()
    bob.page.keyboard.press("Escape")
    say(anna, "Oops!")
    expect(anna.page.locator(".bubble")).to_have_text("Oops!")
    say(bob, "Thank you!")
    expect(bob.page.locator(".bubble").filter(has_text="Thank you!")).to_be_visible()
    assert bob.page.locator(".bubble").filter(has_text="Oops!").count() == 0


def test_a_clock_ticks_and_its_flag_falls(new_person: NewPerson) -> None:
    """The clock starts when the last seat is taken, while the page looks on."""
    person = new_person("keys")
    person.lay("sample()", [ANNA, {}], clock={"minutes": 0.1}, on_flag="resign")
    button(person.page, "Add bot").click()
    clock = person.page.locator(".large .clock.ticking")
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    expect(person.page.locator(".large .tag").filter(has_text="timed out")).to_be_visible(timeout=30_000)
    expect(person.page.get_by_role("dialog")).to_contain_text(re.compile("You timed out: .+ wins"))
    expect(person.page.locator(".large .clock")).to_have_text("0:00")


def test_a_computer_whose_own_time_is_wrong_shows_the_right_time_left(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.page.add_init_script("const real = Date.now; Date.now = () => real() + 3_600_000")
    person.lay("sample()", clock={"minutes": 10})
    expect(person.page.locator(".clock.ticking")).to_have_text(re.compile(r"^(9:\d\d|10:00)$"))


def test_sounds_are_off_until_somebody_wants_them(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.page.add_init_script(
        """const Real = window.AudioContext;
        window.AudioContext = class extends Real {
            constructor() { super(); document.documentElement.dataset.heard = 'yes'; }
        };"""
    )
    person.lay("sample()")
    person.play(until=lambda one: one.turn == "place")
    assert person.page.locator("html[data-heard]").count() == 0
    prefer(person.page, "Sounds", "quiet")
    person.step()
    person.page.wait_for_selector("html[data-heard]")


def test_a_hint_shows_what_a_bot_would_do(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.lay("sample()", seed="07" * 32)
    person.play(until=lambda one: one.turn == "place" and one.version > 12)
    person.page.evaluate(NOTE_BUSY, button(person.page, "Hint").element_handle())
    with person.page.expect_response(re.compile("/api/reasons$")) as reasons:  # the bot may have to be compiled
        button(person.page, "Hint").click()
    person.page.locator(".ghost").wait_for()
    expect(person.page.locator("html")).to_have_attribute("data-busy", "Thinking…")
    said = person.page.locator(".composer .says")
    expect(said).to_contain_text(re.compile(r"\(\d+% wins\)\.$"))
    assert reasons.value.json(), "the server has a reason here"
    expect(said).not_to_contain_text("Best in simulations")
    before = person.version
    person.confirm.click()
    person.wait_after(before)
    person.lay("sample()", hints=False)
    person.page.wait_for_selector(".board")
    assert button(person.page, "Hint").count() == 0


def test_the_title_tells_whose_turn_it_is_and_a_move_is_taken_back_when_the_other_agrees(new_person: NewPerson) -> None:
    people = two_people(new_person)
    first = in_turn(*people)
    name = "Anna" if first is people[0] else "Bob"
    expect(first.page).to_have_title("• Choose your first domino · Crownland")
    expect(people[first is people[0]].page).to_have_title(f"{name} chooses a domino · Crownland")
    while True:
        mover = in_turn(*people)
        mover.step()
        if in_turn(*people) is not mover:
            break
    other = next(person for person in people if person is not mover)
    mover.page.keyboard.press("u")
    asked = mover.page.locator(".asked")
    expect(asked).to_contain_text("You asked to undo.")
    expect(asked).to_contain_text(re.compile(r"Waiting for \w+\."))
    button(other.page, "No").click()
    expect(mover.page.locator(".banner")).to_contain_text("declined the undo.")
    button(mover.page, "Menu").click()
    expect(button(mover.page, "Ask to undo")).to_be_disabled()  # nobody is asked the same again and again
    mover.page.keyboard.press("Escape")
    while in_turn(*people) is other:
        other.step()
    while in_turn(*people) is mover:
        mover.step()
    button(mover.page, "Menu").click()
    button(mover.page, "Ask to undo").click()
    other.page.get_by_text("wants to undo.").wait_for()
    before = other.version
    button(other.page, "Agree").click()
    other.wait_after(before)
    assert in_turn(*people) is mover


@pytest.mark.deep
def test_a_bot_stands_in_for_who_is_gone(new_person: NewPerson, hasty: Server) -> None:
    anna, bob = new_person("keys"), new_person("keys")
    anna.url = bob.url = hasty.url
    game = anna.lay("sample(dynasty=true)", [ANNA, {}])
    bob.open(game)
    sit_down(bob.page, "Bob")
    bob.page.close()
    anna.page.locator(".tag").filter(has_text="gone").wait_for()
    button(anna.page, "Menu").click()
    button(anna.page.get_by_role("dialog"), "Let a bot play for Bob").click()
    anna.page.locator(".tag").filter(has_text="bot plays").wait_for()
    anna.play(until=lambda one: one.turn == "place")
    bob.page = bob.page.context.new_page()
    bob.open(game)
    button(bob.page, "I’m back").click()
    expect(anna.page.locator(".tag").filter(has_text="bot plays")).to_have_count(0)
    skip_ahead(game, [anna, bob], lambda view: bool(view["round"] >= view["rounds"]))
    mover = anna
    while mover.seat >= 0:
        mover = in_turn(anna, bob)
        mover.step()
    result = anna.page.get_by_role("dialog")
    button(result, "Next game").click()
    expect(result).to_contain_text("The next game waits for Bob.")
    bob.page.close()
    result.get_by_text("Bob is still away.", exact=True).wait_for()
    expect(button(result, "End without a winner")).to_be_visible()
    button(result, "Let a bot play for Bob").click()
    anna.page.wait_for_selector(".table[data-turn=claim]")


def test_the_link_is_one_that_the_network_knows(new_person: NewPerson, hasty: Server) -> None:
    person = new_person()
    person.url = hasty.url
    game = person.lay("sample()", [ANNA, {}])
    expect(person.page.get_by_label("Table link", exact=True)).to_have_value(f"{NETWORK}table/{game}")
    expect(person.page.get_by_role("img", name="QR code", exact=True)).to_be_visible()


def test_a_link_for_this_computer_alone_says_so(new_person: NewPerson) -> None:
    person = new_person()
    game = person.lay("sample()", [ANNA, {}])
    expect(person.page.get_by_label("Table link", exact=True)).to_have_value(f"{person.url}/table/{game}")
    expect(person.page.get_by_text("Only on this computer.")).to_be_visible()


def test_the_page_speaks_polish_and_so_does_what_the_server_refuses(new_person: NewPerson) -> None:
    """The page asks for nothing that is sure to be refused, so what it asks is changed on the way."""
    anna = new_person("keys", locale="pl-PL")

    def change(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(str(message).replace('"end"', '"undo"')))

    anna.page.route_web_socket(re.compile("^ws"), change)
    anna.lay("sample()")
    anna.page.wait_for_selector(".table[data-turn=claim]")
    assert anna.page.get_by_role("heading", level=1).inner_text() == "Wybierz pierwsze domino"
    assert anna.page.get_attribute("html", "lang") == "pl"
    assert violations(anna.page) == []
    button(anna.page, "Menu").click()
    button(anna.page, "Zakończ bez zwycięzcy").click()
    button(anna.page, "Tak, zakończ").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("Nie ma czego cofać.")


@pytest.mark.deep
def test_where_nothing_can_be_taken_back_nothing_is_offered(new_person: NewPerson) -> None:
    anna, bob = new_person("keys", locale="pl-PL"), new_person()
    game = anna.lay("sample()", [ANNA, {}])
    bob.open(game)
    sit_down(bob.page, "Bob")
    button(anna.page, "Menu").click()
    expect(button(anna.page, "Poddaj się")).to_be_visible()
    expect(button(anna.page, "Poproś o cofnięcie")).to_have_count(0)


def is_before_another_turn(view: dict[str, Any]) -> bool:
    """Knights may be sent, and the next turn is the other player's."""
    nexts = view["order"][view["turn"] + 1 :]
    return bool(view["options"][0]["kind"] == "knights" and nexts and nexts[0] != view["seat"])


def test_an_offer_skips_the_steps_that_are_left_and_is_taken_back_with_them(
    new_person: NewPerson, server: Server
) -> None:
    table = lay(server.url, "queendomino(seats=2)", [ME, {"me": True, "name": "Bob"}])
    advance(server.url, [table], is_before_another_turn)
    person = new_person()
    page = person.page
    open_at(page, server.url, table)
    page.wait_for_selector(".table[data-turn=knights]")
    version, seat = person.version, person.seat
    name = ("Anna", "Bob")[seat]
    page.get_by_role("button", name=re.compile("^Choose Domino")).first.click()
    expect(page.locator(".composer .says")).to_have_text(re.compile("^Skips: Knights"))
    assert person.version == version, "nothing is played before it is confirmed"
    choose = page.get_by_role("button", name=re.compile(r"^Choose \d+$"))
    domino = choose.inner_text().removeprefix("Choose ")
    choose.click()
    log = page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text(f"{name} chose {domino}.")
    expect(log).to_contain_text(f"{name} kept the knights.")
    page.wait_for_selector(f'.table[data-seat]:not([data-seat="{seat}"])')
    page.keyboard.press("u")
    page.wait_for_selector(f'.table[data-turn=knights][data-seat="{seat}"]')
    expect(log).not_to_contain_text(f"{name} chose {domino}.")


def test_preferences_are_kept_and_forced_moves_are_played(new_person: NewPerson, server: Server) -> None:
    person = new_person()
    page = person.page
    table = lay(server.url, "queendomino(seats=2)", [ME, {"me": True, "name": "Bob"}])
    advance(server.url, [table], lambda view: view["round"] == 0 and len(view["options"]) == 2)
    open_at(page, server.url, table)
    prefer(page, "Coordinates on the board", "on")
    prefer(page, "Play forced moves", "on")
    prefer(page, "Board", "large")
    page.reload()
    page.wait_for_selector(".table[data-turn=claim]")
    assert page.get_attribute("html", "data-board") == "large"
    expect(page.locator(".land .names text").first).to_be_attached()
    page.locator("button.offer").first.click()
    page.wait_for_selector(".table[data-turn=place]")  # the last domino of the line was nobody's choice
    button(page, "Menu").click()
    button(page, "Preferences").click()
    expect(page.get_by_role("switch", name="Play forced moves")).to_be_checked()
    assert violations(page) == []


def test_language_and_look_are_chosen_and_kept(new_person: NewPerson) -> None:
    person = new_person()
    page = person.page
    page.goto(person.url)
    button(page, "Preferences").click()
    page.get_by_role("combobox", name="Language", exact=True).select_option("pl")
    page.get_by_role("combobox", name="Motyw", exact=True).select_option("dark")
    page.reload()
    button(page, "Zagraj z botem: Kingdomino").wait_for()
    assert page.get_attribute("html", "lang") == "pl"
    assert page.get_attribute("html", "data-theme") == "dark"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_another_language_needs_no_reload_and_loses_nothing(new_person: NewPerson, server: Server) -> None:
    """In the middle of a turn; and letters that no word has are not loaded."""
    page = new_person("keys").page
    open_at(page, server.url, reach(server.url, "sample()", 1, at("place", 2)))
    page.wait_for_selector(".table[data-turn=place]")
    loaded = "[...document.fonts].filter(font => font.status === 'loaded').map(font => font.unicodeRange.slice(0, 5))"
    page.wait_for_function(f"() => {loaded}.length > 0")
    assert page.evaluate(loaded) == ["U+0-F"]
    page.keyboard.press("n")
    ghost = page.locator(".ghost").first.bounding_box()
    page.evaluate("window.here = true")
    prefer(page, "Language", "pl")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Połóż domino"))
    assert page.evaluate("window.here") and page.locator(".ghost").first.bounding_box() == ghost
    page.wait_for_function(f"() => {loaded}.includes('U+100')")
    assert not any("U+4" in font for font in page.evaluate(loaded))
    expect(page).to_have_title(re.compile("Połóż domino"))


def test_a_table_is_set_up_listed_and_joined(new_person: NewPerson) -> None:
    zofia, bob = new_person(), new_person("keys")
    page = zofia.page
    page.goto(zofia.url)
    button(page, "New table").click()
    form = page.get_by_role("dialog")
    form.get_by_role("combobox", name="Game", exact=True).select_option("kingdomino")
    form.get_by_role("checkbox", name=re.compile("^Harmony")).check()
    form.get_by_role("combobox", name="Seat 2", exact=True).select_option("open")
    form.get_by_role("textbox", name="Name", exact=True).fill("Zofia")
    form.get_by_role("checkbox", name=re.compile("^Show in lobby")).check()
    button(form, "Create table").click()
    page.wait_for_selector(".qr")
    bob.page.goto(bob.url)
    bob.page.locator(f'a[href="{urlsplit(page.url).path}"]').filter(has_text="Zofia").click()
    sit_down(bob.page, "Bob")
    page.wait_for_selector(".board")
    page.get_by_role("link", name="Lobby", exact=True).click()
    page.get_by_role("link").filter(has_text="Kingdomino for 2 · Harmony").filter(has_text="Bob").click()
    page.wait_for_selector(".board")
    expect(page.locator(".bonuses")).to_contain_text("Harmony")


def test_one_click_invites_a_friend_and_a_second_copies_the_link(new_person: NewPerson) -> None:
    person = new_person(permissions=["clipboard-read", "clipboard-write"])
    person.page.goto(person.url)
    button(person.page, "Play with a friend").click()
    person.page.wait_for_selector(".qr")
    button(person.page, "Copy").click()
    button(person.page, "Copied").wait_for()
    assert person.page.evaluate("navigator.clipboard.readText()") == person.page.url


def test_scores_of_every_property_are_shown(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.lay("kingdomino(seats=2,harmony=true)")
    score = person.page.locator(".large .score")
    person.play(until=lambda one: one.turn == "place" and int(score.inner_text()) > 0)
    assert person.page.locator(".estate").count() == 0
    person.page.keyboard.press("s")
    person.page.wait_for_selector(".estate")
    badges = person.page.locator(".estate text").all_text_contents()
    points = [int(badge.split("=")[1]) for badge in badges]
    assert sum(points) == int(score.inner_text())
    expect(person.page.locator(".bonuses")).to_have_text("Harmony +5 possible")


@pytest.mark.deep
def test_the_dragon_s_fire_is_seen_and_told(new_person: NewPerson) -> None:
    person = new_person("mouse", has_touch=True)
    person.lay("queendomino(seats=2)", seed="07" * 32)  # by chance, nobody may ever pay the dragon
    person.play(until=lambda one: one.turn == "burn")
    person.page.evaluate(
        """() => {
            new MutationObserver(() => {
                for (const fire of document.querySelectorAll('.burning')) {
                    for (const motion of fire.getAnimations()) {
                        document.documentElement.dataset.fire = motion.effect.getTiming().duration;
                    }
                }
            }).observe(document.querySelector('.builders'), {childList: true, subtree: true});
        }"""
    )
    before = person.version
    for _ in range(2):  # a tile is also tapped to be read
        person.page.locator(".builders .able").first.tap()
    expect(button(person.page, "No bribe")).to_be_enabled()
    assert (person.version, person.turn) == (before, "burn")
    person.confirm.click()
    person.page.wait_for_selector("html[data-fire]")
    assert float(person.page.get_attribute("html", "data-fire") or "inf") <= 250
    person.page.locator(".burning").wait_for(state="detached")
    person.page.locator(".log li").filter(has_text="Anna burned").first.wait_for()


def test_there_is_no_such_table(new_person: NewPerson) -> None:
    person = new_person()
    person.page.goto(f"{person.url}/table/abcdefghijkl")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Table not found")
    person.page.get_by_role("main").get_by_role("link", name="Lobby", exact=True).click()
    person.page.wait_for_selector(".games li")

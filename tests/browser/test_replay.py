"""Looking back at games through the page: the same pictures as at the table, by mouse, touch and keys."""

import contextlib
import json
import re
import sqlite3
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from axe import violations
from crownland import find_variant, read_record
from deep import deep
from people import button, wait_for_rest
from positions import BOT, ME, Laid, advance, at, keep, lay, reach
from servers import OPERATOR, Server

NewContext = Callable[..., BrowserContext]
GAMES = {
    "kingdomino": ("kingdomino(seats=3,harmony=true,middle_kingdom=true)", at("claim", 3)),
    "sample": ("sample(dynasty=true)", lambda view: view["game"] == 2 and view["round"] == 3),
    "queendomino": ("queendomino(seats=2)", at("build", 3)),
    "wedding": ("royal_wedding(seats=8,teams=true)", at("place", 2)),
    "duel": ("duel()", at("draw", 3)),
}
QUICK = ("kingdomino",)
# All that is drawn of a table, but for who is not connected.
DRAWN = """() => [...document.querySelectorAll(".left, .centre .player, .boards, .others, .right .builders")]
    .map((part) => part.outerHTML.replace(/<!--.*?-->/g, "").replace(/<span class="tag[^>]*>(away|gone)<.span>/, ""))"""


def events(server: Server, game: str) -> int:
    return len(read_record(httpx.get(f"{server.url}/api/tables/{game}/record").text).events)


def drawn(page: Page, address: str) -> list[str]:
    """Open a table or a moment of it, with the first kingdom large, and return what is drawn."""
    page.goto(address)
    page.wait_for_selector(".board")
    if "event=" not in address and page.get_attribute(".table", "data-status") == "over":
        button(page.get_by_role("dialog"), "Close").click()
    page.keyboard.press("2")
    page.keyboard.press("1")
    wait_for_rest(page)
    parts: list[str] = page.evaluate(DRAWN)
    return parts


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.deep) for name in GAMES]
)
def test_a_moment_is_drawn_as_the_table_was(new_context: NewContext, server: Server, name: str) -> None:
    variant, until = GAMES[name]
    table = reach(server.url, variant, find_variant(variant).seats - 1, until)
    page = new_context(reduced_motion="no-preference").new_page()
    address, middle = f"{server.url}/table/{table.game}", events(server, table.game)
    live = drawn(page, address)
    assert len(live) >= 4
    assert drawn(page, f"{address}?event={middle}") == live
    advance(server.url, [table], lambda view: False)
    end = drawn(page, address)
    assert drawn(page, f"{address}?event=last") == end
    assert page.locator(".table").get_attribute("data-version") == str(events(server, table.game))
    assert drawn(page, f"{address}?event={middle}") == live


def finished(server: Server, variant: str = "sample(dynasty=true)") -> Laid:
    table = lay(server.url, variant, [ME, BOT])
    advance(server.url, [table], lambda view: False)
    return table


def test_keys_and_mouse_lead_through_a_game_and_the_address_follows(new_context: NewContext, server: Server) -> None:
    table = finished(server)
    page = new_context().new_page()
    page.goto(f"{server.url}/learn")
    page.goto(f"{server.url}/table/{table.game}?event=abc")
    last = events(server, table.game)
    count = page.locator(".replay .count")
    expect(count).to_have_text(f"{last} / {last}")
    for key, event in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(count).to_have_text(f"{event} / {last}")
    page.keyboard.press("Home")
    expect(page.locator("h1")).to_have_text("The table is empty.")
    page.keyboard.press("PageDown")
    expect(page.get_by_label("Jump to round")).to_have_value("1")
    told = page.locator("[aria-live]").filter(has_text=re.compile("."))
    expect(told).to_have_text(page.locator("h1").inner_text())
    page.get_by_label("Jump to round").select_option(label="Game 2 · Round 1")
    expect(page.locator(".replay .count")).not_to_have_text(f"0 / {last}")
    button(page, "Next event").click()
    page.get_by_label("Speed").select_option(label="4×")
    before = int(count.inner_text().split()[0])
    button(page, "Play").click()
    expect(count).not_to_have_text(re.compile(rf"^({before}|{before + 1}|{before + 2}) / "))
    button(page, "Pause").click()
    shown = count.inner_text().split()[0]
    expect(page).to_have_url(re.compile(rf"\?event={shown}$"))
    assert violations(page) == []
    page.reload()
    expect(count).to_have_text(f"{shown} / {last}")
    slider = page.get_by_role("slider", name="Moment")
    slider.fill("7")
    expect(count).to_have_text(f"7 / {last}")
    page.locator(".log button").last.click()
    expect(count).not_to_have_text(f"7 / {last}")
    page.go_back()
    expect(page).to_have_url(re.compile("/learn"))


def test_a_running_game_goes_on_while_somebody_looks_back(new_context: NewContext, server: Server) -> None:
    table = lay(server.url, "kingdomino(seats=2)", [ME, {"me": True, "name": "Bob"}])
    advance(server.url, [table], at("place", 2))
    page = new_context("phone").new_page()
    keep(page, {table.game: {"token": table.token, "variant": "kingdomino(seats=2)", "at": 1}})
    page.goto(f"{server.url}/table/{table.game}")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("link", name="Look back").tap()
    last = events(server, table.game)
    count = page.locator(".replay .count")
    expect(count).to_have_text(f"{last} / {last}")
    expect(page.locator(".banner")).to_contain_text("Your turn")
    button(page, "Previous event").tap()
    advance(server.url, [table], at("place", 3))
    longer = events(server, table.game)
    expect(count).to_have_text(f"{last - 1} / {longer}")
    client = httpx.Client(headers={"Authorization": f"Bearer {table.token}"}, timeout=60)
    with client:
        for _ in range(6):
            client.post(f"{server.url}/api/tables/{table.game}/undo", json={}).raise_for_status()
    shorter = events(server, table.game)
    expect(count).to_have_text(re.compile(rf"/ {shorter}$"))
    assert not page.evaluate("document.documentElement.scrollWidth > visualViewport.width")
    page.get_by_role("link", name="Live", exact=True).tap()
    expect(page).to_have_url(re.compile(rf"/table/{table.game}$"))
    page.wait_for_selector('.table[data-status="running"] .composer')


def test_what_is_wrong_with_a_record_is_told_with_its_event(browser: Browser, server: Server) -> None:
    record = json.loads(httpx.get(f"{server.url}/api/tables/{finished(server, 'sample()').game}/record").text)
    context = browser.new_context(locale="pl")  # a browser reports what a server refuses as an error of its own
    page = context.new_page()
    page.goto(f"{server.url}/replay")
    page.locator("textarea").fill("{}")
    page.get_by_role("button", name="Pokaż partię").click()
    expect(page.get_by_role("alert")).to_contain_text("To nie zapis Crownland")
    record["events"][2]["choices"] += 1
    page.locator("textarea").fill(json.dumps(record))
    page.get_by_role("button", name="Pokaż partię").click()
    expect(page.get_by_role("alert")).to_contain_text("Zdarzenie 3")
    context.close()


def test_a_record_is_chosen_from_a_file_and_played_on(new_context: NewContext, server: Server) -> None:
    first, second = (finished(server, variant) for variant in ("sample()", "duel()"))
    texts = [httpx.get(f"{server.url}/api/tables/{one.game}/record").text for one in (first, second)]
    page = new_context().new_page()
    page.goto(f"{server.url}/replay")
    file: Any = {"name": "games.jsonl", "mimeType": "application/jsonl", "buffer": "\n".join(texts).encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".choices button").nth(1).click()
    expect(page.locator(".replay .count")).to_have_text(re.compile("^0 / "))
    page.reload()
    page.get_by_role("slider").fill("20")
    button(page, "Menu").click()
    button(page, "Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label").nth(1).click()
    dialog.get_by_role("checkbox", name="Invite people instead").check()
    assert violations(page) == []
    button(dialog, "Play").click()
    expect(page).to_have_url(re.compile("/table/"))  # a server lets others join
    page.wait_for_selector('.table[data-status="open"]')
    begun: Any = httpx.get(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (begun["begun"]["event_index"], [seat["kind"] for seat in begun["seats"]]) == (20, ["open", "person"])


@pytest.mark.parametrize("is_reviewed", [False, deep(True)])
def test_a_record_is_dropped_or_pasted_and_reviewed(new_context: NewContext, server: Server, is_reviewed: bool) -> None:
    text = httpx.get(f"{server.url}/api/tables/{finished(server, 'sample()').game}/record").text
    record = json.loads(text) | {"players": ["Dropped", "Pasted"], "source": "elsewhere"}
    context = new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{server.url}/replay")
    file = "text => (given => (given.items.add(new File([text], 'game.json')), given))(new DataTransfer())"
    given = page.evaluate_handle(file, json.dumps(record))
    page.dispatch_event(".drop", "dragenter", {"dataTransfer": given})
    expect(page.locator(".drop.over")).to_be_visible()
    page.dispatch_event(".drop", "drop", {"dataTransfer": given})
    expect(page.locator(".replay .count")).to_have_text(re.compile("^0 / "))
    page.go_back()

    page.evaluate("text => navigator.clipboard.writeText(text)", json.dumps(record, indent=1))
    page.locator("textarea").fill("")
    page.locator("textarea").press("Control+V")
    button(page, "Show game").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile("^0 / "))
    if is_reviewed:
        review(page)


def review(page: Page) -> None:
    """Have a record from elsewhere reviewed."""
    button(page, "Review").click()
    page.wait_for_selector(".review[aria-busy=false]", timeout=400_000)
    assert violations(page) == []
    page.locator(".fault").first.click()
    page.wait_for_selector(".choice")
    assert "Better: " in page.locator(".choice").inner_text()
    page.reload()  # this tab has the record, this browser its review
    page.wait_for_selector(".review[aria-busy=false]")


def test_a_record_that_has_no_table_is_looked_back_at(browser: Browser, server: Server) -> None:
    """No table can have the id of a record that was brought in; other records outlive their tables."""
    played = httpx.get(f"{server.url}/api/tables/{finished(server, 'sample()').game}/record").json()
    record = played | {"players": ["Player 1", "Olga of Old"], "called": ["", "Olga of Old"]}
    httpx.post(
        f"{server.url}/api/records", json=record, headers={"Authorization": f"Bearer {OPERATOR}"}
    ).raise_for_status()
    listed = httpx.get(f"{server.url}/api/records", params={"player": "Olga of Old"}).json()["records"]
    last = len(record["events"])
    context = browser.new_context(locale="pl")  # it reports that there is no such table
    page = context.new_page()
    for name in (listed[0]["record"], "OutlivesTabl"):
        with contextlib.closing(sqlite3.connect(server.database)) as database, database:
            database.execute("update records set id = ? where id = ?", (name, listed[0]["record"]))
        for path in ("table", "embed"):
            page.goto(f"{server.url}/{path}/{name}?event=7")
            expect(page.locator(".replay .count")).to_have_text(f"7 / {last}")
            expect(page.locator("main")).to_contain_text("Gracz 1")
            expect(page.locator("main")).to_contain_text("Olga of Old")
    context.close()


class Elsewhere(BaseHTTPRequestHandler):
    """Another site, whose one page has a frame."""

    frame = ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(self.frame.encode())

    def log_message(self, *_: Any) -> None:
        """Keep quiet."""


def test_another_site_shows_a_replay_in_a_frame(new_context: NewContext, server: Server) -> None:
    table = finished(server, "duel()")
    source = f'src="{server.url}/embed/{table.game}?event=9" width="640" height="560"'
    Elsewhere.frame = f'<link rel="icon" href="data:,"><iframe id="replay" {source}></iframe>'
    site = HTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    page = new_context(viewport={"width": 800, "height": 700}).new_page()
    page.goto(f"http://127.0.0.1:{site.server_port}/")
    frame = page.frame_locator("#replay")
    expect(frame.locator(".replay .count")).to_have_text(re.compile("^9 / "))
    frame.get_by_role("button", name="Next event", exact=True).click()
    expect(frame.locator(".replay .count")).to_have_text(re.compile("^10 / "))
    site.shutdown()
    site.server_close()

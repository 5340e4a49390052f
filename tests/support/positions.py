"""Tables that are brought to a moment without a browser, for tests and pictures that only look at them."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page

from crownland import make_bot, read_record

View = dict[str, Any]
Seat = dict[str, Any]
ME: Seat = {"me": True, "name": "Anna"}
BOT: Seat = {"bot": "level(3)"}


@dataclass(frozen=True)
class Laid:
    """A table and the token of whoever laid it."""

    game: str
    token: str
    seats: tuple[int, ...]


def at(kind: str, first: int = 0) -> Callable[[View], bool]:
    """Tell whether a decision of this kind is to be made, in round `first` or later."""
    return lambda view: bool(view["round"] >= first and view["options"][0]["kind"] == kind)


def lay(url: str, variant: str, seats: list[Seat], **more: Any) -> Laid:
    setup = {"variant": variant, "seats": seats, "pace": "instant", **more}
    made = httpx.post(f"{url}/api/tables", json=setup, timeout=300).raise_for_status().json()
    return Laid(made["id"], made["token"], tuple(made["seats"]))


def advance(url: str, players: Sequence[Laid], until: Callable[[View], bool], well: bool = False) -> int:
    """Play for these players of a table until one of them has something to decide, or to the end; return the version.

    `well`: as a hint would say.
    """
    clients = {seat: _client(url, player) for player in players for seat in player.seats}
    viewer = next(iter(clients.values()))
    shown = viewer.get("").json()
    while shown["status"] == "running":
        seat = shown["view"]["seat"]
        if seat in clients:
            if until(shown["view"]):
                break
            _decide(clients[seat], shown, well)
        for seat in clients.keys() & set((shown["between"] or {}).get("waits_for", [])):
            clients[seat].post("/next", json={"id": f"next {shown['version']} {seat}", "seat": seat}).raise_for_status()
        shown = viewer.get("", params={"after": shown["version"], "wait": 20}).json()
    for client in clients.values():
        client.close()
    return int(shown["version"])


def _client(url: str, player: Laid) -> httpx.Client:
    headers = {"Authorization": f"Bearer {player.token}"}
    address, params = f"{url}/api/tables/{player.game}", {"view": True}
    return httpx.Client(base_url=address, headers=headers, params=params, timeout=60)


def _decide(client: httpx.Client, shown: dict[str, Any], well: bool) -> None:
    options = shown["view"]["options"]
    action = max(options, key=lambda option: int(option["points"]))["id"]
    if well:
        state = read_record(client.get("/record").raise_for_status().text).state
        action = state.action_code(make_bot("level(5)").choose(state))
    body = {"id": f"play {shown['version']}", "version": shown["version"], "action": action}
    client.post("/play", json=body).raise_for_status()


def reach(url: str, variant: str, others: int, until: Callable[[View], bool], well: bool = False) -> Laid:
    """Lay a table with bots and play until something is to be decided, or to the end."""
    table = lay(url, variant, [ME] + [BOT] * others)
    advance(url, [table], until, well)
    return table


def keep(page: Page, games: dict[str, Any]) -> None:
    """Let a browser have these games from its next page on, as if they had been played in it."""
    once, kept = json.dumps(" ".join(games)), json.dumps(json.dumps(games))
    page.add_init_script(
        f"""if (location.protocol !== "about:" && !sessionStorage.getItem({once})) {{
            sessionStorage.setItem({once}, "kept");
            localStorage.setItem("crownland.games", {kept});
        }}"""
    )


def open_at(page: Page, url: str, table: Laid) -> None:
    """Sit down at a table in a browser, as who laid it."""
    keep(page, {table.game: {"token": table.token, "variant": "", "at": 1}})
    page.goto(f"{url}/table/{table.game}")
    page.wait_for_selector(".table[data-version]")

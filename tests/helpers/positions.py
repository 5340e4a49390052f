"""Tables that are brought to a moment without a browser, for tests and pictures that only look at them."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page

View = dict[str, Any]
Seat = dict[str, Any]
ME: Seat = {"me": True, "name": "Anna"}
BOT: Seat = {"bot": "greedy"}


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
    made = httpx.post(f"{url}/api/games", json=setup, timeout=300).raise_for_status().json()
    return Laid(made["game"], made["token"], tuple(made["seats"]))


def advance(url: str, table: Laid, until: Callable[[View], bool], well: bool = False) -> None:
    """Play for the own seats until something is to be decided, or to the end; `well`: as the hint says."""
    headers = {"Authorization": f"Bearer {table.token}"}
    with httpx.Client(base_url=f"{url}/api/games/{table.game}", headers=headers, timeout=60) as client:
        shown = client.get("").json()
        while shown["status"] == "running":
            view = shown["view"]
            if view["seat"] in table.seats:
                if until(view):
                    return
                _decide(client, shown, well)
            for seat in set(table.seats) & set((shown["between"] or {}).get("waits_for", [])):
                client.post("/next", json={"id": f"next {shown['ply']} {seat}", "seat": seat}).raise_for_status()
            shown = client.get("", params={"after": shown["ply"], "wait": 20}).json()


def _decide(client: httpx.Client, shown: dict[str, Any], well: bool) -> None:
    options = shown["view"]["options"]
    action = max(options, key=lambda option: int(option["points"]))["id"]
    if well:
        action = client.post("/hint", json={"id": f"hint {shown['ply']}"}).raise_for_status().json()["action"]
    body = {"id": f"play {shown['ply']}", "ply": shown["ply"], "action": action}
    client.post("/play", json=body).raise_for_status()


def reach(url: str, variant: str, others: int, until: Callable[[View], bool], well: bool = False) -> Laid:
    """Lay a table with bots and play until something is to be decided, or to the end."""
    table = lay(url, variant, [ME] + [BOT] * others)
    advance(url, table, until, well)
    return table


def open_at(page: Page, url: str, table: Laid) -> None:
    """Sit down at a table in a browser, as who laid it."""
    kept = {table.game: {"token": table.token, "variant": "", "at": 1}}
    page.goto(url)
    page.evaluate("kept => localStorage.setItem('crownland.games', kept)", json.dumps(kept))
    page.goto(f"{url}/game/{table.game}")
    page.wait_for_selector(".table[data-ply]")

"""A table in memory: when it is attended, and what its connections are sent."""

import asyncio

import pytest

from crownland.match import View, Viewer
from crownland.server.protocol import Chair, NewTable
from crownland.server.runtime.session import ATTENDED, CHANGE_BURST, ENTRIES_PER_COST, TableSession
from crownland.server.table.decide import create_table
from crownland.server.table.entries import Entry, Played
from crownland.server.table.table import Table


def live_table(*seats: Chair) -> TableSession:
    table = Table("game", "00" * 32, [])
    table.apply(Entry(0, create_table(NewTable("sample()", list(seats)), "host")))
    return TableSession(table, None, 60)


def test_bots_among_themselves_wait_for_somebody_who_looks_on() -> None:
    async def whole() -> None:
        alone, played = (
            live_table(Chair(bot="random"), Chair(bot="random")),
            live_table(Chair(me=True), Chair(bot="random")),
        )
        assert alone.is_attended(), "whoever laid it is still there"
        for live in (alone, played):
            live.used -= ATTENDED
        assert not alone.is_attended()
        assert played.is_attended()
        alone.touch("")
        assert alone.is_attended()

    asyncio.run(whole())


def test_the_longer_a_log_the_fewer_commands_it_takes() -> None:
    async def count(version: int) -> int:
        live = live_table(Chair(me=True), Chair())
        live.table.version = version
        return next(number for number in range(2 * CHANGE_BURST) if live.take_change())

    async def whole() -> None:
        assert await count(0) >= CHANGE_BURST
        assert await count(9 * ENTRIES_PER_COST) < CHANGE_BURST // 9

    asyncio.run(whole())


class Ear:
    """A connection that remembers what it was sent."""

    holder, address, last_update = "host", "", -1

    def __init__(self, *, view: bool) -> None:
        self.wants_view = view
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def move(self) -> None:
        raise AssertionError("there is one process, and nowhere to go")


def do_something(live: TableSession) -> None:
    assert live.table.match is not None and live.table.seat is not None
    live.add([Played(live.table.seat, live.table.match.state.legal_codes()[0])], "host")
    live.refresh()
    live.broadcast()


def test_a_view_is_made_only_for_those_who_ask_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[View] = []
    view = Viewer.view

    def counted(viewer: Viewer) -> View:
        made.append(view(viewer))
        return made[-1]

    monkeypatch.setattr(Viewer, "view", counted)

    async def whole() -> None:
        live = live_table(Chair(me=True), Chair(me=True))
        ears = [Ear(view=False), Ear(view=False)]
        for ear in ears:
            live.listeners.add(ear)
            live.greet(ear)
        do_something(live)
        assert not made
        assert [text[:16] for text in ears[0].heard] == [b'{"type":"table",', b'{"type":"change"']
        assert all(one is other for one, other in zip(ears[0].heard, ears[1].heard, strict=True)), "encoded once"
        live.listeners.add(other := Ear(view=True))
        live.greet(other)
        do_something(live)
        assert len(made) == 2 and [text[:16] for text in other.heard] == [b'{"type":"table",'] * 2

    asyncio.run(whole())


def test_whoever_has_come_is_sent_only_what_changes_from_then_on() -> None:
    async def whole() -> None:
        live = live_table(Chair(me=True), Chair(me=True))
        early, late = Ear(view=False), Ear(view=False)
        for ear in (early, late):
            live.listeners.add(ear)
            live.greet(ear)
            do_something(live)
        do_something(live)
        assert [text[9:15] for text in late.heard] == [b'table"', b"change", b"change"]
        assert late.heard[-2:] == early.heard[-2:]

    asyncio.run(whole())

"""When a table in memory is attended."""

import asyncio

from crownland.server.protocol import Chair, NewGame
from crownland.server.runtime.session import ATTENDED, TableSession
from crownland.server.table.decide import create_table
from crownland.server.table.entries import Entry
from crownland.server.table.table import Table


def live_table(*seats: Chair) -> TableSession:
    table = Table("game", "00" * 32, [])
    table.apply(Entry(0, create_table(NewGame("sample()", list(seats)), "host")))
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

"""Tables at which anything that may happen happens, for tests of what clients are sent."""

import json
import random
from typing import Any

import msgspec

from crownland import find_variant
from crownland.server import protocol
from crownland.server.table import entries
from crownland.server.table.decide import create_table
from crownland.server.table.entries import Entry, Fact
from crownland.server.table.table import Table


def laid_table(variant: str) -> Table:
    """Return a table at which one player holds all seats."""
    seats = [protocol.Chair(me=True)] * find_variant(variant).seats
    setup = protocol.NewTable(variant, seats=seats, clock=protocol.Clock(minutes=9.0))
    return Table("A" * 12, "07" * 32, [Entry(0, create_table(setup, "me"), "me")])


def happen(table: Table, luck: random.Random) -> None:
    """Let something happen: mostly a move."""
    table.apply(Entry(table.at + 50, _next_facts(table, luck), "me", elapsed=50))


def _next_facts(table: Table, luck: random.Random) -> list[Fact]:
    match, seat = table.match, table.seat
    assert match is not None
    if seat is None:
        return [entries.Dealt()]
    chance = luck.random()
    if chance < 0.03 and any(doer >= 0 for doer in match.own):
        return [entries.Undone(1)]
    if chance < 0.05:
        return [entries.Renamed(seat, f"Name {luck.randrange(100)}", seat)]
    if chance < 0.07:
        return [entries.Proposed("end", seat, seat)]
    return [entries.Played(seat, luck.choice(match.state.legal_codes()))]


def plain(value: Any) -> Any:
    """Return a message as it is read from JSON."""
    return json.loads(msgspec.json.encode(value))

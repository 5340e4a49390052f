"""What changed in a table: whoever has the one before comes to exactly the next, in every game and whatever happens."""

import json
import random
from typing import Any

import msgspec
import pytest

from crownland.server import protocol
from crownland.server.table import entries
from crownland.server.table.decide import create_table
from crownland.server.table.entries import Entry, Fact
from crownland.server.table.table import Table
from crownland.server.table.view import diff, public_view
from replicas import followed

VARIANTS = [
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "sample(dynasty=true)",
    "queendomino(seats=3)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def next_facts(table: Table, luck: random.Random) -> list[Fact]:
    """Return something that may happen now: mostly a move."""
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
        return [entries.Asked("end", seat, seat)]
    return [entries.Played(seat, luck.choice(match.state.legal_codes()))]


@pytest.mark.parametrize("variant", VARIANTS)
def test_whoever_follows_changes_has_the_whole_table_at_every_ply(variant: str) -> None:
    luck = random.Random(5)
    setup = protocol.NewGame(variant, seats=[protocol.Chair(me=True)] * 8, clock=protocol.Clock(minutes=9.0))
    seats = len(
        Table("A" * 12, "07" * 32, [Entry(0, create_table(msgspec.structs.replace(setup, seats=[]), "me"))]).chairs
    )
    setup = msgspec.structs.replace(setup, seats=setup.seats[:seats])
    table = Table("A" * 12, "07" * 32, [Entry(0, create_table(setup, "me"), "me")])
    old = public_view(table, 0)
    mine, told, whole = plain(old), 0, 0
    while table.status != "over":
        table.apply(Entry(table.at + 50, next_facts(table, luck), "me", elapsed=50))
        away = [seat for seat in range(seats) if luck.random() < 0.1]
        new = public_view(table, table.at, 0, away, away[:1])
        difference = plain(diff(old, new))
        mine = followed(mine, difference)
        assert mine == plain(new)
        told, whole, old = told + len(json.dumps(difference)), whole + len(json.dumps(mine)), new
    assert told < whole / 2


def test_what_stayed_is_not_told() -> None:
    setup = protocol.NewGame("sample()", seats=[protocol.Chair(me=True)] * 2)
    table = Table("A" * 12, "07" * 32, [Entry(0, create_table(setup, "me"), "me")])
    assert diff(public_view(table, 5), public_view(table, 5)) == {}
    assert diff(public_view(table, 5), public_view(table, 5, away=[1])) == {"seats": {"1": {"away": True}}}

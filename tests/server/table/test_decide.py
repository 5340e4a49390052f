"""Differences of tables with actions: applied to the table before they give the next, in every game.

The view derived from its actions is the one that other clients are sent.
"""

import json
import random

import pytest

from crownland.server import protocol
from crownland.server.table import entries
from crownland.server.table.decide import create_table
from crownland.server.table.entries import Entry, Fact
from crownland.server.table.table import Table
from crownland.server.table.view import diff, public_table, public_view
from random_tables import happen, laid_table, plain
from replicas import derived, followed

VARIANTS = [
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "sample(dynasty=true)",
    "queendomino(seats=3)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]


def test_what_stayed_is_not_told() -> None:
    setup = protocol.NewTable("sample()", seats=[protocol.Chair(me=True)] * 2)
    table = Table("A" * 12, "07" * 32, [Entry(0, create_table(setup, "me"), "me")])
    assert diff(public_table(table, 5), public_table(table, 5)) == {}
    assert diff(public_table(table, 5), public_table(table, 5, away=[1])) == {"seats": {"1": {"away": True}}}


DERIVED = 9  # of so many tables one is derived


@pytest.mark.parametrize("variant", VARIANTS)
def test_whoever_follows_actions_derives_what_others_are_sent(variant: str) -> None:
    luck, table = random.Random(6), laid_table(variant)
    old = public_table(table, 0)
    mine, sent, seats = plain(old), 0, range(len(table.chairs))
    while table.status != "over":
        happen(table, luck)
        away = [seat for seat in seats if luck.random() < 0.1]
        new = public_table(table, table.at, 0, away, away[:1])
        difference = plain(diff(old, new))
        mine, old, sent = followed(mine, difference), new, sent + len(json.dumps(difference))
        assert mine == plain(new)
        if table.version % DERIVED == 0 or table.status == "over" or table.seat is None:
            assert derived(mine) == plain(public_view(table, table.at, 0, away, away[:1]))
    assert sent < 600 * table.version


@pytest.mark.parametrize("ending", [entries.Resigned(1), entries.Ended("agreed")])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whoever_follows_actions_knows_who_gave_up_and_what_was_stopped(variant: str, ending: Fact) -> None:
    luck, table = random.Random(7), laid_table(variant)
    for _ in range(20):
        happen(table, luck)
    old = public_table(table, table.at)
    table.apply(Entry(table.at + 50, [ending], "me", elapsed=50))
    if table.status != "over":
        happen(table, luck)
    mine = followed(plain(old), plain(diff(old, public_table(table, table.at))))
    assert derived(mine) == plain(public_view(table, table.at))


def test_an_undo_tells_how_many_actions_remain() -> None:
    table = laid_table("sample()")
    assert table.match is not None and table.seat is not None
    before = public_table(table, 0)
    table.apply(Entry(0, [entries.Played(table.seat, table.match.state.legal_codes()[0])]))
    after = public_table(table, 0)
    new = table.match.logs[0][len(plain(before)["actions"][0]) :]
    assert diff(before, after)["actions"] == {"0": {"push": new}}
    table.apply(Entry(0, [entries.Undone(1)]))
    undone = public_table(table, 0)
    assert diff(after, undone)["actions"] == {"0": {"keep": len(table.match.logs[0])}}
    table.apply(Entry(0, [entries.Played(table.seat, table.match.state.legal_codes()[1])]))
    other = table.match.logs[0]
    assert diff(after, public_table(table, 0))["actions"] == {
        "0": {"keep": len(other) - len(new), "push": other[len(other) - len(new) :]}
    }
    assert "actions" not in diff(undone, undone)

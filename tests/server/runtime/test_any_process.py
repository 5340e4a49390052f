"""Any process serves any table: commands go to random processes, twice, and notes get lost; in the end all agree."""

import asyncio
import random

import pytest

from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewTable
from crownland.server.runtime.tables import Tables
from crownland.server.table.entries import READ
from crownland.server.table.table import Table
from crownland.server.table.view import public_table
from table_processes import ANN, run_in_memory

SEATS = [Chair(me=True, name="Ann"), Chair(me=True, name="Bob")]
EXPECTED = {"action/stale", "action/illegal", "undo/nothing", "match/over", "proposal/pending"}


def choose_command(luck: random.Random, table: Table, number: int) -> protocol.Change:
    """Choose what a client does that has seen this table, which may be old."""
    name = f"{number}"
    assert table.match is not None
    if luck.random() < 0.8 and table.seat is not None:
        return protocol.Play(id=name, version=table.version, action=luck.choice(table.match.state.legal_codes()))
    others: list[protocol.Change] = [
        protocol.Rename(id=name, seat=0, name=name),
        protocol.Undo(id=name),
        protocol.Pace(id=name, pace=luck.choice(("quick", "relaxed"))),
    ]
    return luck.choice(others)


async def play(luck: random.Random, everybody: list[Tables], game: str, number: int) -> tuple[str, int] | None:
    """Send one command to one or two processes at once; return its id and the version that was promised, if any."""
    asked = luck.sample(everybody, luck.randint(1, 2))
    command = choose_command(luck, (await asked[0].find(game)).table, number)
    sent = [tables.do(game, ANN, command) for tables in asked]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    for answer in answers:
        assert isinstance(answer, protocol.Done) or (isinstance(answer, ApiError) and answer.code in EXPECTED), answer
    promised = {answer.version for answer in answers if isinstance(answer, protocol.Done)}
    assert len(promised) <= 1, "a repeated command is promised the same"
    return (command.id, promised.pop()) if promised else None


@pytest.mark.parametrize("seed", range(6))
def test_what_is_promised_happens_once_and_everybody_comes_to_see_it(seed: int) -> None:
    async def work() -> None:
        luck = random.Random(seed)
        async with run_in_memory(3, lambda: luck.random() < 0.3) as (store, everybody):
            game = (await everybody[0].create(NewTable("kingdomino(seats=2)", SEATS), ANN)).table.id
            promised: dict[str, int] = {}
            for number in range(0, 150, 3):
                commands = (play(luck, everybody, game, number + extra) for extra in range(3))
                promised |= dict(filter(None, await asyncio.gather(*commands)))
            log = [READ.decode(body) for body in store.logs[game]]
            places = {entry.id: version for version, entry in enumerate(log, 1) if entry.id}
            assert promised.items() <= places.items() and len(promised) > 40
            assert len(places) == sum(bool(entry.id) for entry in log), "nothing happened twice"
            for tables in everybody:
                await tables.compare([game])
            shown = [public_table((await tables.find(game)).table, 0) for tables in everybody]
            assert shown[0] == shown[1] == shown[2] == public_table(Table(game, store.rows[game]["seed"], log), 0)

    asyncio.run(work())

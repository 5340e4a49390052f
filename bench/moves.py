"""What a move costs inside the server, step by step: no sockets and no disk, so a busy machine disturbs it little.

    python bench/moves.py                                   # kingdomino(seats=2), 25 whole games
    python bench/moves.py --variant "queendomino(seats=4)" --games 5 --messages views

Processor time of one thread. Two checkouts are compared by turns: `PYTHONPATH=OTHER/src python bench/moves.py`.
"""

import argparse
import asyncio
import random
import time
from collections import defaultdict
from itertools import pairwise

from crownland.engine.variant import find_variant
from crownland.server import protocol
from crownland.server.runtime.session import TableSession
from crownland.server.store.schema import table_summary, to_json
from crownland.server.table.checks import Asker
from crownland.server.table.decide import create_table, decide, digest, known_answer
from crownland.server.table.entries import Entry
from crownland.server.table.table import Table

WARM = 60  # games
STEPS = ("decide", "apply", "write", "show", "tell two players")
MESSAGES = ("actions", "views")


class Player:
    """A connection that counts what it is sent."""

    holder, address = "me", ""

    def __init__(self, messages: str) -> None:
        self.wants_view, self.last_update, self.bytes = messages == "views", -1, 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)


async def play(variant: str, seed: int, messages: str, spent: defaultdict[str, float]) -> tuple[int, int]:
    """Play a game; return how many moves it had, and how many bytes each player was sent."""
    luck, seats = random.Random(seed), find_variant(variant).seats
    setup = protocol.NewTable(variant, seats=[protocol.Chair(me=True)] * seats)
    live, players = (
        TableSession(Table("A" * 12, f"{seed:064x}", [Entry(0, create_table(setup, "me"))]), None, 60),
        [Player(messages), Player(messages)],
    )
    live.listeners |= set(players)
    table, moves = live.table, 0
    while table.status == "running" and table.match is not None:
        action = luck.choice(table.match.state.legal_codes())
        command = protocol.Play(id=str(moves), version=table.version, action=action)
        times = [time.process_time()]
        known_answer(table, "me", command)
        facts = decide(table, command, Asker("me", live.gone()))
        times.append(time.process_time())
        entry = live.add(facts, "me", command.id, digest(command))
        times.append(time.process_time())
        to_json(entry), table_summary(table)
        times.append(time.process_time())
        live.refresh()
        times.append(time.process_time())
        live.broadcast()
        times.append(time.process_time())
        for step, (start, end) in zip(STEPS, pairwise(times), strict=True):
            spent[step] += end - start
        moves += 1
        await asyncio.sleep(0)
    return moves, players[0].bytes


async def measure(arguments: argparse.Namespace) -> None:
    for seed in range(WARM):  # whatever is done once is done, and most actions have been told
        await play(arguments.variant, 1000 + seed, arguments.messages, defaultdict(float))
    spent: defaultdict[str, float] = defaultdict(float)
    games = [await play(arguments.variant, 1 + seed, arguments.messages, spent) for seed in range(arguments.games)]
    moves, sent = (sum(column) for column in zip(*games, strict=True))
    for step in STEPS:
        print(f"{step:20} {1e6 * spent[step] / moves:8.0f} µs")
    print(f"{'all':20} {1e6 * sum(spent.values()) / moves:8.0f} µs a move, {sent / moves:.0f} bytes to each player")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="kingdomino(seats=2)")
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--messages", choices=MESSAGES, default="actions", help="what players ask for")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()

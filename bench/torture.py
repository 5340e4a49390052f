"""Tortures the server: mixed games over REST and sockets while processes are killed, databases stop and lines break.

    python bench/torture.py                                             # 20 kills on SQLite, about two minutes
    python bench/torture.py --kills 500
    python bench/torture.py --kills 300 --database postgres --processes 3 --proxy
    python bench/torture.py --kills 60 --database postgres --processes 3 --proxy --attentive

With `--attentive` people only play, kills are some seconds apart and nothing else stops: the run measures how soon
games go on after a kill. With `--proxy` everybody comes through the real HAProxy, with deploy/haproxy.cfg.

A ledger holds what was acknowledged. Nothing acknowledged may be lost, doubled or reordered, everybody must see the
same table, and the record of every finished game must pass `crownland verify`. It starts and kills only its own
processes, on loopback, and stops by itself; Ctrl-C stops it early, and what was played until then is checked.
"""

import argparse
import asyncio
import contextlib
import json
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from chaos.ledger import Ledger, Rows
from chaos.people import BROKEN, Habits, Person, ScriptPerson, SocketPerson
from chaos.processes import Forge, Postgres, Server, http_client
from chaos.tables import Plan, make_plan

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from haproxy import Proxy, running_haproxy

CYCLE: Final = (0.4, 1.6)  # seconds that a process lives, after it is up
CALM_CYCLE: Final = (5.0, 8.0)  # the same with attentive people, so that one kill is over before the next
KILLS_TO_A_STOP: Final = 5  # of the database, of the channel or of the proxy
WATCHED: Final = 20.0  # seconds after a kill in which games must go on
TABLE_SECONDS: Final = 240  # after which its people give up
CALM_SECONDS: Final = 120  # for the last tables to come to an end
ATTENTIVE: Final = Habits(0, 0, 0, 0, 0, 0, 0, 0, thinks=0.2)
WITHOUT_RECORD: Final = ("aborted", "agreed", "expired")
KINDS: Final = ("lost", "doubled", "reordered", "invented", "different tables", "refused", "records", "stuck")


@dataclass
class Torture:
    """One run: its servers, its tables, its ledger."""

    arguments: argparse.Namespace
    folder: Path
    servers: list[Server]
    postgres: Postgres | None
    proxy: Proxy | None
    rows: Rows
    ledger: Ledger
    luck: random.Random
    begun: float = field(default_factory=time.monotonic)
    finished: Counter[str] = field(default_factory=Counter)  # by game
    kills: int = 0
    stops: Counter[str] = field(default_factory=Counter)  # of what
    pauses: list[float] = field(default_factory=list)  # seconds from a kill until a game went on
    watching: set[asyncio.Task[None]] = field(default_factory=set)
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    people: dict[str, list[Person]] = field(default_factory=dict)  # by game that is being played

    @property
    def ports(self) -> list[int]:
        """Where people come in."""
        return [self.proxy.port] if self.proxy else [server.port for server in self.servers]

    async def run(self) -> None:
        """Play and kill; then let everybody come to an end."""
        tables = [asyncio.create_task(self._keep_playing(number)) for number in range(self.arguments.tables)]
        progress = asyncio.create_task(self._report())
        killer = asyncio.create_task(self._kill_all())
        stopped = asyncio.create_task(self.stopping.wait())
        await asyncio.wait((killer, stopped, *tables), return_when=asyncio.FIRST_COMPLETED)
        self.stopping.set()
        await killer
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CALM_SECONDS):
                await asyncio.gather(*tables)
        for game, people in self.people.items():
            self.ledger.wrong("stuck", f"{game}: not over after {CALM_SECONDS} quiet seconds, at {_where(people)}")
        for task in (progress, stopped, *tables):
            task.cancel()
        await asyncio.gather(progress, stopped, *tables, return_exceptions=True)
        await self._verify()

    async def _kill_all(self) -> None:
        """Kill processes at random moments; each comes back."""
        while self.kills < self.arguments.kills and not self.stopping.is_set():
            attentive = self.arguments.attentive
            await self._pause(self.luck.uniform(*(CALM_CYCLE if attentive else CYCLE)))
            all_at_once = self.luck.random() < 0.1 and not attentive
            victims = self.luck.sample(self.servers, len(self.servers) if all_at_once else 1)
            for server in victims:
                await server.kill()
                self.kills += 1
            if self.kills // KILLS_TO_A_STOP > self.stops.total() and not attentive:
                await self._stop_something()
            elif len(victims) < max(len(self.servers), 2):
                watch = asyncio.create_task(self._watch())
                self.watching.add(watch)
                watch.add_done_callback(self.watching.discard)
            await self._pause(self.luck.uniform(0, 0.3))
            for server in victims:
                await server.start()
            for server in victims:
                await server.wait_until_up()

    async def _watch(self) -> None:
        """After a kill, see how long every game takes to go on; some of their people may just be thinking or away."""
        begun = time.monotonic()
        waiting = {game: self.ledger.newest[game] for game in self.people if game in self.ledger.newest}
        while waiting and time.monotonic() - begun < WATCHED:
            await asyncio.sleep(0.02)
            for game in [game for game, version in waiting.items() if self.ledger.newest.get(game) != version]:
                del waiting[game]
                self.pauses.append(time.monotonic() - begun)
            waiting = {game: version for game, version in waiting.items() if game in self.people}  # others are over

    async def _stop_something(self) -> None:
        """Stop the database or the proxy for a while, or cut the connections of the channel."""
        kinds = ["database", "channel"] * bool(self.postgres) + ["proxy"] * bool(self.proxy)
        kind = self.luck.choice(kinds) if kinds else "nothing"
        self.stops[kind] += 1
        if self.postgres and kind == "database":
            await asyncio.to_thread(self.postgres.stop, self.luck.choice(("fast", "immediate")))
            await self._pause(self.luck.uniform(0.2, 1.5))
            await asyncio.to_thread(self.postgres.start)
        elif self.postgres and kind == "channel":
            await asyncio.to_thread(self.rows.cut_channel)
        elif self.proxy and kind == "proxy":
            await asyncio.to_thread(self.proxy.stop)
            await self._pause(self.luck.uniform(0.1, 1))
            await asyncio.to_thread(self.proxy.start)

    async def _pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)

    async def _keep_playing(self, number: int) -> None:
        """Play at one table after the other."""
        luck = random.Random(f"{self.arguments.seed}/{number}")
        while not self.stopping.is_set():
            plan = make_plan(luck.randrange(10**6), luck)
            game: str | None = await self._lay(plan, luck)
            seats: list[list[int]] = [[seat] for seat, _ in plan.people]
            while game:
                game, seats = await self._play(game, plan, seats, luck)

    async def _lay(self, plan: Plan, luck: random.Random) -> str:
        (_, host), *others = plan.people
        async with http_client() as http:
            made = await self._post(http, "", host, plan.setup, luck)
            game = str(made["id"])
            for seat, token in others:
                sit = {"type": "sit", "seat": seat, "name": f"Person {seat}", "id": f"{token[:6]}-sit"}
                self.ledger.say(game, token, sit)
                body = {key: value for key, value in sit.items() if key != "type"}
                self.ledger.promise(game, await self._post(http, f"/{game}/sit", token, body, luck))
        return game

    async def _post(self, http: httpx.AsyncClient, path: str, token: str, body: Any, luck: random.Random) -> Any:
        """Ask until it is done."""
        while True:
            address = f"http://127.0.0.1:{luck.choice(self.ports)}/api/tables{path}"
            with contextlib.suppress(*BROKEN):
                answer = await http.post(address, json=body, headers={"Authorization": f"Bearer {token}"})
                if answer.status_code in (200, 201):
                    return answer.json()
                if answer.status_code < 500:
                    raise RuntimeError(f"expected a seat at a table, but got {answer.text}")
            await asyncio.sleep(luck.uniform(0.02, 0.2))

    async def _play(
        self, game: str, plan: Plan, seats: list[list[int]], luck: random.Random
    ) -> tuple[str | None, list[list[int]]]:
        """Play a table to its end and check it; return the next table of the same people, and their seats."""
        people: list[Person] = []
        for (_, token), own in zip([*plan.people, (0, "")], [*seats, []], strict=True):
            kind = SocketPerson if luck.random() < 0.6 or not token else ScriptPerson
            fate = random.Random(luck.random())
            wants = plan.rematch and not self.stopping.is_set()
            habits = ATTENTIVE if self.arguments.attentive else Habits()
            people.append(kind(game, token, self.ports, self.ledger, fate, habits, list(own), wants))
        self.people[game] = people
        wearing = asyncio.create_task(self._weary(people))
        await asyncio.gather(*(person.play() for person in people))
        wearing.cancel()
        await self._check(game, people)
        del self.people[game]
        again = people[0].table["rematch"] if plan.rematch and luck.random() < 0.7 else None
        return again, [person.seats for person in people[:-1]]

    async def _weary(self, people: list[Person]) -> None:
        await self._pause(TABLE_SECONDS)
        for person in people:
            person.weary = True

    async def _check(self, game: str, people: list[Person]) -> None:
        """Compare a finished game with the ledger, and keep its record for `crownland verify`."""
        async with http_client() as http:
            for port in [server.port for server in self.servers]:
                final = await self._get(http, port, f"{game}?view=true")
                self.ledger.see(final, self.ledger.newest[game])
            stopped = final.get("ended") in WITHOUT_RECORD
            record = None if stopped else await self._get(http, port, f"{game}/record")
        log, kept = await self._read(game)
        self.ledger.audit(game, log)
        if record is None:
            self.ledger.counts["ended without a winner"] += 1
        else:
            self.ledger.check_record(game, record, log)
            if kept != [record]:
                self.ledger.wrong("records", f"{game}: the database has {len(kept)} records, or another one")
            with (self.folder / "records.jsonl").open("a") as file:
                file.write(json.dumps(record) + "\n")
            self.finished[final["variant"].partition("(")[0]] += 1
        if {person.table["version"] for person in people} - {final["version"]} and not final["rematch"]:
            self.ledger.counts["left before the last word"] += 1
        self.ledger.close(game)

    async def _get(self, http: httpx.AsyncClient, port: int, path: str) -> Any:
        while True:
            with contextlib.suppress(*BROKEN):
                answer = await http.get(f"http://127.0.0.1:{port}/api/tables/{path}")
                if answer.status_code == 200:
                    return answer.json()
            await asyncio.sleep(0.1)

    async def _read(self, game: str) -> tuple[list[tuple[int, str]], list[Any]]:
        while True:
            with contextlib.suppress(Exception):  # PostgreSQL may be away at this moment
                return await asyncio.to_thread(lambda: (self.rows.log(game), self.rows.records(game)))
            await asyncio.sleep(0.2)

    async def _verify(self) -> None:
        """Let `crownland verify` replay every record."""
        file = self.folder / "records.jsonl"
        if not file.exists():
            return
        command = [sys.executable, "-m", "crownland", "verify", str(file)]
        verified = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        games = sum(self.finished.values())
        if verified.returncode or f"{games} game" not in verified.stdout:
            said = f"{verified.stdout} {verified.stderr}".strip()
            self.ledger.wrong("records", f"expected {games} games by the rules, but verify says: {said}")

    async def _report(self) -> None:
        """Tell now and then how far it is."""
        terminal = sys.stderr.isatty()
        while True:
            await asyncio.sleep(0.5 if terminal else 20)
            spent = time.monotonic() - self.begun
            rest = spent / max(self.kills, 1) * (self.arguments.kills - self.kills)
            line = f"{self.kills}/{self.arguments.kills} kills, {sum(self.finished.values())} games, "
            line += f"{self.ledger.counts['play']} moves, {sum(map(len, self.ledger.problems.values()))} problems, "
            line += f"{rest / 60:.0f} min left"
            print(f"\r{line}  " if terminal else line, end="" if terminal else "\n", file=sys.stderr, flush=True)

    def result(self) -> dict[str, Any]:
        """Tell everything that was counted, and what was wrong."""
        counts = self.ledger.counts
        commands = {kind: counts.pop(kind) for kind in sorted(counts) if kind.isalpha() and kind.islower()}
        return {
            "seed": self.arguments.seed,
            "database": self.arguments.database,
            "processes": len(self.servers),
            "minutes": round((time.monotonic() - self.begun) / 60, 1),
            "kills": self.kills,
            "stops": dict(self.stops),
            "games went on after a kill": spread(self.pauses),
            "finished games": dict(self.finished),
            "acknowledged": commands,
            **dict(sorted(counts.items())),
            "problems": {kind: len(self.ledger.problems.get(kind, [])) for kind in KINDS},
            "details": {kind: found[:10] for kind, found in self.ledger.problems.items()},
        }


def spread(seconds: list[float]) -> dict[str, float]:
    found = sorted(seconds) or [0.0]
    places = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "slowest": 1.0}
    return {name: round(found[min(int(place * len(found)), len(found) - 1)], 2) for name, place in places.items()}


def _where(people: list[Person]) -> str:
    tables = [person.table for person in people if person.table]
    newest = max(tables, key=lambda table: table["version"], default=None)
    return f"version {newest['version']} of {newest['variant']}" if newest else "no table"


async def torture(arguments: argparse.Namespace, folder: Path, database: str, postgres: Postgres | None) -> Torture:
    forker, stack = Forge(), contextlib.ExitStack()
    await forker.open()
    servers = [Server(forker, database, folder / f"server{number}.log") for number in range(arguments.processes)]
    try:
        for server in servers:
            await server.start()
        for server in servers:
            await server.wait_until_up()
        proxy = (
            stack.enter_context(running_haproxy([server.port for server in servers], folder))
            if arguments.proxy
            else None
        )
        ledger, luck = Ledger(single=arguments.processes == 1), random.Random(arguments.seed)
        run = Torture(arguments, folder, servers, postgres, proxy, Rows(database), ledger, luck)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, run.stopping.set)
        async with asyncio.timeout(arguments.kills * 30 + 600):
            await run.run()
    finally:
        stack.close()
        await forker.close()
    return run


@contextlib.contextmanager
def database_of(arguments: argparse.Namespace, folder: Path) -> Iterator[tuple[str, Postgres | None]]:
    if arguments.database == "sqlite":
        yield str(folder / "games.db"), None
        return
    postgres = Postgres(folder / "postgres")
    try:
        yield postgres.address, postgres
    finally:
        postgres.close()


def show(result: dict[str, Any]) -> None:
    """Print the result as a short table."""
    for key, value in result.items():
        if key == "details":
            continue
        shown = ", ".join(f"{name} {count}" for name, count in value.items()) if isinstance(value, dict) else value
        print(f"{key:28} {shown}")
    for kind, found in result["details"].items():
        for sentence in found:
            print(f"! {kind}: {sentence}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--proxy", action="store_true", help="put HAProxy in front")
    parser.add_argument("--attentive", action="store_true", help="measure how soon games go on after a kill")
    parser.add_argument("--tables", type=int, default=12, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    arguments = parser.parse_args()
    if arguments.database == "sqlite" and arguments.processes != 1:
        parser.error("expected one process with SQLite; several need --database postgres")
    folder = Path(tempfile.mkdtemp(prefix="torture"))
    with database_of(arguments, folder) as (database, postgres):
        result = asyncio.run(torture(arguments, folder, database, postgres)).result()
    if arguments.json:
        print(json.dumps(result))
    else:
        show(result)
    if any(result["problems"].values()):
        sys.exit(f"The database, the records and the servers' logs are in {folder}.")
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()

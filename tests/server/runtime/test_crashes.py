"""Nothing that was promised is lost: servers are killed at random moments, also PostgreSQL stops, and games go on."""

import asyncio
import contextlib
import random
import secrets
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sql

from clients import Player
from crownland import find_variant, read_record
from crownland.match import check_deal
from crownland.server.settings import database_url
from crownland.server.table.entries import READ, Played
from databases import fresh_database, postgres_folder, run_postgres, start_postgres
from retrying_client import RetryingClient, RetryingScript
from servers import Server, free_port

VARIANTS = [
    "kingdomino(seats=2)",
    "sample()",
    "duel()",
    "queendomino(seats=2)",
    "royal_wedding(seats=3)",
    "kingdomino(seats=3,harmony=true)",
    "sample(dynasty=true)",
]


@contextlib.contextmanager
def running(folder: Path, database: str, count: int) -> Iterator[list[Server]]:
    servers = [Server(database, folder / f"server{number}.log") for number in range(count)]
    try:
        for server in servers:
            server.wait_until_up()
        yield servers
    finally:
        for server in servers:
            server.stop()


@dataclass
class Pair:
    """Two processes on one PostgreSQL, for all tests that leave them as they were."""

    database: str
    servers: list[Server]

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    def wait_until_met(self) -> None:
        """Wait until both are there and know of each other."""
        for server in self.servers:
            server.wait_until_up()
            while httpx.get(f"{server.url}/healthz", timeout=20).json()["processes"] != len(self.servers):
                time.sleep(0.05)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Pair]:
    database = fresh_database(postgres)
    with running(tmp_path_factory.mktemp("pair"), database, 2) as servers:
        both = Pair(database, servers)
        both.wait_until_met()
        yield both


def lay(server: Server, ports: list[int], games: int, seed: int) -> list[RetryingClient]:
    """Lay tables of all sorts: a client in some seats, bots in the others."""
    luck = random.Random(seed)
    clients = []
    for number in range(games):
        variant = VARIANTS[number % len(VARIANTS)]
        seats: list[Any] = [
            {"me": True},
            *[{"bot": luck.choice(("greedy", "random"))}] * (find_variant(variant).seats - 1),
        ]
        luck.shuffle(seats)
        made = server.create(variant=variant, seats=seats, pace="instant")
        own = random.Random(luck.random())
        clients.append(
            RetryingClient(made["id"], made["token"], made["seats"], ports, own, wants_view=luck.random() < 0.5)
        )
    return clients


def play_through(
    clients: list[RetryingClient], trouble: Callable[[], Coroutine[Any, Any, None]], seconds: float
) -> None:
    """Let all clients play to the end while there is trouble."""

    async def whole() -> None:
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:  # what fails ends the others, too
            for client in clients:
                tasks.create_task(client.play())
            tasks.create_task(trouble())

    asyncio.run(whole())


def check(database: str, clients: list[RetryingClient], seed: int) -> None:
    """Every promised move is in the log once and at its place; every record follows the rules and was dealt fairly."""
    engine = sql.create_engine(database_url(database).replace("+aiosqlite", ""))
    with engine.connect() as connection:
        for client in clients:
            query = sql.text("SELECT version, body FROM log WHERE table_id = :game ORDER BY version")
            rows = connection.execute(query, {"game": client.game}).all()
            assert [row.version for row in rows] == list(range(len(rows))), f"seed {seed}"
            entries = [READ.decode(row.body) for row in rows]
            places: dict[str, list[int]] = {}
            for version, entry in enumerate(entries):
                if entry.id and entry.facts and isinstance(entry.facts[0], Played):
                    places.setdefault(entry.id, []).append(version + 1)
            for name, version in client.answered.items():
                assert places.get(name) == [version], f"seed {seed}: {client.game} promised {name} at {version}"
            body = connection.execute(
                sql.text("SELECT body FROM records WHERE id = :id"), {"id": client.game}
            ).scalar_one()
            record = read_record(body)
            assert record.is_complete, f"seed {seed}"
            assert check_deal(record, bytes.fromhex(client.table["seed"])) > 0
    engine.dispose()


def count_moves(clients: list[RetryingClient]) -> int:
    return sum(len(client.answered) for client in clients)


async def kill_and_restart(servers: list[Server], clients: list[RetryingClient], kills: int, seed: int) -> None:
    """Kill a server whenever some more moves were answered; each comes back after a while."""
    luck = random.Random(seed)
    for _ in range(kills):
        moves = count_moves(clients) + luck.randint(1, 3 * len(clients))
        while count_moves(clients) < moves and not all(client.is_over for client in clients):
            await asyncio.sleep(0.005)
        server = luck.choice(servers)
        server.kill()
        await asyncio.sleep(luck.uniform(0, 0.5))
        await asyncio.to_thread(server.start)


def kill_test(folder: Path, database: str, processes: int, games: int, kills: int, seconds: float) -> None:
    seed = int(time.time())
    with running(folder, database, processes) as servers:
        clients = lay(servers[0], [server.port for server in servers], games, seed)
        play_through(clients, lambda: kill_and_restart(servers, clients, kills, seed), seconds)
        check(database, clients, seed)
        assert sum(client.connections for client in clients) > len(clients), "somebody was cut off"


def test_a_killed_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    kill_test(tmp_path, str(tmp_path / "games.db"), processes=1, games=len(VARIANTS), kills=2, seconds=500)


def test_games_of_a_killed_process_go_on_at_the_other_and_nothing_is_lost(pair: Pair) -> None:
    """Two play each game, both at its home, beside bots. The killed process comes back only when all have moved on."""
    seed = int(time.time())
    luck = random.Random(seed)
    clients: list[RetryingClient] = []

    async def trouble() -> None:
        while count_moves(clients) < 2 * len(clients):
            await asyncio.sleep(0.02)
        victim = luck.choice(pair.servers)
        await asyncio.to_thread(victim.kill)
        before = [client.progress for client in clients]
        while not all(c.progress > old or c.is_over for c, old in zip(clients, before, strict=True)):
            await asyncio.sleep(0.02)
        await asyncio.to_thread(victim.start)

    async def whole() -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            for _ in range(2):
                clients.extend(await lay_anywhere(http, pair.ports, luck))
        async with asyncio.timeout(300), asyncio.TaskGroup() as tasks:
            for client in clients:
                tasks.create_task(client.play())
            tasks.create_task(trouble())

    asyncio.run(whole())
    check(pair.database, clients, seed)
    pair.wait_until_met()


@pytest.mark.deep
def test_two_hundred_games_survive_many_kills_on_sqlite(tmp_path: Path) -> None:
    kill_test(tmp_path, str(tmp_path / "games.db"), processes=1, games=200, kills=12, seconds=900)


@pytest.mark.deep
def test_two_hundred_games_survive_many_kills_on_postgres(tmp_path: Path, postgres: str) -> None:
    kill_test(tmp_path, fresh_database(postgres), processes=2, games=200, kills=12, seconds=900)


def test_bots_play_on_elsewhere_when_their_process_dies(pair: Pair) -> None:
    """Nobody is connected: the other process notices by itself. Of four games some were kept by the one that died."""
    dying, other = pair.servers
    seats = [{"bot": "random"}, {"bot": "random"}]
    games = [dying.create(variant="sample()", seats=seats, pace="quick")["id"] for _ in range(4)]
    dying.kill()
    try:
        for game in games:
            table = other.client().get(f"/tables/{game}").json()
            after = other.client().get(f"/tables/{game}", params={"after": table["version"], "wait": 20}).json()
            assert after["version"] > table["version"]
    finally:
        dying.start()
        pair.wait_until_met()


async def lay_anywhere(http: httpx.AsyncClient, ports: list[int], luck: random.Random) -> list[RetryingClient]:
    """Lay a table for two, one on a socket and one over REST, as a sensible client does: ask until it is done."""

    async def post(path: str, token: str, body: Any) -> Any:
        while True:
            address = f"http://127.0.0.1:{luck.choice(ports)}/api/tables{path}"
            with contextlib.suppress(httpx.TransportError):
                answer = await http.post(address, json=body, headers={"Authorization": f"Bearer {token}"})
                if answer.status_code in (200, 201):
                    return answer.json()
                assert answer.json()["code"] == "server/draining", answer.text
            await asyncio.sleep(0.05)

    ann, bob = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    variant = luck.choice(("kingdomino(seats=3)", "royal_wedding(seats=3)", "queendomino(seats=3)"))
    seats = [{"me": True}, {}, {"bot": "random"}]
    game = (await post("", ann, {"variant": variant, "seats": seats, "pace": "instant"}))["id"]
    await post(f"/{game}/sit", bob, {"id": "sit", "seat": 1})
    return [
        RetryingClient(game, ann, [0], ports, random.Random(luck.random()), wants_view=False),
        RetryingScript(game, bob, [1], ports, random.Random(luck.random())),
    ]


def rolling_restart(folder: Path, database: str, tables: int, rounds: int) -> None:
    """Bring a new version in: processes are stopped and started one after the other while everybody plays on."""
    seed = int(time.time())
    clients: list[RetryingClient] = []

    async def keep_playing(done: asyncio.Event, ports: list[int], luck: random.Random) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            while not done.is_set():
                pair = await lay_anywhere(http, ports, luck)
                clients.extend(pair)
                await asyncio.gather(*(client.play() for client in pair))

    async def whole(servers: list[Server]) -> None:
        ports, done = [server.port for server in servers], asyncio.Event()
        async with asyncio.timeout(300 * rounds), asyncio.TaskGroup() as tasks:
            for number in range(tables):
                tasks.create_task(keep_playing(done, ports, random.Random(f"{seed}/{number}")))
            for server in servers * rounds:
                before = count_moves(clients)
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
                await asyncio.to_thread(server.start)
                assert count_moves(clients) > before, "somebody played meanwhile"
            done.set()

    with running(folder, database, 2) as servers:
        asyncio.run(whole(servers))
        check(database, clients, seed)
    assert [client.refused for client in clients if client.refused] == [], f"seed {seed}"


def test_a_rolling_restart_loses_no_move_and_refuses_none(tmp_path: Path, postgres: str) -> None:
    rolling_restart(tmp_path, fresh_database(postgres), tables=2, rounds=1)


@pytest.mark.deep
def test_many_rolling_restarts_lose_no_move_and_refuse_none(tmp_path: Path, postgres: str) -> None:
    rolling_restart(tmp_path, fresh_database(postgres), tables=40, rounds=10)


def test_games_go_on_after_postgres_was_stopped_and_started(tmp_path: Path) -> None:
    seed = 5
    with contextlib.ExitStack() as stack:
        postgres = start_postgres(stack.enter_context(postgres_folder()))
        stack.callback(postgres.cleanup)
        database = postgres.get_uri()
        servers = stack.enter_context(running(tmp_path, database, 2))
        clients = lay(servers[0], [server.port for server in servers], 3, seed)

        async def trouble() -> None:
            while count_moves(clients) < len(clients):
                await asyncio.sleep(0.02)
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(run_postgres, postgres)

        play_through(clients, trouble, 500)
        check(database, clients, seed)


def test_a_postgres_that_cannot_start_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Nobody waits: neither whoever starts one, nor the players of a game whose database does not come back."""
    broken = tmp_path / "postgres"
    broken.mkdir()
    (broken / "PG_VERSION").write_text("18")

    async def trouble() -> None:
        await asyncio.to_thread(start_postgres, broken)

    player = RetryingClient("game", "token", [0], [free_port()], random.Random(1))
    with pytest.raises(ExceptionGroup) as failed:
        play_through([player], trouble, 500)
    assert "PostgreSQL cannot start in" in str(failed.value.exceptions[0])


def test_players_at_different_processes_see_each_other(pair: Pair) -> None:
    """One plays on a socket, the other over REST."""
    one, other = pair.servers
    made = one.create(seats=[{"me": True}])
    sat = other.client().post(f"/tables/{made['id']}/sit", json={}).json()
    clients = [
        RetryingClient(made["id"], made["token"], [0], [one.port], random.Random(1)),
        RetryingScript(made["id"], sat["token"], [1], [other.port], random.Random(2)),
    ]
    asyncio.run(_play(clients))
    check(pair.database, clients, 1)
    with psycopg.connect(pair.database) as connection:
        found = connection.execute("SELECT status FROM tables WHERE id = %s", (made["id"],)).fetchall()
    assert found == [("over",)]


async def _play(clients: list[RetryingClient]) -> None:
    async with asyncio.timeout(300), asyncio.TaskGroup() as tasks:
        for client in clients:
            tasks.create_task(client.play())


def test_who_is_connected_and_what_is_signalled_is_known_on_every_process(pair: Pair) -> None:
    one, other = pair.servers
    made = one.create(seats=[{"me": True}])
    sat = one.client().post(f"/tables/{made['id']}/sit", json={}).json()
    with Player(one, made["id"], made["token"]) as ann:
        with Player(other, made["id"], sat["token"]) as bob:
            bob.wait("presence", lambda message: message["away"] == [])
            assert bob.do("signal", seat=1, signal="hello")["type"] == "done"
            assert ann.wait("signal")["seat"] == 1
            assert ann.do("signal", seat=0, signal="thanks")["type"] == "done"
            assert bob.wait("signal")["seat"] == 0
        assert ann.wait("presence", lambda message: message["away"] == [1])


@pytest.mark.deep
def test_a_server_that_compiles_can_be_stopped(tmp_path: Path) -> None:
    """Nothing is compiled yet in this cache, and whoever presses Ctrl-C does not wait until it is."""
    server = Server(str(tmp_path / "games.db"), tmp_path / "server.log", XDG_CACHE_HOME=str(tmp_path / "cache"))
    server.wait_until_up()
    assert server.stop() == 0

"""What deploy/ installs: real processes on one PostgreSQL behind the real HAProxy, which runs deploy/haproxy.cfg."""

import asyncio
import contextlib
import json
import random
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from chaos.ledger import Rows
from crownland import read_record
from crownland.server.settings import PREFIX, read_settings
from databases import fresh_database, postgres_folder, start_postgres
from haproxy import CONFIG, NAMES, Proxy, find_haproxy, running_haproxy
from processes import wait_until
from retrying_client import RetryingClient, RetryingScript
from servers import Server

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
SERVED_BY: Final = "x-served-by"
DRAIN: Final = 4.0  # seconds, as in deploy/crownland.env
TWO_PLAYERS: Final = {"variant": "kingdomino(seats=2)", "seats": [{"me": True}, {"me": True}]}


@dataclass
class Site:
    """Three processes on one PostgreSQL and the proxy in front of them."""

    database: str
    servers: dict[str, Server]  # by their names in deploy/haproxy.cfg
    proxy: Proxy

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers.values()]

    def wait_until_up(self) -> None:
        self.proxy.wait_until_up(*self.servers)

    def create(self, **setup: Any) -> Any:
        answer = httpx.post(f"{self.proxy.url}/api/tables", json={**TWO_PLAYERS, **setup}, timeout=60)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def socket(self, game: str) -> ClientConnection:
        return connect(f"{self.proxy.url.replace('http', 'ws')}/api/tables/{game}/socket", max_size=None)

    def home(self, game: str) -> str:
        """Return the process that answers for a table."""
        answer = httpx.get(f"{self.proxy.url}/api/tables/{game}", timeout=60)
        assert answer.status_code == 200, answer.text
        return answer.headers[SERVED_BY]

    def table_of(self, name: str) -> Any:
        """Return a new table for which this process answers."""
        while self.home((made := self.create())["id"]) != name:
            pass
        return made


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with contextlib.ExitStack() as stack:
        postgres = start_postgres(stack.enter_context(postgres_folder()))
        stack.callback(postgres.cleanup)
        database = fresh_database(postgres.get_uri())
        servers = {}
        for name in NAMES[:3]:
            log = folder / f"{name}.log"
            servers[name] = Server(database, log, CROWNLAND_LOG="info", CROWNLAND_DRAIN=str(DRAIN))
            stack.callback(servers[name].stop)
        for server in servers.values():
            server.wait_until_up()
        proxy = stack.enter_context(running_haproxy([server.port for server in servers.values()], folder))
        yield Site(database, servers, proxy)


def test_the_example_has_settings_that_exist() -> None:
    lines = (DEPLOY / "crownland.env").read_text(encoding="utf-8").splitlines()
    settings = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert read_settings({name: value for name, value in settings.items() if name.startswith(PREFIX)}).drain == DRAIN
    unit = (DEPLOY / "crownland@.service").read_text(encoding="utf-8")
    assert "${LISTEN}" in unit and "LISTEN" in settings and "FORWARDED_ALLOW_IPS" in settings


@pytest.mark.deep
@pytest.mark.parametrize("settings", [{"UNPRIVILEGED": "1"}, {"SERVER_C": "10.0.0.4:8001"}], ids=str)
def test_haproxy_has_no_complaint_about_its_configuration(settings: dict[str, str]) -> None:
    check = [find_haproxy(), "-c", "-f", str(CONFIG)]
    checked = subprocess.run(check, env=settings, capture_output=True, text=True, check=False)
    assert checked.returncode == 0 and "WARNING" not in checked.stderr, checked.stderr


@pytest.mark.deep
def test_the_page_and_the_api_answer_through_the_proxy(site: Site) -> None:
    with httpx.Client(base_url=site.proxy.url, timeout=60) as client:
        page = client.get("/")
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        assert {client.get("/api/menu").headers[SERVED_BY] for _ in range(6)} == set(site.servers), "in turn"
        assert client.get("/healthz").status_code == 200
        hello(site, site.create())


def hello(site: Site, made: Any) -> None:
    """Open a socket at a table and wait for the welcome."""
    with site.socket(made["id"]) as line:
        line.send(json.dumps({"type": "hello", "token": made["token"]}))
        assert json.loads(line.recv(60))["type"] == "welcome"


@pytest.mark.deep
@pytest.mark.parametrize("path", ["/metrics", "//metrics", "/%6detrics", "/metrics/", "/metrics?a=b"])
def test_the_metrics_of_processes_are_not_public(site: Site, path: str) -> None:
    assert "crownland_" not in httpx.get(f"{site.proxy.url}{path}", timeout=60).text
    assert "crownland_" in httpx.get(f"{site.servers['a'].url}/metrics", timeout=60).text


@pytest.mark.deep
def test_a_table_has_one_process_for_its_requests_and_its_sockets(site: Site) -> None:
    found = set()
    with httpx.Client(base_url=site.proxy.url, timeout=60) as client:
        for _ in range(12):
            made = site.create()
            game, token = made["id"], {"Authorization": f"Bearer {made['token']}"}
            paths = (f"/api/tables/{game}", f"/api/tables/{game}/replay", f"/table/{game}")
            answers = [client.get(path) for path in paths]
            answers.append(client.post(f"/api/tables/{game}/resign", json={"seat": 0}, headers=token))
            assert answers[-1].status_code == 200, answers[-1].text
            names = {answer.headers[SERVED_BY] for answer in answers}
            with site.socket(game) as line:
                assert line.response is not None
                names.add(line.response.headers[SERVED_BY])
            assert len(names) == 1, game
            found |= names
    assert found == set(site.servers), "and every process has tables"


@pytest.mark.deep
def test_the_server_knows_the_address_of_a_client_whatever_the_client_says(site: Site) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.7")
    with httpx.Client(base_url=site.proxy.url, transport=transport, timeout=60) as client:
        answer = client.get("/api/players?prefix=me", headers={"X-Forwarded-For": "6.6.6.6"})
    log = site.servers[answer.headers[SERVED_BY]].log
    wait_until(lambda: '"path":"/api/players"' in log.read_text().replace('": ', '":'))
    lines = [json.loads(line) for line in log.read_text().splitlines() if '/api/players"' in line]
    assert {line["client"] for line in lines} == {"127.0.0.7"}


@pytest.mark.deep
def test_tables_of_a_killed_process_go_on_elsewhere_within_seconds(site: Site) -> None:
    made = site.table_of("b")
    path, token = f"{site.proxy.url}/api/tables/{made['id']}", {"Authorization": f"Bearer {made['token']}"}
    hello(site, made)
    site.servers["b"].kill()
    killed = time.monotonic()
    try:
        answers = [httpx.get(f"{site.proxy.url}/api/menu", timeout=60) for _ in range(12)]
        assert {answer.status_code for answer in answers} == {200}, "nobody notices"
        table = httpx.get(path, params={"view": True}, timeout=60)
        assert table.status_code == 200 and table.headers[SERVED_BY] != "b"
        play = {"version": table.json()["version"], "action": table.json()["view"]["options"][0]["id"], "id": "after"}
        played = httpx.post(f"{path}/play", json=play, headers=token, timeout=60)
        assert played.status_code == 200, played.text
        hello(site, made)
        assert time.monotonic() - killed < 10
        site.proxy.wait_until_up("a", "c")
    finally:
        site.servers["b"].start()
        site.wait_until_up()
    assert site.home(made["id"]) == "b", "and come back with it"
    assert httpx.get(path, timeout=60).json()["version"] == played.json()["version"]


@pytest.mark.deep
@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{",
        b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{",
    ],
    ids=["silent", "line", "headers", "body", "chunks", "GET", "import"],
)
def test_whoever_sends_too_slowly_is_cut_and_no_process_is_bothered(site: Site, begun: bytes) -> None:
    """A byte a second, for ever: two hundred of them, while everybody else is served."""
    slow = [socket.create_connection(("127.0.0.1", site.proxy.port)) for _ in range(200)]
    try:
        for line in slow:
            line.sendall(begun)
        started, took, drip = time.monotonic(), [], b" " if b"\r\n\r\n" in begun else b"A"
        while time.monotonic() - started < 8:
            asked = time.monotonic()
            assert httpx.get(f"{site.proxy.url}/api/menu", timeout=60).status_code == 200
            took.append(time.monotonic() - asked)
            if begun and b"chunked" not in begun:
                for line in slow:
                    with contextlib.suppress(ConnectionError):  # an import without the operator's token ends at once
                        line.sendall(drip)
            time.sleep(1)
        assert sum(server_connections(site)) < 10, "no process knows of them"
        assert max(took) < 2
        for line in slow:
            line.settimeout(max(started + 14 - time.monotonic(), 1))
            with contextlib.suppress(ConnectionError):
                said = line.recv(4096)
                assert said == b"" or said[9:12] in (b"408", b"401"), said
    finally:
        for line in slow:
            line.close()


def server_connections(site: Site) -> list[int]:
    """Return how many connections the proxy has to each process."""
    found = site.proxy.metrics("haproxy_server_current_sessions")
    return [int(value) for labels, value in found if labels["proxy"] == "crownland"]


@pytest.mark.deep
def test_one_address_has_a_limited_number_of_connections(site: Site, tmp_path: Path) -> None:
    with running_haproxy(site.ports, tmp_path, CONNECTIONS_PER_ADDRESS="20") as proxy, contextlib.ExitStack() as stack:
        address = ("127.0.0.1", proxy.port)
        lines = [socket.create_connection(address, source_address=("127.0.0.2", 0)) for _ in range(30)]
        for line in lines:
            stack.callback(line.close)
        with ThreadPoolExecutor(30) as pool:
            answers = list(pool.map(ask_on, lines))
        assert answers.count(b"HTTP/1.1 200") == 20
        assert answers.count(b"") == 10
        other = stack.enter_context(socket.create_connection(address, source_address=("127.0.0.3", 0)))
        assert ask_on(other) == b"HTTP/1.1 200", "others do not notice"
        lines[0].close()
        time.sleep(0.5)
        again = stack.enter_context(socket.create_connection(address, source_address=("127.0.0.2", 0)))
        assert ask_on(again) == b"HTTP/1.1 200", "a place has become free"


@pytest.mark.deep
def test_one_address_has_a_limited_rate_of_connections_and_requests(site: Site, tmp_path: Path) -> None:
    limits = {"NEW_CONNECTIONS_PER_ADDRESS": "15", "REQUESTS_PER_ADDRESS": "40"}
    with running_haproxy(site.ports, tmp_path, **limits) as proxy:
        answers = []
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", proxy.port), source_address=("127.0.0.2", 0)) as line:
                answers.append(ask_on(line))
        assert answers == [b"HTTP/1.1 200"] * 15 + [b""] * 5
        transport = httpx.HTTPTransport(local_address="127.0.0.3")
        with httpx.Client(base_url=proxy.url, transport=transport, timeout=60) as client:
            found = [client.get("/api/menu") for _ in range(50)]
        assert [answer.status_code for answer in found] == [200] * 40 + [429] * 10
        assert found[-1].json()["code"] == "request/too-many"


def ask_on(line: socket.socket) -> bytes:
    """Send a request; return the first words of the answer."""
    line.settimeout(60)
    try:
        line.sendall(b"GET /api/menu HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return line.recv(12)
    except ConnectionError:
        return b""


@pytest.mark.deep
def test_a_body_that_is_too_large_is_refused(site: Site) -> None:
    url = site.proxy.url
    chunks = (b"x" * 1000 for _ in range(100))
    for body in (b"x" * 70_000, chunks):
        answer = httpx.post(f"{url}/api/tables", content=body, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (413, "request/too-large")
        assert SERVED_BY not in answer.headers, "no process has seen it"
    whole = httpx.post(f"{url}/api/tables", content=b"x" * 65_000, timeout=60)
    assert (whole.status_code, whole.json()["code"]) == (400, "request/invalid") and SERVED_BY in whole.headers
    review = f"{url}/api/tables/{site.create()['id']}/review"
    for size, status in ((200_000, 400), (300_000, 413)):
        assert httpx.put(review, content=b"x" * size, timeout=60).status_code == status, "a review may be long"
    token = {"Authorization": "Bearer nonsense"}
    assert httpx.post(f"{url}/api/records", content=b"x" * 100_000, headers=token, timeout=60).status_code == 403
    with socket.create_connection(("127.0.0.1", site.proxy.port)) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 17000000\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 413"


@pytest.mark.deep
def test_headers_that_are_too_large_are_refused(site: Site) -> None:
    answer = httpx.get(f"{site.proxy.url}/api/menu", headers={"X-Long": "x" * 20_000}, timeout=60)
    assert answer.status_code == 400 and SERVED_BY not in answer.headers


@pytest.mark.deep
def test_a_process_that_shuts_down_gets_no_more_requests_while_it_still_answers(site: Site) -> None:
    server, stopped = site.servers["c"], time.monotonic()
    server.process.send_signal(15)
    try:
        site.proxy.wait_until_up("a", "b")
        assert time.monotonic() - stopped < DRAIN - 0.5
        assert httpx.get(f"{server.url}/healthz", timeout=5).json()["draining"] is True
        made = [site.create() for _ in range(20)]
        assert {site.home(one["id"]) for one in made} == {"a", "b"}
        assert server.process.wait(30) in (0, -15)
    finally:
        server.start()
        site.wait_until_up()


@pytest.mark.deep
def test_without_a_process_the_proxy_says_so(site: Site, tmp_path: Path) -> None:
    with running_haproxy([], tmp_path, SERVER_A="127.0.0.1:1", SERVER_B="127.0.0.1:1") as proxy:
        answer = httpx.get(f"{proxy.url}/api/menu", timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (503, "server/busy")
        assert httpx.get(f"{proxy.url}/healthz", timeout=60).status_code == 503


@pytest.mark.deep
def test_a_rolling_restart_loses_no_move_and_refuses_none(site: Site) -> None:
    clients = play_during(site, [(server.stop, server.start) for server in site.servers.values()])
    assert [client.refused for client in clients if client.refused] == []


@pytest.mark.deep
def test_killed_processes_lose_no_move(site: Site) -> None:
    play_during(site, [(server.kill, server.start) for server in site.servers.values()] * 2)


def play_during(site: Site, troubles: list[tuple[Callable[[], Any], Callable[[], Any]]]) -> list[RetryingClient]:
    """Let people play over sockets and REST, through the proxy alone, during one trouble after the other."""
    clients: list[RetryingClient] = []
    seed = int(time.time())
    print("seed", seed)

    async def keep_playing(done: asyncio.Event, luck: random.Random) -> None:
        while not done.is_set():
            pair = await asyncio.to_thread(new_pair, site, luck)
            clients.extend(pair)
            await asyncio.gather(*(client.play() for client in pair))

    async def wait_for_moves(count: int) -> None:
        wanted = count_moves(clients) + count
        while count_moves(clients) < wanted:
            await asyncio.sleep(0.02)

    async def whole() -> None:
        done = asyncio.Event()
        async with asyncio.timeout(600), asyncio.TaskGroup() as tasks:
            for number in range(6):
                tasks.create_task(keep_playing(done, random.Random(f"{seed}/{number}")))
            for begin, end in troubles:
                await wait_for_moves(20)
                await asyncio.to_thread(begin)
                await wait_for_moves(20)
                await asyncio.to_thread(end)
                await asyncio.to_thread(site.wait_until_up)
            done.set()

    asyncio.run(whole())
    check(site, clients)
    return clients


def new_pair(site: Site, luck: random.Random) -> list[RetryingClient]:
    """Create a table for two: one plays on a socket, one over REST. A process that shuts down may refuse that."""
    while True:
        made = httpx.post(f"{site.proxy.url}/api/tables", json={**TWO_PLAYERS, "seats": [{"me": True}, {}]}, timeout=60)
        if made.status_code == 201:
            break
        assert made.status_code in (502, 503), made.text
        time.sleep(0.1)
    game, token = made.json()["id"], made.json()["token"]
    while True:
        sat = httpx.post(f"{site.proxy.url}/api/tables/{game}/sit", json={"id": "sit", "seat": 1}, timeout=60)
        if sat.status_code == 200:
            break
        assert sat.status_code in (502, 503), sat.text
        time.sleep(0.1)
    ports = [site.proxy.port]
    return [
        RetryingClient(game, token, [0], ports, random.Random(luck.random()), wants_view=False),
        RetryingScript(game, sat.json()["token"], [1], ports, random.Random(luck.random())),
    ]


def count_moves(clients: list[RetryingClient]) -> int:
    return sum(len(client.answered) for client in clients)


def check(site: Site, clients: list[RetryingClient]) -> None:
    """Every acknowledged move is in the log once, at its place; every match has come to its end."""
    rows = Rows(site.database)
    for client in clients:
        places: dict[str, list[int]] = {}
        for version, body in rows.log(client.game):
            places.setdefault(json.loads(body).get("id", ""), []).append(version + 1)
        for name, version in client.answered.items():
            assert places.get(name) == [version], f"{client.game}: {name} was acknowledged at {version}"
        record = httpx.get(f"{site.proxy.url}/api/tables/{client.game}/record", timeout=60)
        assert read_record(record.text).is_complete


@pytest.mark.deep
def test_with_a_certificate_everything_is_encrypted(site: Site, tmp_path: Path) -> None:
    certificate, key, both = (tmp_path / name for name in ("certificate.pem", "key.pem", "both.pem"))
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    request += ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(request, check=True, capture_output=True)
    both.write_text(certificate.read_text() + key.read_text())
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    trust = ssl.create_default_context(cafile=str(certificate))
    settings = {"CERTIFICATE": str(both), "HTTPS_BIND": f"127.0.0.1:{port}"}
    with running_haproxy(site.ports, tmp_path, **settings) as proxy, httpx.Client(verify=trust, timeout=60) as client:
        moved = client.get(f"{proxy.url}/table/abc?x=1")
        assert moved.status_code == 301 and moved.headers["location"] == f"https://127.0.0.1:{proxy.port}/table/abc?x=1"
        url = f"https://127.0.0.1:{port}"
        page = client.get(f"{url}/")
        assert page.status_code == 200 and page.headers["strict-transport-security"]
        made = client.post(f"{url}/api/tables", json=TWO_PLAYERS, headers={"Origin": url}).json()
        address = f"wss://127.0.0.1:{port}/api/tables/{made['id']}/socket"
        with connect(address, ssl=trust, origin=Origin(url)) as line:
            line.send(json.dumps({"type": "hello", "token": made["token"]}))
            assert json.loads(line.recv(60))["type"] == "welcome"

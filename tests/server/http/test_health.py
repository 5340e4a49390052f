"""Watching over a server: it says when it cannot write, and nobody wears it out by asking."""

import json
import re
import resource
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest

import crownland.server.telemetry  # noqa: F401  # registers them
from crownland.server.app import free_disk
from crownland.server.settings import Settings
from servers import Server, limits, serve

ROOT = Path(__file__).parents[3]


def wait_for(server: Server, path: str, sign: str) -> str:
    """Return an answer as soon as a sign is in it."""
    deadline = time.monotonic() + 30
    while sign not in (text := httpx.get(f"{server.url}{path}", timeout=20).text):
        assert time.monotonic() < deadline, text
        time.sleep(0.1)
    return text


def test_a_server_that_cannot_write_says_so_and_is_well_when_it_can_again(tmp_path: Path) -> None:
    """Files may grow no further, as on a full disk; what is there can still be read."""
    with serve(str(tmp_path / "games.db"), tmp_path) as server:
        assert httpx.get(f"{server.url}/healthz").json()["disk"] > 0
        pid, sizes = server.process.pid, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, sizes[1]))
        health = json.loads(wait_for(server, "/healthz", '"well":false'))
        assert (health["store"], health["writes"]) == (True, False)
        assert httpx.get(f"{server.url}/healthz").status_code == 503
        wait_for(server, "/metrics", "crownland_writes 0.0")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, sizes)
        wait_for(server, "/healthz", '"well":true')
        wait_for(server, "/metrics", "crownland_writes 1.0")


def test_metrics_are_not_for_asking_all_the_time(tmp_path: Path) -> None:
    small = limits(requests=1, request_burst=40)
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_LIMITS=small) as server, httpx.Client() as client:
        none_yet = 'crownland_refused_total{code="server/error"} 0.0'
        assert none_yet in client.get(f"{server.url}/metrics").text, "so that the first one is a rise"
        answers = [client.get(f"{server.url}/metrics").status_code for _ in range(7)]
        assert answers[:3] == [200] * 3
        assert answers[-1] == 429
        assert client.get(f"{server.url}/api/menu").status_code == 200, "each has a limit of its own"
        assert client.get(f"{server.url}/healthz").status_code == 200
        assert 429 in {client.get(f"{server.url}/healthz").status_code for _ in range(50)}


def test_postgres_looks_after_its_own_disk() -> None:
    assert free_disk(Settings(database="postgresql://here/games")) is None


@pytest.mark.parametrize("file", ["dashboard.json", "alerts.yml"])
def test_every_metric_of_the_dashboard_and_the_alerts_exists(file: str) -> None:
    text = (ROOT / "deploy" / file).read_text(encoding="utf-8")
    exposed = set(re.findall(r"^# TYPE (crownland_\w+)", generate_latest().decode(), re.MULTILINE))
    exposed |= {f"{name}_{part}" for name in exposed for part in ("bucket", "count", "sum")}
    named = set(re.findall(r"crownland_[a-z_]+", text))
    assert named
    assert named - exposed == set()


def test_every_metric_is_told_in_the_docs_and_shown_on_the_dashboard() -> None:
    shown = (ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8")
    result = (ROOT / "docs" / "reference" / "operate.md").read_text(encoding="utf-8")
    for name in re.findall(r"^# TYPE (crownland_\w+)", generate_latest().decode(), re.MULTILINE):
        if not name.endswith("_created"):
            assert name in shown, name
            assert f"`{name}`" in result, name


def test_the_dashboard_is_one_that_grafana_reads() -> None:
    """Every panel has a place of its own on the grid of 24 columns, and asks the data source that is chosen above."""
    dashboard = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
    assert dashboard["templating"]["list"][0]["type"] == "datasource"
    taken: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        squares = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert not squares & taken and max(x for x, _ in squares) < 24, panel["title"]
        taken |= squares
        assert panel["datasource"]["uid"] == "${source}"
        assert all(target["expr"] for target in panel["targets"])

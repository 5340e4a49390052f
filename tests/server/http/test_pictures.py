"""Pictures over REST: of tables and records, now and at any event; cached, limited, never a moment not yet there."""

import concurrent.futures
import io
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from servers import OPERATOR, Server, limits, serve

ANN = "A </title><script>alert(1)</script>"


@pytest.fixture(scope="module")
def over(server: Server) -> Any:
    """A game that bots have finished, beside a person who resigned."""
    seats = [{"me": True, "name": ANN, "colour": 5}, {"bot": "random"}, {"bot": "level(1)"}]
    made = server.create(variant="kingdomino(seats=3)", seats=seats, pace="instant")
    server.client(made["token"]).post(f"/tables/{made['id']}/resign", json={"seat": 0}).raise_for_status()
    table = made["table"]
    while table["status"] != "over":
        table = server.client().get(f"/tables/{made['id']}", params={"after": table["version"]}).json()
    return table


def test_a_table_is_drawn_as_svg_and_as_png(server: Server, over: Any) -> None:
    address = f"/tables/{over['id']}/picture"
    svg = server.client().get(f"{address}.svg")
    assert (svg.status_code, svg.headers["content-type"].partition(";")[0]) == (200, "image/svg+xml")
    assert svg.headers["cross-origin-resource-policy"] == "cross-origin"
    assert (
        "sandbox" in svg.headers["content-security-policy"]
        and "default-src 'none'" in svg.headers["content-security-policy"]
    )
    assert "<script" not in svg.text and "#0e7478" in svg.text  # the colour that Ann has chosen
    png = server.client().get(f"{address}.png", params={"show": "kingdoms", "width": 600, "theme": "dark"})
    assert png.headers["content-type"] == "image/png" and "content-encoding" not in png.headers
    with Image.open(io.BytesIO(png.content)) as image:
        assert image.size == (600, 315)
    alone = server.client().get(f"{address}.png", params={"kingdom": 1})
    with Image.open(io.BytesIO(alone.content)) as image:
        assert image.width == 560


def test_whoever_has_the_picture_is_not_sent_it_again(server: Server, over: Any) -> None:
    address = f"/tables/{over['id']}/picture.svg"
    first = server.client().get(address)
    again = server.client().get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = server.client().get(address, params={"event": 3})
    assert other.headers["etag"] != first.headers["etag"] and other.text != first.text


def test_every_ply_has_a_picture_and_no_other_number(server: Server, over: Any) -> None:
    address = f"/tables/{over['id']}/picture.svg"
    record = server.client().get(f"/tables/{over['id']}/record").json()
    last = len(record["events"])
    for event in (0, 1, last // 2, last):
        assert server.client().get(address, params={"event": event}).status_code == 200
    assert server.client().get(address, params={"event": last}).text == server.client().get(address).text
    for wrong in (last + 1, 99_999, 100_001, -1, "x", 10**30):
        refused = server.client().get(address, params={"event": wrong})
        assert (refused.status_code, refused.json()["code"]) == (400, "request/invalid"), wrong
    assert f"from 0 to {last}" in server.client().get(address, params={"event": last + 1}).json()["message"]


@pytest.mark.parametrize("wrong", [{"width": 99}, {"width": 9999}, {"kingdom": 3}, {"theme": "pink"}, {"show": "hand"}])
def test_a_picture_that_cannot_be_is_refused(server: Server, over: Any, wrong: dict[str, Any]) -> None:
    refused = server.client().get(f"/tables/{over['id']}/picture.png", params=wrong)
    assert (refused.status_code, refused.json()["code"]) == (400, "request/invalid")


def test_a_record_has_the_same_pictures(server: Server, over: Any) -> None:
    address = f"/records/{over['id']}/picture.svg"
    shown = server.client().get(address, params={"event": 5})
    assert shown.status_code == 200 and shown.headers["cache-control"] == "public, max-age=3600"
    assert server.client().get("/records/nothing/picture.svg").json()["code"] == "record/unknown"
    assert server.client().get("/tables/nothing/picture.svg").json()["code"] == "table/unknown"


def test_a_game_that_goes_on_is_drawn_as_far_as_it_is_known(server: Server) -> None:
    made = server.create(seats=[{"me": True, "name": "Ann"}])
    address = f"/tables/{made['id']}/picture.svg"
    assert server.client().get(address).json()["code"] == "match/not-started"
    server.client().post(f"/tables/{made['id']}/sit", json={"name": "שלום 🦊"}).raise_for_status()
    shown = server.client().get(address)
    assert shown.headers["cache-control"] == "no-cache" and "שלום" in shown.text
    events = len(server.client().get(f"/tables/{made['id']}/record").json()["events"])
    assert server.client().get(address, params={"event": events + 1}).status_code == 400


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    small = limits(requests=0.5, request_burst=60)
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_LIMITS=small) as running:
        yield running


def test_a_flood_of_pictures_is_stopped_and_holds_up_nobody(strict: Server, over: Any, server: Server) -> None:
    """One address asks for 30 pictures, all different: most are refused, and a table still answers at once."""
    body = server.client().get(f"/records/{over['id']}").content
    kept = strict.client(OPERATOR).post("/records", content=body).raise_for_status().json()
    assert kept["kept"] == 1
    name = strict.client().get("/records").json()["records"][0]["record"]
    made = strict.create(seats=[{"me": True}, {"bot": "random"}])
    address = f"{strict.url}/api/records/{name}/picture.png"

    def ask(width: int) -> int:
        return httpx.get(address, params={"width": width}, timeout=120).status_code

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(ask, 300 + number) for number in range(30)]
        waits = []
        while not all(one.done() for one in asked):
            start = time.monotonic()
            with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=60) as other:
                assert other.get(f"{strict.url}/api/tables/{made['id']}").status_code == 200
            waits.append(time.monotonic() - start)
            time.sleep(0.3)
    answers = [one.result() for one in asked]
    assert set(answers) == {200, 429} and answers.count(200) <= 8
    assert sorted(waits)[len(waits) // 2] < 2  # seconds, on a machine that paints meanwhile

"""The page comes from the folder in the wheel; no address leads out of it."""

import hashlib
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from clients import Player
from crownland.server.app import _explain, make_app
from crownland.server.http import page
from crownland.server.settings import Settings
from servers import Server

INDEX = "<head></head><h1>Hello</h1>"
BUILD = hashlib.sha256(INDEX.encode()).hexdigest()[:12]
SHOWN = f'<head><meta name="build" content="{BUILD}"></head><h1>Hello</h1>'
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text(INDEX)
    (tmp_path / "page" / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "page" / "assets" / "engine-3c4d.wasm").write_bytes(b"\0asm" * 100)
    (tmp_path / "secret").write_text("no")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    return TestClient(Litestar(page.ROUTES, exception_handlers={Exception: _explain}, logging_config=None))


def test_the_page_is_shown_for_the_home_and_what_it_leads_to(client: TestClient[Litestar]) -> None:
    for path in ("/", "/games", "/players", "/learn", "/tools/print"):
        shown = client.get(path)
        assert (shown.text, shown.headers["cache-control"]) == (SHOWN, "no-cache")
        assert shown.headers["content-type"].startswith("text/html")


def test_rules_of_no_game_and_no_tool_are_not_found(client: TestClient[Litestar]) -> None:
    for path in ("/learn/duel", "/learn/queendomino", "/tools/draft", "/tools/print"):
        assert client.get(path).status_code == 200
    for path in ("/learn/nonsense", "/tools/nonsense"):
        nothing = client.get(path, headers=BROWSER)
        assert (nothing.status_code, nothing.text) == (404, SHOWN)


def test_files_whose_names_change_are_kept_for_long(client: TestClient[Litestar]) -> None:
    shown = client.get("/assets/main-1a2b.js")
    assert "immutable" in shown.headers["cache-control"]
    assert "javascript" in shown.headers["content-type"]


def test_modules_of_the_engine_are_sent_compressed_and_as_what_they_are(client: TestClient[Litestar]) -> None:
    shown = client.get("/assets/engine-3c4d.wasm")
    assert shown.headers["content-type"] == "application/wasm", "a browser compiles no other while it arrives"
    assert (shown.headers["content-encoding"], shown.content) == ("gzip", b"\0asm" * 100)
    assert "immutable" in shown.headers["cache-control"]


@pytest.mark.parametrize("path", ["/../secret", "/assets/../../secret", "/%2e%2e/secret", "/secret", "//etc/passwd"])
def test_no_address_leads_out_of_the_folder(client: TestClient[Litestar], path: str) -> None:
    refused = client.get(path)
    assert (refused.status_code, refused.json()["code"]) == (404, "request/unknown")


def test_a_browser_gets_the_page_at_an_unknown_address_and_a_program_an_error(client: TestClient[Litestar]) -> None:
    for path in ("/nothing", "/table/", "/table/abc/def"):
        shown = client.get(path, headers=BROWSER)
        assert (shown.status_code, shown.text) == (404, SHOWN)
        assert client.get(path).json()["code"] == "request/unknown"
    assert client.get("/api/nothing", headers={"accept": "text/html"}).json()["code"] == "request/unknown"


def test_index_html_a_socket_and_every_answer_name_the_same_build(server: Server) -> None:
    with Player(server, server.create()["id"]) as player:
        build = player.welcome["build"]
    index = httpx.get(server.url)
    assert len(build) == 12 and f'<meta name="build" content="{build}">' in index.text
    assert {httpx.get(f"{server.url}{path}").headers["crownland-build"] for path in ("/", "/api/tables")} == {build}


def test_the_application_is_made_without_a_warning() -> None:
    """Warnings are errors here."""
    assert make_app(Settings()).app.openapi_schema.paths

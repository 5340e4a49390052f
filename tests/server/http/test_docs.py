"""The documentation at /docs: the site where it was built, and a kind word where it was not."""

import base64
import hashlib
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from crownland.server.app import _explain
from crownland.server.http import page

SCRIPT = "document.title='Ours'"


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "secret").write_text("no")
    monkeypatch.setattr(page, "DOCS", tmp_path / "docs")
    return TestClient(Litestar([page.documentation], exception_handlers={Exception: _explain}, logging_config=None))


@pytest.fixture
def built(client: TestClient[Litestar], tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "index.html").write_text(f"<script>{SCRIPT}</script><h1>Hello</h1>")
    (tmp_path / "docs" / "rules" / "index.html").write_text("<h1>Rules</h1>")
    (tmp_path / "docs" / "bundle.77dd0ce9.min.js").write_text("1")
    return client


def test_the_site_is_found_with_and_without_the_name_of_its_first_page(built: TestClient[Litestar]) -> None:
    for path in ("/docs", "/docs/", "/docs/index", "/docs/index.html"):
        shown = built.get(path)
        assert (shown.status_code, shown.url.path) == (200, "/docs/index.html")
        assert shown.headers["cache-control"] == "no-cache" and "Hello" in shown.text
    assert built.get("/docs/rules").url.path == "/docs/rules/index.html"
    assert "immutable" in built.get("/docs/bundle.77dd0ce9.min.js").headers["cache-control"]


def test_only_the_scripts_of_the_page_itself_may_run(built: TestClient[Litestar]) -> None:
    policy = built.get("/docs/index.html").headers["content-security-policy"]
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}'" in policy and "default-src 'self'" in policy
    plain = built.get("/docs/rules/index.html").headers["content-security-policy"]
    assert "script-src 'self';" in plain, "a page without scripts allows none but those of this server"


@pytest.mark.parametrize("path", ["/docs/../secret", "/docs/%2e%2e/secret", "/docs//etc/passwd", "/docs/nothing.html"])
def test_no_address_leads_out_of_the_site(built: TestClient[Litestar], path: str) -> None:
    assert built.get(path).status_code == 404


def test_where_there_is_no_site_a_page_says_how_to_build_it(client: TestClient[Litestar]) -> None:
    for path in ("/docs", "/docs/"):
        shown = client.get(path)
        assert (shown.status_code, "make docs" in shown.text) == (200, True)
    for path in ("/docs/index.html", "/docs/reference/record"):  # links of the page lead here
        shown = client.get(path)
        assert (shown.status_code, "make docs" in shown.text) == (404, True)

"""What the content security policy allows: the page's own files, its WebAssembly, and nothing wider."""

import httpx

from crownland.server.http.guard import FRAMED, HEADERS, POLICY, content_policy
from servers import Server

DIRECTIVES = dict(part.split(" ", 1) for part in HEADERS[POLICY].split("; "))
OWN = {"'self'", "'none'", "data:", "blob:", "ws:", "wss:"}


def test_scripts_are_files_of_this_server_which_may_compile_webassembly() -> None:
    assert DIRECTIVES["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert DIRECTIVES["worker-src"] == "'self'"


def test_nothing_comes_from_another_site() -> None:
    styles = DIRECTIVES["style-src"].split()
    assert styles == ["'self'", "'unsafe-inline'"]
    others = {name: set(value.split()) for name, value in DIRECTIVES.items() if name not in ("script-src", "style-src")}
    assert set().union(*others.values()) <= OWN
    assert {name for name, values in others.items() if values & {"data:", "blob:"}} == {"img-src"}


def test_a_page_in_a_frame_has_the_same_policy_but_for_the_frame() -> None:
    assert FRAMED[POLICY].replace("frame-ancestors *", "frame-ancestors 'none'") == HEADERS[POLICY]
    assert HEADERS.keys() - FRAMED.keys() == {"x-frame-options"}


def test_only_the_embedded_replay_can_be_framed_by_another_site(server: Server) -> None:
    page = httpx.get(f"{server.url}/embed/anything?event=3")
    assert "x-frame-options" not in page.headers
    assert "frame-ancestors *" in page.headers["content-security-policy"]
    for path in ("/", "/table/anything?event=3", "/replay", "/api/menu"):
        other = httpx.get(f"{server.url}{path}")
        assert other.headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in other.headers["content-security-policy"]


def test_a_directive_can_be_replaced_or_left_out() -> None:
    policy = content_policy(script_src="'none'", frame_ancestors=None)
    assert "script-src 'none'; worker-src" in policy
    assert "frame-ancestors" not in policy

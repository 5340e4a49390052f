"""Games that the page has no rules for, registered from outside: it is sent views, and plays them to the end."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import WebSocket, expect

from deep import deep
from new_game_servers import serve_new_game
from people import ANNA, Person


@pytest.mark.parametrize("game", ["tiny", deep("pig")])
def test_a_game_from_outside_is_played_from_views(new_person: Callable[..., Person], tmp_path: Path, game: str) -> None:
    with serve_new_game(game, str(tmp_path / "games.db")) as address:
        anna = new_person("keys")
        anna.url = address
        sent: list[str] = []
        anna.page.on("websocket", lambda socket: listen(socket, sent))
        table = anna.lay(game, [ANNA, {"bot": "random"}])
        anna.play()
        assert anna.shown_totals() == httpx.get(f"{address}/api/tables/{table}?view=true").json()["view"]["totals"]
        anna.page.goto(f"{address}/table/{table}?event=3")
        expect(anna.page.locator("main")).to_contain_text("Could not load the rules.")
    hellos = [text for text in sent if '"hello"' in text]
    assert '"view":true' not in hellos[0] and '"view":true' in hellos[-1], "asked for views when it found no rules"


def listen(socket: WebSocket, sent: list[str]) -> None:
    socket.on("framesent", lambda payload: sent.append(str(payload)))

"""The bench of the page ends by itself, with a sentence."""

from pathlib import Path

import pytest

from page import BOT, ME, Table
from serving import serve


@pytest.mark.deep
def test_a_game_that_ends_before_what_is_to_be_measured_is_told(tmp_path: Path) -> None:
    """Once the bench waited for ever for a decision that no longer came."""
    with serve(str(tmp_path / "games.db"), tmp_path) as server:
        table = Table(server.url, "sample()", [ME, BOT])
        with table.client:
            table.client.post("/resign", json={"id": "resign", "seat": 0}).raise_for_status()
            with pytest.raises(SystemExit, match=r"^sample\(\) ended before there was a choice to place in round 9"):
                table.play_until(9, "place")

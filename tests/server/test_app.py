"""The application as a whole, before it runs."""

import warnings
from pathlib import Path

import crownland.server
from crownland.games import GAMES
from crownland.server.app import make_app
from crownland.server.settings import Settings


def test_it_is_made_without_a_warning(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make_app(Settings(database=str(tmp_path / "games.db")))


FILES = sorted(Path(crownland.server.__file__).parent.rglob("*.py"))


def test_no_line_of_the_server_is_about_one_game() -> None:
    own_words = [*GAMES, "domino", "knight", "dragon", "queen", "dice", "crown ", "castle", "harmony"]
    texts = {file: file.read_text(encoding="utf-8").lower() for file in FILES}
    assert [(file, word) for file, text in texts.items() for word in own_words if word in text] == []

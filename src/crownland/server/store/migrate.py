"""Creates and upgrades the tables of a database with Alembic."""

import contextlib
import os
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import create_engine

from ... import __version__
from ...engine.errors import InvalidSetup
from .errors import store_errors

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x63726F776E  # any number, the same for every process


@store_errors()
def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to a revision; several processes may ask at once. Raises InvalidSetup if it is newer."""
    make_file(url)
    engine = create_engine(sync_url(url))
    try:
        with engine.connect() as connection:
            found = find_revision(connection)
        check_revision(found)
        if revision != "head" or found != revisions()[-1]:
            with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                run_migrations(connection, revision)
    finally:
        engine.dispose()


def make_file(url: str) -> Path | None:
    """Create the file of a new SQLite database, readable by its owner alone: it will hold seeds.

    Returns None if there is nothing to create. Errors of the path are reported when it is opened.
    """
    address = sql.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    file = Path(address.database)
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        return file
    return None


def sync_url(url: str) -> str:
    """Return the URL of a database with a synchronous driver."""
    return url.replace("+aiosqlite", "")


def revisions() -> list[str]:
    """Return all revisions, the oldest first: the files are numbered."""
    return sorted(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def find_revision(connection: sql.Connection) -> str | None:
    """Return the revision of a database; None if it has no tables."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def check_revision(found: str | None) -> None:
    """Raise InvalidSetup if a database has a revision that this version does not know."""
    if found not in (None, *revisions()):
        raise InvalidSetup(
            f"expected a database that Crownland {__version__} knows, up to revision {revisions()[-1]}, "
            f"but got revision {found}: a newer Crownland has used it; update this one"
        )


def run_migrations(connection: sql.Connection, revision: str) -> None:
    """Bring a database to a revision within the transaction of a connection."""
    from alembic import command  # noqa: PLC0415  # slow to load, and rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config: Any = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    go = command.downgrade if revision == "base" else command.upgrade
    go(config, revision)

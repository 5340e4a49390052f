"""Bringing a database to the present shape, or back: Alembic, on a connection of its own."""

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from .. import __version__
from ..rules.errors import InvalidSetup

FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x63726F776E  # any number, the same for every process


def migrate(url: str, revision: str = "head") -> None:
    """Move the database to a revision; several processes may ask at once. Raise InvalidSetup where it is newer."""
    engine = create_engine(url.replace("+aiosqlite", ""))
    try:
        found = _revision(engine)
        if found not in (None, *revisions()):
            raise InvalidSetup(
                f"expected a database that Crownland {__version__} knows, up to revision {revisions()[-1]}, "
                f"but got revision {found}: a newer Crownland has used it; update this one"
            )
        if revision != "head" or found != revisions()[-1]:
            with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
                _run(connection, revision)
    finally:
        engine.dispose()


def _run(connection: sql.Connection, revision: str) -> None:
    from alembic import command  # noqa: PLC0415  # slow to load, and mostly there is nothing to do
    from alembic.config import Config  # noqa: PLC0415

    config: Any = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    go = command.downgrade if revision == "base" else command.upgrade
    go(config, revision)


def revisions() -> list[str]:
    """Return all revisions there are, the oldest first: the files are numbered."""
    return sorted(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def _revision(engine: sql.Engine) -> str | None:
    """Return the revision of a database; None where it has no tables yet."""
    try:
        with engine.connect() as connection:
            found: str | None = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
            return found
    except SQLAlchemyError:
        return None

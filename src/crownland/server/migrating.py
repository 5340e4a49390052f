"""Bringing a database to the present shape, or back: Alembic, on a connection of its own."""

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x63726F776E  # any number, the same for every process


def migrate(url: str, revision: str = "head") -> None:
    """Move the database to a revision; several processes may ask at once."""
    engine = create_engine(url.replace("+aiosqlite", ""))
    try:
        if revision != "head" or not _is_current(engine):
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


def _is_current(engine: sql.Engine) -> bool:
    """Tell whether nothing is left to do: the newest revision is the last of the files."""
    newest = max(path.name for path in (FOLDER / "versions").glob("[0-9]*.py")).partition("_")[0]
    try:
        with engine.connect() as connection:
            found = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalars().all()
    except SQLAlchemyError:
        return False
    return list(found) == [newest]

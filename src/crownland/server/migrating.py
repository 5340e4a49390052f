"""Bringing a database to the present shape, or back: Alembic, on a connection of its own."""

from pathlib import Path
from typing import Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x63726F776E  # any number, the same for every process


def migrate(url: str, revision: str = "head") -> None:
    """Move the database to a revision; several processes may ask at once."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    engine = create_engine(url.replace("+aiosqlite", ""))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            config.attributes["connection"] = connection
            go = command.downgrade if revision == "base" else command.upgrade
            go(config, revision)
    finally:
        engine.dispose()

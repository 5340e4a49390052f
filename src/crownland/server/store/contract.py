"""What tables need of a store. One implementation has both databases, one for tests keeps everything in memory."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..table.entries import Entry
from .writer import Addition, Place


@dataclass(frozen=True, slots=True)
class Stored:
    """A table in the store; `renewed_at` is when its driver was certainly alive, 0 if unknown."""

    table_id: str
    seed: str
    driver: str | None
    renewed_at: int
    log: list[Entry]


@dataclass(frozen=True, slots=True)
class TableState:
    """What changes at a table in the store: its version is the length of its log."""

    status: str
    driver: str | None
    version: int


class TableStore(Protocol):
    """Tables and their logs. Every method raises StoreError if the database fails."""

    def commit(self, batch: Sequence[Addition]) -> set[Place]:
        """Write additions, one for each place, in the writer's thread; return the places in logs that were free."""

    async def load(self, table_id: str) -> Stored:
        """Read a table with its whole log. Raises ApiError if there is none."""

    async def log_from(self, table_id: str, version: int) -> list[Entry]:
        """Read the log from a version on."""

    async def states(self, table_ids: Sequence[str]) -> dict[str, TableState]:
        """Return how tables are in the store; missing ones are left out."""

    async def count_tables(self) -> int:
        """Return how many tables are not over."""


class ProcessStore(Protocol):
    """The processes that share a store, and the tables that each drives, as one process (`process`) knows them."""

    process: str

    async def renew(self) -> None:
        """Show that this process is alive."""

    async def close(self) -> None:
        """Show that this process is gone, so that others take its tables over at once."""

    async def living(self) -> frozenset[str]:
        """Return the processes that are alive."""

    async def adopt(self, living: Collection[str], limit: int, among: Sequence[str] | None = None) -> dict[str, int]:
        """Become the driver of tables that have none alive, the newest first, perhaps only among some.

        Returns for each when its former driver was certainly alive, 0 if it had none.
        """

    async def take(self, table_id: str) -> bool:
        """Become the driver of a table, whoever was. Returns whether it needs one."""

    async def driven(self) -> set[str]:
        """Return the tables that this process drives."""

    async def forget(self) -> None:
        """Forget processes that are long gone."""

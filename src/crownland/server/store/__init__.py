"""What tables need of a store, and the errors of a store.

One implementation has both databases, one for tests keeps everything in memory.
"""

import asyncio
import contextlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from sqlalchemy.exc import DataError, SQLAlchemyError

from ..errors import ApiError
from ..table.entries import Entry

Place: TypeAlias = tuple[str, int]


@dataclass(slots=True)
class Addition:
    """One entry for the log of a table, and what else changes with it."""

    table_id: str
    version: int
    body: str
    summary: dict[str, Any] | None = None  # columns of the table's row
    driver: str = ""  # the process that drives the table
    record: dict[str, Any] | None = None  # the row of a finished match
    plays: list[dict[str, Any]] = field(default_factory=list)  # and of its seats
    new: list[dict[str, Any]] = field(default_factory=list)  # rows of new tables
    first: list["Addition"] = field(default_factory=list)  # and their first entries
    won: "asyncio.Future[bool]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def place(self) -> Place:
        return self.table_id, self.version

    @property
    def is_log_only(self) -> bool:
        """Whether it changes nothing but the log."""
        return self.summary is None and not (self.record or self.plays or self.new or self.first)


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
        """Write additions, one for each place, in the writer's thread; return the places in logs that were free.

        Raises InvalidValue, and writes nothing, if a value cannot be stored.
        """

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


class StoreError(Exception):
    """The database did not answer or failed; `reason` is the first line of its own message."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"the store did not answer ({type(cause).__name__})")
        self.reason = str(getattr(cause, "orig", None) or cause).strip().partition("\n")[0]

    @property
    def api_error(self) -> ApiError:
        """The error for a client."""
        return ApiError("server/busy", str(self))


class InvalidValue(StoreError):
    """The database cannot store a value."""

    @property
    def api_error(self) -> ApiError:
        return ApiError("request/invalid", "expected values that the store can keep")


@contextlib.contextmanager
def store_errors(connection: bool = True) -> Iterator[None]:
    """Raise errors of the database as StoreError; with `connection`, each OSError too."""
    try:
        yield
    except DataError as error:
        raise InvalidValue(error) from error
    except SQLAlchemyError as error:
        raise StoreError(error) from error
    except OSError as error:
        if not connection:
            raise
        raise StoreError(error) from error

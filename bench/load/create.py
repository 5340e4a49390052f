"""Tables are laid over REST, by requests written by hand on a few connections that stay open."""

import asyncio
import json
import time
from typing import Any, Final

from .tables import Load, Table

VARIANT: Final = "kingdomino(seats=2)"
SIT_SECONDS: Final = 60
_AT_ONCE: Final = 16


class Line:
    """One connection for one request after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """Return the body of the answer to a request; raise where it is refused."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        self._writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        size = int(answer.partition(b"content-length:")[2].split()[0])
        said = await self._reader.readexactly(size)
        if not answer.startswith(b"http/1.1 20"):
            raise RuntimeError(f"expected an answer to {method} {path}, but got {said.decode()}")
        return said

    def close(self) -> None:
        self._writer.close()


async def call(port: int) -> Line:
    """Open a line to a server on this machine."""
    return Line(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 20))


async def lay_tables(load: Load, tables: int, variant: str = VARIANT) -> list[Table]:
    """Lay tables, with a token for each of two players."""
    numbers = iter(range(tables))

    async def some(port: int) -> list[Table]:
        line, laid = await call(port), []
        for number in numbers:
            setup = {"variant": variant, "seats": [{"me": True}], "pace": "instant", "hints": False}
            made = json.loads(await line.ask("POST", "/api/tables", setup))
            sat = json.loads(await line.ask("POST", f"/api/tables/{made['id']}/sit", {"name": "B"}))
            laid.append(Table(load, number, made["id"], [made["token"], sat["token"]]))
        line.close()
        return laid

    ports = [load.ports[number % len(load.ports)] for number in range(_AT_ONCE)]
    return [table for laid in await asyncio.gather(*map(some, ports)) for table in laid]


async def sit_down(tables: list[Table]) -> None:
    """Connect all players, some tables at a time, and wait until every table waits for a move."""
    for start in range(0, len(tables), 50):
        await asyncio.gather(*(table.connect() for table in tables[start : start + 50]))
    deadline = time.monotonic() + SIT_SECONDS
    while not all(table.waits for table in tables):
        if time.monotonic() > deadline:
            waiting = sum(not table.waits for table in tables)
            raise RuntimeError(f"expected {len(tables)} tables to begin in {SIT_SECONDS} seconds; {waiting} have not")
        await asyncio.sleep(0.05)

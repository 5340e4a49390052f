"""Servers that know one game more: `tiny` or `pig` of tests/new_games, run uncompiled."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

import crownland
from servers import GENEROUS, free_port

NEW_GAMES = Path(__file__).parents[1] / "new_games"
SOURCES = Path(crownland.__file__).parents[1]
# Uncompiled, because nobody else uses what would be compiled for these games.
PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(map(str, (NEW_GAMES, SOURCES)))}


@contextlib.contextmanager
def serve_new_game(game: str, database: str) -> Iterator[str]:
    """Run a server of a game; give its address."""
    port = free_port()
    options = ["--port", str(port), "--database", database]
    process = subprocess.Popen([sys.executable, "-m", game, "serve", *options], env={**PLAIN, **GENEROUS})
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_until_up(process, address)
        yield address
    finally:
        process.terminate()
        process.wait(20)


def _wait_until_up(process: subprocess.Popen[bytes], address: str) -> None:
    while process.poll() is None:
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(f"{address}/healthz")
            return
        time.sleep(0.1)
    raise AssertionError("the server ended before it was up")

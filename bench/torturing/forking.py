"""Loads the program once and forks servers from it, so that a killed one is back within a moment.

Started by `processes.py`, which writes one JSON object a line: `{"start": {"port", "database", "log"}}` or
`{"kill": pid}`. Each is answered with a line that names the process. At the end of the input all of them are killed.
"""

import gc
import json
import os
import signal
import sys
from typing import Any

from crownland.cli import main as crownland
from crownland.rules.registry import GAMES
from crownland.server import app
from crownland.server.play import bots


def start(port: int, database: str, log: str) -> int:
    """Fork a server; return its process id."""
    child = os.fork()
    if child:
        return child
    signal.signal(signal.SIGINT, signal.default_int_handler)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, other in ((0, os.open(os.devnull, os.O_RDONLY)), (1, file), (2, file)):
        os.dup2(other, number)
    sys.argv = ["crownland", "serve", "--port", str(port), "--database", database]
    code = 1
    try:
        crownland()
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    finally:
        os._exit(code)


def kill(child: int) -> int:
    """Kill a server, as a power cut would, and wait until it is gone."""
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return child


def serve_orders() -> None:
    children: set[int] = set()
    try:
        for line in sys.stdin:
            order: dict[str, Any] = json.loads(line)
            if "start" in order:
                children.add(child := start(**order["start"]))
            else:
                children.discard(child := kill(order["kill"]))
            print(child, flush=True)
    finally:
        for child in children:
            kill(child)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us says when it is over
    for game in GAMES:
        bots.play_once(game)
        bots.search_once(game)
    assert app.make_app is not None
    gc.collect()
    gc.freeze()
    print(os.getpid(), flush=True)
    serve_orders()

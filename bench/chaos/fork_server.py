"""Loads the program once and forks servers from it, so that one is there within a moment.

Whoever starts this writes one JSON object a line: `{"start": {"words", "log", "environment"}}`, `{"poll": pid}` or
`{"kill": pid}`. Each is answered with a line: the process, or how it has ended, or null while it has not. At the end of
the input all of them are killed.
"""

import gc
import json
import os
import signal
import sys
import tempfile
from typing import Any

from crownland.cli import main as crownland
from crownland.engine.registry import GAMES
from crownland.server import app
from crownland.server.runtime import pools
from crownland.server.store.database import migrate


def start(words: list[str], log: str, environment: dict[str, str]) -> int:
    """Fork `crownland serve` with some words more; return its process id."""
    child = os.fork()
    if child:
        return child
    signal.signal(signal.SIGINT, signal.default_int_handler)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    for number, other in ((0, os.open(os.devnull, os.O_RDONLY)), (1, file), (2, file)):
        os.dup2(other, number)
    os.environ.update(environment)
    sys.argv = ["crownland", "serve", *words]
    code = 1
    try:
        crownland()
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    finally:
        os._exit(code)


def poll(child: int) -> int | None:
    """Return how a server has ended, as `Popen` tells it, or None while it runs."""
    found, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def kill(child: int) -> int:
    """Kill a server, as a power cut would, and wait until it is gone."""
    os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def serve_orders() -> None:
    children: set[int] = set()
    try:
        for line in sys.stdin:
            order: dict[str, Any] = json.loads(line)
            answer: int | None
            if "start" in order:
                children.add(answer := start(**order["start"]))
            elif "poll" in order:
                answer = poll(order["poll"])
                if answer is not None:
                    children.discard(order["poll"])
            else:
                answer = kill(order["kill"])
                children.discard(order["kill"])
            print(json.dumps(answer), flush=True)
    finally:
        for child in children:
            kill(child)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us says when it is over
    for game in GAMES:
        for warm in (pools.warm_rules, pools.warm_views, pools.warm_bots):
            warm(game)
        if "--searching" in sys.argv:
            pools.warm_search(game)
    app.make_app()  # loads what the first application of a process needs
    with tempfile.TemporaryDirectory() as folder:
        migrate(f"sqlite:///{folder}/games.db")
    gc.collect()
    gc.freeze()
    print(os.getpid(), flush=True)
    serve_orders()

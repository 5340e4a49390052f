"""`crownland serve`."""

import contextlib
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from dataclasses import asdict, replace
from typing import Annotated, Any, Final

import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from ...engine.errors import InvalidSetup
from ...server.http.connections import ServerConfig
from ...server.logs import uvicorn_config
from ...server.settings import PREFIX, Settings
from ...server.store.migrate import migrate
from ..console import output, whole_number
from .database import Database, choose_settings, locked, open_errors

GRACE: Final = 10
TRIES: Final = 50


def command(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for everybody on the network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--port", 0, 65535),
            metavar="N",
            help="Port; by default 8000 or the next one that is free.",
        ),
    ] = None,
    database: Database = None,
    workers: Annotated[
        int,
        typer.Option(
            parser=whole_number("--workers", 1, 64), metavar="N", help="Processes; more than one needs PostgreSQL."
        ),
    ] = 1,
    open_page: Annotated[bool, typer.Option("--open", help="Open the browser when the server is up.")] = False,
    log: Annotated[
        str | None, typer.Option(metavar="json", help="Write the log at a terminal too, as lines of JSON.")
    ] = None,
) -> None:
    """Start the server.

    docs/reference/operate.md lists the environment variables; options take precedence over them.
    """
    _choose_log(log, sys.stderr.isatty())
    settings = _settings(database, workers)
    with locked(settings):
        with open_errors():
            migrate(settings.url)
        _serve(settings, host, port, open_page)


def _serve(settings: Settings, host: str, port: int | None, open_page: bool) -> None:
    listener = _listen(host, port)
    port = listener.getsockname()[1]
    address = _address(host, port)
    output().print(f"Crownland is running at {address}", soft_wrap=True)
    if shared := settings.share or _shared(host, port):
        os.environ[f"{PREFIX}SHARE"] = shared
        output().print(f"Others on your network find it at {shared}", soft_wrap=True)
    output().print("Press Ctrl-C to stop it.")
    if open_page:
        threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
    _run(settings, listener)


def _choose_log(log: str | None, at_terminal: bool) -> None:
    """Log only warnings at a terminal, unless --log is given."""
    if log not in (None, "json"):
        raise InvalidSetup(f"expected --log json, but got {log!r}")
    if at_terminal and log is None:
        os.environ.setdefault(f"{PREFIX}LOG", "warning")


def _settings(database: str | None, workers: int) -> Settings:
    settings = replace(choose_settings(database), workers=workers)
    if workers > 1 and not settings.is_postgres:
        raise InvalidSetup("expected --database postgresql://… for more than one worker, but got SQLite")
    os.environ.update({PREFIX + name.upper(): str(value) for name, value in asdict(settings).items()})
    return settings


def _listen(host: str, port: int | None) -> socket.socket:
    """Take the port that was asked for, or the first free one from 8000 on."""
    tries = [port] if port is not None else [*range(8000, 8000 + TRIES), 0]
    for number in tries:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if number == tries[-1]:
                raise InvalidSetup(f"expected to listen on {host}:{number}, but got: {error.strerror}") from None
            continue
        listener.set_inheritable(True)
        return listener
    raise AssertionError("the last try raises")


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{shown}:{port}/"


def _shared(host: str, port: int) -> str:
    """Return the address for others on the network if the server listens on all interfaces, else an empty string."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return ""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; selects the interface of the default route
        own: str = probe.getsockname()[0]
        return "" if own.startswith("127.") else f"http://{own}:{port}/"
    return ""


def _open_when_up(address: str) -> None:
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}healthz", timeout=1):  # noqa: S310
            webbrowser.open(address)
            return
        time.sleep(0.1)


def _exit(*_: Any) -> None:
    """Exit after Uvicorn has shut down and raised the signal again, without waiting for threads that compile."""
    sys.stdout.flush()
    os._exit(0)


def _run(settings: Settings, listener: socket.socket) -> None:
    options: dict[str, Any] = {
        "factory": True,
        "workers": settings.workers,
        "log_config": uvicorn_config(settings.log),
        "access_log": False,
        "server_header": False,
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACE,
        "http": "crownland.server.http.connections:HttpConnection",
        "ws": "crownland.server.http.connections:SocketConnection",
    }
    config = ServerConfig("crownland.server.app:make_app", **options)
    if settings.workers == 1:
        signal.signal(signal.SIGTERM, _exit)
        uvicorn.Server(config).run(sockets=[listener])
        return
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        supervisor = Multiprocess(config, [listener])
        supervisor.run()

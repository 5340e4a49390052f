"""`crownland serve`."""

import contextlib
import ipaddress
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated, Any, Final

import typer
import uvicorn

from ...engine.errors import InvalidSetup
from ...server.http.flow import PacedWebSocketProtocol
from ...server.limits import MAX_MESSAGE_BYTES
from ...server.settings import PREFIX, Settings, read_settings
from ...server.store.database import migrate
from ...server.telemetry import uvicorn_config
from ..console import output, whole_number
from .database import Database, locked, open_errors

GRACE: Final = 10
TRIES: Final = 50
SILENCE: Final = {"TCP_KEEPIDLE": 30, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 20_000}
RESERVED_FILES: Final = 100  # for the database, the log and so on
REQUESTS: Final = 2000  # connections besides sockets
NO_PROXY: Final = (
    "Warning: this address is on the internet. Thousands of slow connections can block the server; "
    "put HAProxy in front of it (docs/guides/deploy.md)."
)


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
    preset: Annotated[
        str | None,
        typer.Option(metavar="home|public", help="Limits for a home network (the default) or for the internet."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the browser when the server is up.")] = False,
    log: Annotated[
        str | None, typer.Option(metavar="json", help="Write the log at a terminal too, as lines of JSON.")
    ] = None,
) -> None:
    """Start the server.

    docs/reference/operate.md lists the environment variables; options take precedence over them.
    """
    _choose_log(log, sys.stderr.isatty())
    settings = _settings(database, preset)
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
    if _is_public(_own_address(host)):
        output().print(NO_PROXY, soft_wrap=True)
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


def _settings(database: str | None, preset: str | None) -> Settings:
    """Read the settings. Options go into the environment, which the application reads."""
    options = {"DATABASE": database, "PRESET": preset}
    os.environ.update({PREFIX + name: value for name, value in options.items() if value is not None})
    return read_settings()


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
        _drop_silent_clients(listener)
        return listener
    raise AssertionError("the last try raises")


def _drop_silent_clients(listener: socket.socket) -> None:
    """Let the system end connections whose client is gone or does not read; they inherit these options."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in SILENCE.items():
        if hasattr(socket, name):  # Linux
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{shown}:{port}/"


def _shared(host: str, port: int) -> str:
    """Return the address for others on the network if the server listens on all interfaces, else an empty string."""
    own = _own_address(host)
    return f"http://{own}:{port}/" if own not in ("", host) else ""


def _own_address(host: str) -> str:
    """Return the address at which other machines reach the server, or an empty string."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return host
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; selects the interface of the default route
        own: str = probe.getsockname()[0]
        return "" if own.startswith("127.") else own
    return ""


def _is_public(address: str) -> bool:
    """Whether an address can be reached from the internet. A name is none."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_global
    return False


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
    config = uvicorn.Config(
        "crownland.server.app:make_app",
        factory=True,
        log_config=uvicorn_config(settings.log),
        access_log=False,
        server_header=False,
        ws=PacedWebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        limit_concurrency=min(settings.limits.sockets + REQUESTS, max(raise_file_limit() - RESERVED_FILES, 1)),
        timeout_graceful_shutdown=GRACE,
    )
    signal.signal(signal.SIGTERM, _exit)
    uvicorn.Server(config).run(sockets=[listener])


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
    if sys.platform == "win32":
        return 1_000_000
    import resource  # noqa: PLC0415  # not on Windows

    _, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    return 1_000_000 if limit == resource.RLIM_INFINITY else limit

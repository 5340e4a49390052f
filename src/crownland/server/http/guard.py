"""The first layer of the application: every request and socket passes it.

It rejects cross-origin requests, unknown host names and too many requests; it adds the security headers, counts and
logs. Tokens are in headers and bodies only, which are not logged.

A page of another site could point its own name at our address (DNS rebinding), so only known names are accepted: those
of this computer and those that the operator lists. Numeric addresses cannot be rebound, so all are accepted.
"""

import asyncio
import ipaddress
import math
import re
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import structlog

from ..errors import ApiError
from ..limits import RateLimiter, Shutdown, too_many
from ..protocol import ENCODER
from ..settings import Settings
from ..telemetry import REFUSED, REQUESTS
from .flow import BYTES_PER_MESSAGE, current_flow

Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

POLICY: Final = "content-security-policy"
_DIRECTIVES: Final = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the engine of the page is WebAssembly; `eval` stays forbidden
    "worker-src": "'self'",
    "img-src": "'self' data: blob:",
    "style-src": "'self' 'unsafe-inline'",
    "connect-src": "'self' ws: wss:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


def content_policy(**changes: str | None) -> str:
    """Return the content security policy with other directives: `script_src="'self'"`; None leaves one out."""
    directives = _DIRECTIVES | {name.replace("_", "-"): value for name, value in changes.items()}
    return "; ".join(f"{name} {value}" for name, value in directives.items() if value is not None)


HEADERS: Final = {
    POLICY: content_policy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
# Another site may show these in a frame.
FRAMED: Final = {
    name: content_policy(frame_ancestors="*") if name == POLICY else value
    for name, value in HEADERS.items()
    if name != "x-frame-options"
}
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
# Another site may embed a replay: nothing there changes anything.
_EMBEDDED: Final = "/embed/"
_FRAMED: Final = [(name.encode(), value.encode()) for name, value in FRAMED.items()]
BUILD: Final = b"crownland-build"  # header; an old page loads the new one
_NUMERIC: Final = re.compile(r"(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d+)?")  # an address, perhaps with a port
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_PROBES: Final = ("/healthz", "/metrics")
ARRIVALS_AT_ONCE: Final = 10  # sockets of one address; more are accepted at half the request rate, and at least
MIN_ARRIVALS: Final = 25  # a second
MAX_ARRIVAL_WAIT: Final = 5.0  # seconds that a socket waits; more are refused
BODY_SECONDS: Final = 30.0  # that the server waits for a whole body, and one more for each
BODY_RATE: Final = 64 * 1024  # bytes that have come
MAX_RECORD_BYTES: Final = 256 * 1024  # of one record, and of any other body; the longest match has a tenth of that
# Cost of a request by the last part of its path; 1 for all others.
_COSTS: Final = {
    "metrics": 10,
    "records.jsonl": 20,
    "picture.png": 10,
    "picture.svg": 4,
    "statistics": 5,
    "results": 5,
    "players": 3,
    "openapi.json": 5,
    "reasons": 5,
    "review": 5,
    "record": 3,
}


class Guard:
    """ASGI middleware around the application."""

    def __init__(self, app: Any, settings: Settings, shutdown: Shutdown, build: str) -> None:
        self.app, self._shutdown = app, shutdown
        self._rates = RateLimiter(settings.limits.requests, settings.limits.request_burst)
        self._arrivals = RateLimiter(max(settings.limits.requests / 2, MIN_ARRIVALS), ARRIVALS_AT_ONCE)
        bytes_per_address = settings.limits.messages_per_address * BYTES_PER_MESSAGE
        self._bytes = RateLimiter(bytes_per_address, math.ceil(bytes_per_address))
        self._origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}
        self._names, self._build = own_names(settings), build.encode()
        self._log = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except ApiError as api_error:
            await _send_error(scope, send, api_error)
            return
        if scope["type"] == "websocket":  # spread over time, so that a crowd does not hold up players
            wait = self._arrivals.bucket(client_address(scope)).reserve(MAX_ARRIVAL_WAIT)
            if wait > MAX_ARRIVAL_WAIT:
                await _send_error(scope, send, too_many("connections", wait - MAX_ARRIVAL_WAIT))
                return
            await asyncio.sleep(wait)
            if flow := current_flow.get():
                flow.start(self._bytes.bucket(client_address(scope)))
                current_flow.set(None)  # tasks that outlive the socket must not keep it
            await self.app(scope, receive, send)
            return
        await self._handle(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        path, address = scope["path"], client_address(scope)
        is_probe = path in _PROBES  # with limits of their own, so that busy players do not shut out the operator
        self._rates.check(f"{address} {path}" if is_probe else address, cost=_COSTS.get(path.rpartition("/")[2], 1))
        if not is_probe:
            self._check_host(headers.get(b"host", b"").decode("latin-1"))
        if "\0" in path or b"%00" in scope["query_string"]:
            raise ApiError("request/invalid", "expected an address without the character NUL")
        if scope["type"] == "websocket" or scope["method"] not in _SAFE:
            self._check_origin(headers.get(b"origin"), headers.get(b"host", b""))

    def _check_host(self, host: str) -> None:
        """Reject unknown names, which may be rebound to our address."""
        if not is_own_host(host, self._names):
            raise ApiError("request/host", f"expected an address of this server, but got {host[:100]!r}")

    def _check_origin(self, origin: bytes | None, host: bytes) -> None:
        """Reject pages of other sites. Browsers send an origin; programs need not."""
        if origin is None:
            return
        text = origin.decode("latin-1")
        if text not in self._origins and text.partition("://")[2].encode("latin-1") != host:
            raise ApiError("request/origin", f"expected a page of this site, but got {text[:100]!r}")

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        start, status, body = time.perf_counter(), 0, BodyDeadline(receive)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope["path"])
                message["headers"].append((BUILD, self._build))
                if self._shutdown.is_closing or body.is_late:
                    message["headers"].append((b"connection", b"close"))
            await send(message)

        try:
            await self.app(scope, body.receive, sending)
        except asyncio.CancelledError:  # the server is shutting down
            if not status:
                await _send_error(
                    scope, sending, ApiError("server/draining", "this process is shutting down; try again")
                )
        REQUESTS.labels(scope["method"], status).inc()
        if scope["path"] not in _PROBES:
            seconds = round(time.perf_counter() - start, 4)
            asked = {"client": client_address(scope), "method": scope["method"], "path": scope["path"]}
            self._log.info("http.request", **asked, status=status, seconds=seconds)


class BodyDeadline:
    """Refuses a body that comes too slowly. Only the time in which the server waits for it counts."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._left, self._is_whole = receive, BODY_SECONDS, False
        self.is_late = False

    async def receive(self) -> Message:
        """Receive the next part. Raises ApiError at the deadline."""
        if self._is_whole:  # only the end of the connection may follow
            return await self._receive()
        begin = time.monotonic()
        try:
            async with asyncio.timeout(self._left):
                message = await self._receive()
        except TimeoutError:
            self.is_late = True
            raise ApiError("request/invalid", f"expected the whole body within {BODY_SECONDS:.0f} seconds") from None
        self._left += len(message.get("body", b"")) / BODY_RATE - (time.monotonic() - begin)
        self._is_whole = not message.get("more_body", False)
        return message


def client_address(scope: Any) -> str:
    """Return the client address of a request, by which it is limited."""
    client = scope.get("client")
    return _subscriber(client[0]) if client else ""


@lru_cache(maxsize=4096)
def _subscriber(address: str) -> str:
    """Return an address; of IPv6 its network of 56 bits, all of which one subscriber has.

    >>> _subscriber("127.0.0.1"), _subscriber("::ffff:10.0.0.1"), _subscriber("2001:db8::5:1")
    ('127.0.0.1', '10.0.0.1', '2001:db8::/56')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # a socket of Unix, or a test
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found.packed, 56), strict=False))


def _add_headers(message: Message, path: str) -> None:
    present = {name.lower() for name, _ in message["headers"]}
    usual = _FRAMED if path.startswith(_EMBEDDED) else _HEADERS
    message["headers"] = [*message["headers"], *(header for header in usual if header[0] not in present)]


async def _send_error(scope: Scope, send: Send, api_error: ApiError) -> None:
    """Answer a rejected request or handshake with an error."""
    REFUSED.labels(api_error.code).inc()
    body = ENCODER.encode(api_error.answer())
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *_HEADERS]
    if api_error.status in (429, 503):
        headers.append((b"retry-after", str(int(api_error.args_.get("seconds", 0)) + 1).encode()))
    await send({"type": f"{kind}.start", "status": api_error.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


def own_names(settings: Settings) -> frozenset[str]:
    """Return the lower-case names under which this server may be reached."""
    machine = socket.gethostname().lower()
    listed = [name.strip().lower() for name in settings.hosts.split(",")]
    pages = [*settings.origins.split(","), *settings.share.split()]
    shared = [urlsplit(page.strip()).hostname or "" for page in pages if "://" in page]
    short = machine.partition(".")[0]
    return frozenset({"localhost", machine, short, f"{short}.local", *listed, *shared} - {""})


def is_own_host(host: str, names: frozenset[str]) -> bool:
    """Tell whether the header `Host` names this server; `*` among its names stands for any.

    >>> is_own_host("192.168.1.5:8000", frozenset()), is_own_host("[::1]:8000", frozenset())
    (True, True)
    >>> is_own_host("rebound.example:8000", frozenset({"play.example"}))
    False
    """
    try:
        _ = urlsplit(f"//{host}").port
    except ValueError:  # the port is no number, or the address none of IPv6
        return False
    name = host.lower().partition(":")[0].rstrip(".")
    is_listed = "*" in names or name in names or name.endswith(".localhost")
    return is_listed or _NUMERIC.fullmatch(host.lower()) is not None

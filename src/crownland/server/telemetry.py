"""Telemetry: structured logs and the metrics of `/metrics`.

A log line is one JSON object on standard error, without headers, bodies, queries or tokens.
"""

import contextlib
import logging
import sys
from collections.abc import Callable
from typing import Any, Final, TextIO, cast

import structlog
from prometheus_client import Counter, Gauge, Histogram

_LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def set_up(level: str) -> None:
    """Configure logging from this level on."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS.get(level, logging.INFO)),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, SafeStderr())),
        cache_logger_on_first_use=True,
    )


class SafeStderr:
    """Standard error that drops lines it cannot write: a full disk must not stop the server."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


_FAULTS_OF_CLIENTS: Final = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)


def uvicorn_config(level: str) -> dict[str, Any]:
    """Return the logging configuration for uvicorn. At `debug` uvicorn would log every frame, with tokens."""
    quiet = "info" if level == "debug" else level
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "crownland.server.telemetry.JsonFormatter"}},
        "filters": {"faults": {"()": "crownland.server.telemetry.drop_faults_of_clients"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["faults"]}},
        "loggers": {"uvicorn": {"handlers": ["stderr"], "level": quiet.upper(), "propagate": False}},
    }


def drop_faults_of_clients() -> Callable[[logging.LogRecord], bool]:
    """Return a filter: uvicorn logs an error after each refused handshake and each text that is not UTF-8."""
    return lambda record: record.getMessage() not in _FAULTS_OF_CLIENTS


class JsonFormatter(logging.Formatter):
    """Formats a record of `logging` as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {"event": record.getMessage(), "level": record.levelname.lower()}
        if record.exc_info:
            event["exception"] = self.formatException(record.exc_info)
        return str(structlog.processors.JSONRenderer()(None, "", event))


_FINE: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS: Final = Counter("crownland_requests", "Answered requests", ["method", "status"])
REFUSED: Final = Counter("crownland_refused", "Refused commands and requests", ["code"])
COMMITTED: Final = Counter("crownland_committed", "Changes that are on disk")
LOST: Final = Counter("crownland_lost", "Changes whose place in the log was taken")
EXPIRED: Final = Counter("crownland_expired", "Tables that ended by age")
COMMIT_SECONDS: Final = Histogram("crownland_commit_seconds", "Time of one commit", buckets=_FINE)
COMMAND_SECONDS: Final = Histogram("crownland_command_seconds", "Time from a command to its answer", buckets=_FINE)
BOT_WAIT_SECONDS: Final = Histogram("crownland_bot_wait_seconds", "Time until a bot starts to think", buckets=_FINE)
BOT_SECONDS: Final = Histogram("crownland_bot_seconds", "Time that bots think", ["bot"], buckets=_FINE)
SOCKETS: Final = Gauge("crownland_sockets", "Open sockets")
TABLES: Final = Gauge("crownland_tables", "Tables in memory")
WRITES: Final = Gauge("crownland_writes", "1 while the store takes what is written")
DISK_FREE: Final = Gauge("crownland_disk_free_bytes", "Free beside a database of SQLite")

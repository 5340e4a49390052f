"""The metrics of `/metrics`."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

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

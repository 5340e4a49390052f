"""Settings of a server, from flags of `crownland serve` or the environment.

`CROWNLAND_DATABASE`, `CROWNLAND_SOCKETS` and so on set the field of that name (docs/reference/operate.md).
"""

import difflib
import math
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import platformdirs

from ..engine.errors import InvalidSetup

PREFIX: Final = "CROWNLAND_"
OR_ZERO: Final = ("drain", "waiting_days", "abandoned_days", "ended_days")
CHOICES: Final = {"sync": ("FULL", "NORMAL"), "log": ("debug", "info", "warning", "error")}


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. Limits count per address; a burst is the number allowed at once."""

    database: str = ""  # an SQLite file or postgresql://…; empty: the file in the user's data folder
    share: str = ""  # addresses under which others on the network reach this server, separated by spaces
    origins: str = ""  # other sites whose pages may connect, separated by commas
    hosts: str = ""  # names of this server besides its own and its addresses, separated by commas; * for any
    request_rate: float = 50.0  # requests a second
    request_burst: int = 300
    message_rate: float = 20.0  # messages a second on one socket
    message_burst: int = 60
    messages_per_address: float = 200.0  # messages a second on all sockets of an address
    game_rate: float = 0.5  # new tables a second
    game_burst: int = 60
    bot_rate: float = 30.0  # moves of bots a second, at all tables of an address
    bot_burst: int = 150
    games: int = 20_000  # unfinished tables, in total
    games_per_address: int = 200  # of those, created by one address within a day
    public_per_address: int = 40  # of those, public
    sockets: int = 8000  # WebSockets, in total
    sockets_per_address: int = 400
    body_bytes: int = 64 * 1024
    message_bytes: int = 16 * 1024
    record_bytes: int = 16 * 1024 * 1024
    import_token: str = ""  # allows the import of records; empty: no import
    patience: float = 60.0  # seconds after which a disconnected player is gone
    idle: float = 600.0  # seconds after which an unused table is removed from memory
    drain: float = 0.3  # seconds for which a process still answers while it shuts down
    waiting_days: float = 7.0  # after which a table that waits for players ends; 0: never
    abandoned_days: float = 30.0  # after which a match without a move ends, with a clock 60 later; 0: never
    ended_days: float = 30.0  # after which a table that ended without a result is deleted; 0: never
    bot_threads: int = 2
    review_threads: int = 2  # with lower priority than bots
    reviews_per_address: int = 4  # unfinished reviews
    sync: str = "FULL"  # SQLite: FULL survives a power failure, NORMAL a crash of the process
    log: str = "info"

    def __post_init__(self) -> None:
        """Raise InvalidSetup if a value is out of range."""
        for field in fields(self):
            _check(field.name, getattr(self, field.name))

    @property
    def url(self) -> str:
        """The database as a URL of SQLAlchemy."""
        return database_url(self.database)

    @property
    def driver_url(self) -> str:
        """The URL of PostgreSQL, for its driver."""
        return self.url.replace("+psycopg", "")

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")


def database_url(text: str) -> str:
    """Convert a file name or a URL of PostgreSQL to a URL with its driver.

    >>> database_url("postgresql://me@there/games")
    'postgresql+psycopg://me@there/games'
    """
    if not text:
        folder = platformdirs.user_data_path("crownland", ensure_exists=True)
        text = str(folder / "crownland.db")
    scheme, sign, rest = text.partition("://")
    if not sign:
        return f"sqlite+aiosqlite:///{Path(text).absolute()}"
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise InvalidSetup(f"expected a file or postgresql://…, but got {scheme}://…")


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Read settings from the environment. Raises InvalidSetup if a name is unknown or a value is invalid."""
    environment = os.environ if environment is None else environment
    kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(Settings)}
    chosen = {}
    for variable, text in environment.items():
        if variable.startswith(PREFIX):
            name = variable.removeprefix(PREFIX).lower()
            if name not in kinds:
                raise InvalidSetup(_unknown(name, kinds))
            try:
                chosen[name] = kinds[name](text)
            except ValueError:
                raise InvalidSetup(f"expected {_wanted(name, kinds[name])} in {variable}, but got {text!r}") from None
    return Settings(**chosen)


def _check(name: str, value: str | float) -> None:
    if isinstance(value, str):
        fits = value in CHOICES.get(name, (value,)) and not (name == "hosts" and "/" in value)
        fits = fits and not (name == "address" and value and not re.fullmatch(r"https?://[^/\s]+", value))
    else:
        fits = math.isfinite(value) and (value > 0 or (value == 0 and name in OR_ZERO))
    if not fits:
        wanted = _wanted(name, type(value))
        raise InvalidSetup(f"expected {wanted} in {PREFIX}{name.upper()}, but got {str(value)!r}")


def _wanted(name: str, kind: type) -> str:
    if name in CHOICES:
        *most, last = CHOICES[name]
        return f"{', '.join(most)} or {last}"
    if name == "address":
        return "an address such as https://b.play.example"
    if name == "hosts":
        return "names such as play.example, separated by commas,"
    if name in OR_ZERO:
        return "0 or more"
    return "a whole number of at least 1" if kind is int else "a number above 0"


def _unknown(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {PREFIX}{close[0].upper()}?" if close else "docs/reference/operate.md lists them all"
    return f"expected a setting that exists, but got {PREFIX}{name.upper()}; {hint}"

"""Settings of a server, from options of `crownland serve` or the environment.

`CROWNLAND_DATABASE`, `CROWNLAND_PRESET` and so on set the field of that name (docs/reference/operate.md).
"""

import contextlib
import difflib
import math
import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import platformdirs

from ..engine.errors import InvalidSetup

PREFIX: Final = "CROWNLAND_"
OR_ZERO: Final = ("drain", "waiting", "abandoned", "ended")
TEXTS: Final = {  # patterns of texts, and how an error describes them
    "preset": ("home|public", "home or public"),
    "hosts": ("[^/]*", "names such as play.example, separated by commas,"),
    "sync": ("FULL|NORMAL", "FULL or NORMAL"),
    "log": ("debug|info|warning|error", "debug, info, warning or error"),
}


@dataclass(frozen=True, slots=True)
class Limits:
    """What clients may use: generous, for a home network. A burst is the number allowed at once."""

    requests: float = 500.0  # a second from one address
    request_burst: int = 3000
    messages: float = 100.0  # a second on one socket
    message_burst: int = 300
    messages_per_address: float = 2000.0  # a second on all sockets of an address
    new_tables: float = 5.0  # a second from one address
    new_table_burst: int = 300
    bot_moves: float = 300.0  # a second at all tables of an address
    bot_move_burst: int = 1500
    tables: int = 20_000  # unfinished, in total
    tables_per_address: int = 2000  # of those, created by one address within a day
    public_per_address: int = 400  # of those, public
    sockets: int = 8000  # WebSockets to one process
    sockets_per_address: int = 500
    patience: float = 60.0  # seconds after which a disconnected player is gone
    idle: float = 600.0  # seconds after which an unused table is removed from memory


PRESETS: Final = {
    "home": Limits(),
    "public": Limits(
        requests=50.0,
        request_burst=300,
        messages=20.0,
        message_burst=60,
        messages_per_address=200.0,
        new_tables=0.5,
        new_table_burst=60,
        bot_moves=30.0,
        bot_move_burst=150,
        tables_per_address=200,
        public_per_address=40,
        sockets_per_address=400,
    ),
}


@dataclass(frozen=True, slots=True)
class RetentionDays:
    """After how many days tables end or are deleted; 0: never."""

    waiting: float = 7.0  # a table that waits for players ends
    abandoned: float = 30.0  # a match without a move ends, with a clock 60 days later
    ended: float = 30.0  # a table that ended without a result is deleted


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    database: str = ""  # an SQLite file or postgresql://…; empty: the file in the user's data folder
    preset: str = "home"  # the limits, before single ones are changed
    limits: Limits = PRESETS["home"]
    retention: RetentionDays = RetentionDays()
    share: str = ""  # addresses under which others on the network reach this server, separated by spaces
    hosts: str = ""  # names of this server besides its own and its addresses, separated by commas; * for any
    origins: str = ""  # other sites whose pages may connect, separated by commas
    import_token: str = ""  # allows the import of records; empty: no import
    bot_threads: int = 2
    drain: float = 0.3  # seconds for which a process still answers while it shuts down
    sync: str = "FULL"  # SQLite: FULL survives a power failure, NORMAL a crash of the process
    log: str = "info"

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
    preset = environment.get(f"{PREFIX}PRESET", "home")  # an unknown one raises below
    default = Settings(limits=PRESETS.get(preset, Limits()))
    names = [field.name for field in fields(Settings)]
    chosen: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX):
            continue
        name = variable.removeprefix(PREFIX).lower()
        if name not in names:
            hint = _hint(name, names, lambda name: PREFIX + name.upper())
            raise InvalidSetup(f"expected a setting that exists, but got {variable}; {hint}")
        usual = getattr(default, name)
        is_group = isinstance(usual, (Limits, RetentionDays))
        chosen[name] = _read_group(usual, variable, text) if is_group else _read(name, type(usual), text, variable)
    return replace(default, **chosen)


Group = TypeVar("Group", Limits, RetentionDays)


def _read_group(default: Group, variable: str, text: str) -> Group:
    """Change single numbers by a text such as `sockets=20000,tables=100000`."""
    names = [field.name for field in fields(default)]
    chosen: dict[str, Any] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, number = map(str.strip, part.partition("="))
        if name not in names:
            raise InvalidSetup(f"expected a number that exists, but got {name} in {variable}; {_hint(name, names)}")
        chosen[name] = _read(name, type(getattr(default, name)), number, f"{variable} for {name}")
    return replace(default, **chosen)


def _read(name: str, kind: type, text: str, place: str) -> Any:
    if kind is str:
        pattern, wanted = TEXTS.get(name, ("(?s).*", ""))
        if re.fullmatch(pattern, text):
            return text
    else:
        wanted = "a whole number of at least 1" if kind is int else "a number above 0"
        wanted = "0 or more" if name in OR_ZERO else wanted
        with contextlib.suppress(ValueError):
            number = kind(text)
            if math.isfinite(number) and (number > 0 or (number == 0 and name in OR_ZERO)):
                return number
    raise InvalidSetup(f"expected {wanted} in {place}, but got {text!r}")


def _hint(name: str, names: Iterable[str], spell: Callable[[str], str] = str) -> str:
    close = difflib.get_close_matches(name, names, 1)
    return f"did you mean {spell(close[0])}?" if close else "docs/reference/operate.md lists them all"

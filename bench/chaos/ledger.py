"""The ledger: what clients sent, what they were promised, and what they saw; and how it compares with the database.

It knows nothing of the server's code: it reads the rows of the log as plain JSON and compares.
"""

import contextlib
import hashlib
import sqlite3
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import psycopg

AGAIN_ALLOWED: Final = ("rematch",)  # may come to nothing, and leave no entry
WHAT: Final = {  # the first fact of a command's entry
    "play": ("played",),
    "sit": ("sat", "nothing"),
    "leave": ("left",),
    "resign": ("resigned",),
    "undo": ("undone", "proposed"),
    "bot": ("proposed", "stoodin", "sat"),
    "return": ("returned",),
    "answer": ("agreed", "declined"),
    "end": ("ended", "proposed"),
}
PASSING: Final = ("away", "gone", "clock", "ticking", "watching", "online")  # of a seat: changes without an entry


@dataclass
class Said:
    """One command: what was sent, and the last word on it."""

    game: str
    token: str
    message: dict[str, Any]
    place: int | None = None  # the version that was promised
    refused: str | None = None
    copies: int = 0  # how often it was sent: of several one may be refused and a later one done

    @property
    def kind(self) -> str:
        return str(self.message["type"])


@dataclass
class Ledger:
    """Everything that was promised, and every contradiction that was found."""

    single: bool  # one process: what one client was promised every other one sees from then on
    said: defaultdict[str, dict[str, Said]] = field(default_factory=lambda: defaultdict(dict))  # by game and id
    shown: dict[tuple[str, int], bytes] = field(default_factory=dict)  # by table and version: its lasting part
    claims: dict[tuple[str, int], int] = field(default_factory=dict)  # by game and action: the domino it claims
    newest: Counter[str] = field(default_factory=Counter)  # by game: the largest version that was promised
    counts: Counter[str] = field(default_factory=Counter)
    problems: dict[str, list[str]] = field(default_factory=dict)

    def wrong(self, kind: str, sentence: str) -> None:
        self.problems.setdefault(kind, []).append(sentence)
        print(f"! {kind}: {sentence}", file=sys.stderr, flush=True)

    def say(self, game: str, token: str, message: dict[str, Any]) -> None:
        self.said[game][message["id"]] = Said(game, token, message)

    def copy(self, game: str, name: str) -> None:
        """Note that a command is sent, perhaps not for the first time."""
        self.said[game][name].copies += 1

    def promise(self, game: str, done: Any) -> None:
        """Note an acknowledgement; one that comes again must promise the same."""
        said = self.said[game][done["id"]]
        self.counts["repeated answers"] += said.place is not None
        if said.refused is not None and said.copies < 2:
            self.wrong("doubled", f"{game}: {said.message} was refused ({said.refused}), and later done")
        said.refused = None
        if said.place is not None and said.place != done["version"] and said.kind not in AGAIN_ALLOWED:
            self.wrong("doubled", f"{game}: {said.message} was promised at {said.place} and at {done['version']}")
        if said.place is None:
            self.counts[said.kind] += 1
            said.place = done["version"]
        self.newest[game] = max(self.newest[game], said.place)

    def refuse(self, game: str, name: str, code: str) -> None:
        said = self.said[game][name]
        self.counts[f"refused {code}"] += 1
        if said.place is not None:
            self.wrong("lost", f"{game}: {said.message} was promised at {said.place}, then refused ({code})")
        said.refused = code

    def see(self, table: Any, least: int) -> None:
        """Note a table that somebody sees: at one version everybody sees the same one."""
        game, version = table["id"], table["version"]
        self.counts["tables seen"] += 1
        lasting = _lasting(table)
        if (first := self.shown.setdefault((game, version), lasting)) != lasting:
            self.wrong(
                "different tables",
                f"{game}: two different tables at version {version}, in {_differences(first, lasting)}",
            )
        if self.single and version < least:
            self.wrong("lost", f"{game}: version {least} was promised, but the table is at {version}")

    def audit(self, game: str, rows: list[tuple[int, str]]) -> None:
        """Compare what was said and promised in a game with its log."""
        if [version for version, _ in rows] != list(range(len(rows))):
            self.wrong("lost", f"{game}: the log has gaps")
        places: dict[str, list[tuple[int, Any]]] = {}
        for version, body in rows:
            entry = msgspec.json.decode(body)
            if entry.get("id"):
                places.setdefault(entry["id"], []).append((version + 1, entry))
        mine = self.said[game]
        for name in places.keys() - mine.keys():
            self.wrong("invented", f"{game}: the log has a command {name} that nobody sent")
        for name, said in mine.items():
            self._compare(said, places.get(name, []))
        for token in {said.token for said in mine.values()}:
            own = [said.place for said in mine.values() if said.token == token and said.place and _is_entry(said)]
            if own != sorted(own):
                self.wrong("reordered", f"{game}: one client was promised the versions {own}")

    def _compare(self, said: Said, found: list[tuple[int, Any]]) -> None:
        versions = [version for version, _ in found]
        if len(versions) > 1:
            self.wrong("doubled", f"{said.game}: {said.message} is in the log at {versions}")
        elif said.refused is not None and versions and said.copies < 2:
            self.wrong("doubled", f"{said.game}: {said.message} was refused ({said.refused}), but is in the log")
        elif said.place is not None and not versions and _is_entry(said):
            self.wrong("lost", f"{said.game}: {said.message}, promised at {said.place}, is not in the log")
        elif said.place is not None and versions and versions != [said.place] and _is_entry(said):
            self.wrong("reordered", f"{said.game}: {said.message}, promised at {said.place}, is at {versions}")
        for _, entry in found:
            self._compare_entry(said, entry)

    def _compare_entry(self, said: Said, entry: Any) -> None:
        first = entry["facts"][0] if entry["facts"] else {"what": "nothing"}
        if entry["by"] != hashlib.sha256(said.token.encode()).hexdigest():
            self.wrong("invented", f"{said.game}: {said.message} is in the log as another one's")
        if first["what"] not in WHAT.get(said.kind, (first["what"],)):
            self.wrong("invented", f"{said.game}: {said.message} became {first}")
        if said.kind == "play" and first.get("action") != said.message["action"]:
            self.wrong("invented", f"{said.game}: {said.message} became {first}")

    def check_record(self, game: str, record: Any, rows: list[tuple[int, str]]) -> None:
        """Every decision that was promised and not taken back is in the record, in its order."""
        texts = {said.place: said for said in self.said[game].values() if said.kind == "play"}
        kept: list[tuple[int, int]] = []  # version and seat
        for version, body in rows:
            for fact in msgspec.json.decode(body)["facts"]:
                if fact["what"] == "played":
                    kept.append((version + 1, fact["seat"]))
                elif fact["what"] == "undone":
                    del kept[len(kept) - fact["decisions"] :]
        claims = [(seat, texts[version].message["action"], version) for version, seat in kept if version in texts]
        promised = [(seat, self.claims[game, action]) for seat, action, _ in claims if (game, action) in self.claims]
        parts = record.get("games", [record])
        recorded = iter([(e["seat"], e["claim"]) for part in parts for e in part["events"] if "claim" in e])
        if not all(claim in recorded for claim in promised):
            self.wrong("lost", f"{game}: the record lacks a promised claim")
        self.counts["claims found in records"] += len(promised)

    def close(self, game: str) -> None:
        """Forget a game that was audited."""
        del self.said[game]
        self.shown = {place: table for place, table in self.shown.items() if place[0] != game}
        self.claims = {place: domino for place, domino in self.claims.items() if place[0] != game}


def _is_entry(said: Said) -> bool:
    return said.kind not in AGAIN_ALLOWED


def _lasting(table: Any) -> bytes:
    """Keep what must be the same for everybody: all but presence, what depends on it, and running clocks."""
    kept = {key: value for key, value in table.items() if key not in ("at", "type", "may")}
    kept["seats"] = [{key: value for key, value in seat.items() if key not in PASSING} for seat in table["seats"]]
    if kept.get("proposal"):
        kept["proposal"] = {key: value for key, value in kept["proposal"].items() if key != "waits_for"}
    if kept.get("between"):
        kept["between"] = {key: value for key, value in kept["between"].items() if key != "until"}
    return msgspec.json.encode(kept, order="sorted")


def _differences(one: bytes, other: bytes) -> list[str]:
    first, second = msgspec.json.decode(one), msgspec.json.decode(other)
    return [key for key in first if first[key] != second.get(key)]


class Rows:
    """The rows of the database, read without the server."""

    def __init__(self, database: str) -> None:
        self._database, self._sign = database, "%s" if database.startswith("postgres") else "?"

    @contextlib.contextmanager
    def _connection(self) -> Iterator[Any]:
        opened: Any = psycopg.connect if self._sign == "%s" else sqlite3.connect
        with contextlib.closing(opened(self._database)) as connection:
            yield connection

    def log(self, game: str) -> list[tuple[int, str]]:
        """Return versions and bodies of a game's log."""
        return list(self._all("SELECT version, body FROM log WHERE table_id = {} ORDER BY version", game))

    def records(self, game: str) -> list[Any]:
        return [msgspec.json.decode(body) for (body,) in self._all("SELECT body FROM records WHERE id = {}", game)]

    def cut_channel(self) -> None:
        """End the connections over which the processes send each other notes."""
        notes = "(query LIKE 'LISTEN %' OR query LIKE 'SELECT pg_notify%') AND pid <> pg_backend_pid()"
        with contextlib.suppress(psycopg.Error), self._connection() as connection:
            connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {notes}")

    def _all(self, query: str, game: str) -> Any:
        with self._connection() as connection:
            return connection.execute(query.format(self._sign), (game,)).fetchall()

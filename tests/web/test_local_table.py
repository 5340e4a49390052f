"""A table of the page is a table of the server: the same commands give the same messages, errors and records."""

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crownland import Match, decode, find_variant, read_record, write_record
from crownland.match import Viewer
from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Beginning, Chair, NewTable
from crownland.server.runtime.pools import PACES, pause
from crownland.server.store.schema import finished_record
from crownland.server.table import entries
from crownland.server.table.checks import Asker
from crownland.server.table.decide import create_table, decide
from crownland.server.table.entries import Entry
from crownland.server.table.table import Table
from crownland.server.table.view import public_view
from deep import deep
from nodes import node, packages

ME = "me"
STEPS = 60
VARIANTS = [
    "kingdomino(seats=2)",
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "sample(dynasty=true)",
    "queendomino(seats=3)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]
NAMES = [
    "Ann",
    "",
    "  two   words ",
    "a\u200db",
    "\U0001f469\u200d\U0001f33e",
    "\U0001f469\U0001f3fd\u200d\U0001f33e\ufe0f",
    "1\ufe0f\u20e3",
    "x\u2800\u3164y\u0007",
    "e\u0301" * 70,
]
TEXTS = ["claim:48", "place:1@0,1/0,2", "take:0"]
UNEXPLAINED = {"action/illegal", "action/unreadable", "bot/unknown"}  # whose details are for readers of a log


class TableDriver:
    """A table of the server at which one person holds every seat that no bot plays, and what happened there."""

    def __init__(self, game: NewTable, luck: random.Random) -> None:
        self.luck, self.game, self.now = luck, game, 1_000
        self.seed = game.seed or luck.randbytes(32).hex()
        self.table = Table("game", self.seed, [])
        begun = read_record(json.dumps(game.begun.record)).actions_until(game.begun.event_index) if game.begun else None
        self.table.apply(Entry(self.now, create_table(game, ME, begun), ME))
        self.first = {"at": self.now, "table": self.shown()}
        self.steps: list[dict[str, Any]] = []

    @property
    def match(self) -> Any:
        return self.table.match

    def shown(self) -> dict[str, Any]:
        """Return the table as it is sent, with a digest of its view."""
        elapsed = self.now - self.table.at
        table = json.loads(msgspec.json.encode(public_view(self.table, self.now, elapsed)))
        return {**table, "view": digest(table["view"])}

    def step(self) -> None:
        """Let a bot move or a series go on, if one is due, or send a command."""
        self.now += self.luck.randrange(1, 90_000)
        if self.table.is_bot_in_turn and self.luck.random() < 0.8:
            action = self.luck.choice(self.match.state.legal_codes())
            self.happen(entries.Played(self.table.seat or 0, action))
        elif self.match.is_between and not self.table.unseen():
            self.happen(entries.Dealt())
        else:
            usual = 0.7 if self.table.status == "running" else 0.1
            self.obey(self.play() if self.luck.random() < usual else self.luck.choice(COMMANDS)(self))

    def happen(self, fact: entries.Fact) -> None:
        self.table.apply(Entry(self.now, [fact]))
        self.steps.append({"at": self.now, "fact": msgspec.to_builtins(fact), "table": self.shown()})

    def obey(self, command: Any) -> None:
        step: dict[str, Any] = {"at": self.now, "command": json.loads(msgspec.json.encode(command))}
        try:
            facts = decide(self.table, command, Asker(ME))
        except ApiError as error:
            step["refused"] = {"code": error.code, "args": {} if error.code in UNEXPLAINED else error.args_}
        else:
            facts = [entries.Again("next") if isinstance(fact, entries.Again) else fact for fact in facts]
            if facts:
                self.table.apply(Entry(self.now, facts, ME))
        self.steps.append({**step, "table": self.shown()})

    def play(self) -> Any:
        """Return a decision that is legal in the position, as int or text, sometimes for an earlier version."""
        code = self.luck.choice(self.match.state.legal_codes() or self.match.logs[-1])
        action = str(decode(code)) if self.luck.random() < 0.2 else code
        version = self.table.position_version - 1 if self.luck.random() < 0.05 else self.table.version
        return protocol.Play(version=version, action=action)

    def seat(self) -> int:
        return self.luck.randrange(-1, len(self.table.chairs) + 1)

    def case(self, name: str) -> dict[str, Any]:
        game = json.loads(msgspec.json.encode(self.game))
        record = finished_record(self.table)
        history = {"first": self.first, "steps": self.steps, "record": record, "past": past(record)}
        return {"name": name, "game": game, "seed": self.seed, **history}


def past(record: dict[str, Any]) -> dict[str, Any]:
    """Return the names and results of a record, and a digest of what was seen after each event and led there."""
    read, moments = read_record(json.dumps(record)), []
    viewer: Viewer | None = None
    for position in read.positions():  # which is one timeline that grows
        viewer = viewer or Viewer(position)
        view = json.loads(msgspec.json.encode(viewer.view()))
        done = view["events"][-len(position.events[-1].actions) :] if position.events else []
        moments.append({"view": view | {"options": [], "events": []}, "done": done})
    results = json.loads(msgspec.json.encode(Viewer(read).results()))
    return {"results": results, "moments": digest(moments)}


def digest(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


COMMANDS: list[Callable[[TableDriver], Any]] = [
    lambda one: protocol.Undo(),
    lambda one: protocol.Undo(),
    lambda one: protocol.Next(one.seat()),
    lambda one: protocol.Next(one.seat()),
    lambda one: protocol.Pace(one.luck.choice(list(PACES))),  # type: ignore[arg-type]
    lambda one: protocol.Hurry(),
    lambda one: protocol.Rename(one.seat(), one.luck.choice(NAMES), one.luck.choice([None, *range(8)])),
    lambda one: protocol.Play(version=one.table.version, action=one.luck.choice(TEXTS)),
    lambda one: protocol.Return(one.seat()),
    lambda one: protocol.Answer(yes=one.luck.random() < 0.5),
    lambda one: protocol.Start(),
    lambda one: protocol.Reveal(one.seat(), "00" * 32),
    lambda one: protocol.Bot(one.seat()),
    lambda one: protocol.Rematch(),
    lambda one: protocol.Sit(seat=one.luck.choice([None, one.seat()]), name=one.luck.choice(NAMES)),
    lambda one: protocol.Sit(name="Bot", bot=one.luck.choice(["level(2)", "nobody"])),
    lambda one: _seldom(one, protocol.Resign(one.seat()), 0.15),
    lambda one: _seldom(one, protocol.Leave(one.seat()), 0.3),
    lambda one: _seldom(one, protocol.End(), 0.05),
]


def _seldom(one: TableDriver, command: Any, chance: float) -> Any:
    return command if one.luck.random() < chance else protocol.Undo()


def drive(variant: str, number: int, steps: int) -> dict[str, Any]:
    """Make a table with some seats of mine and bots elsewhere, and let as many things happen there."""
    seats = find_variant(variant).seats
    people = 1 + number % seats
    mine = [Chair(me=True, name=f"Me {seat}", colour=None if seat else 5) for seat in range(people)]
    bots = [Chair(bot=f"level({1 + seat % 5})", name=f"Bot {seat}") for seat in range(people, seats)]
    luck = random.Random(f"{variant} {number}")
    more = {"seed": "5e" * 32} if number == 1 else {"begun": nearly_over(variant, luck)} if number == 2 else {}
    one = TableDriver(NewTable(variant, [*mine, *bots], hints=number != 2, **more), luck)
    for _ in range(steps):
        one.step()
    return one.case(f"{variant} {number}")


def nearly_over(variant: str, luck: random.Random) -> Beginning:
    """Return a moment shortly before the end of a game, the first one of a series."""
    match = Match(variant, ["?"] * find_variant(variant).seats, seed=luck.randbytes(32), pauses=True)
    while not match.state.is_over:
        match.play(luck.choice(match.state.legal_codes()))
    return Beginning(json.loads(write_record(match)), len(match.events) - 8)


def pauses() -> Iterator[tuple[str, int, bool, float]]:
    for pace in PACES:
        for bots in (1, 2, 3, 7):
            for is_first in (True, False):
                yield pace, bots, is_first, pause(pace, bots, is_first)


@pytest.mark.parametrize(("tables", "steps"), [(3, STEPS), deep(12, 5 * STEPS)])
def test_the_same_commands_give_the_same_tables(tmp_path: Path, tables: int, steps: int) -> None:
    cases = [drive(variant, number, steps) for variant in VARIANTS for number in range(tables)]
    refused = {step["refused"]["code"] for case in cases for step in case["steps"] if "refused" in step}
    assert len(refused) > 10, refused
    file = tmp_path / "tables.json"
    file.write_text(json.dumps({"cases": cases, "pauses": list(pauses())}), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", "tests/local/table.test.ts", CROWNLAND_TABLES=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{2 * len(cases) + 1} passed" in done.stdout, done.stdout

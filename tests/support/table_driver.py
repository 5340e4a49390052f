"""A table and its log in memory, for tests: commands are decided and applied as the server does, without one."""

import random
from typing import Any

import msgspec
import pytest

from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewTable
from crownland.server.table.checks import Asker
from crownland.server.table.decide import create_table, decide
from crownland.server.table.entries import READ, Entry
from crownland.server.table.table import Table
from crownland.server.table.view import public_view

SEED = "5e" * 32
ANN, BOB, CAT = "ann", "bob", "cat"


class TableDriver:
    """A table and its log in memory, with a clock that a test moves."""

    def __init__(self, setup: NewTable | None = None, variant: str = "kingdomino(seats=2)", host: str = ANN) -> None:
        self.log: list[bytes] = []
        self.now = 1_000
        self.table = Table("game", SEED, [])
        self._again, self._read = Table("game", SEED, []), 0  # what the log alone gives, and how much of it was read
        seats = [Chair(me=True, name="Ann")]
        self.add(create_table(setup or NewTable(variant, seats), host), host)

    def add(self, events: list[Any], holder: str, name: str = "") -> None:
        entry = self.table.apply(Entry(self.now, events, holder, name))
        self.log.append(msgspec.json.encode(entry))

    def do(self, holder: str, command: Any, gone: tuple[int, ...] = ()) -> list[Any]:
        events = decide(self.table, command, Asker(holder, gone))
        self.add(events, holder, command.id)
        self.check()
        return events

    def refused(self, holder: str, command: Any, gone: tuple[int, ...] = ()) -> str:
        before = self.shown()
        with pytest.raises(ApiError) as caught:
            decide(self.table, command, Asker(holder, gone))
        assert self.shown() == before, "what is refused changes nothing"
        return caught.value.code

    def play(self, holder: str, text: str | int | None = None) -> None:
        action = text if text is not None else self.match.state.legal_codes()[0]
        self.do(holder, protocol.Play(version=self.table.version, action=action))

    def play_on(self, decisions: int, luck: int = 1) -> None:
        """Let whoever is in turn decide at random."""
        dice = random.Random(luck)
        for _ in range(decisions):
            seat = self.match.state.seat
            holder = self.table.chairs[seat].holder
            self.play(holder, dice.choice(self.match.state.legal_codes()))

    def finish(self) -> None:
        while self.table.status == "running":
            self.play_on(1)

    @property
    def match(self) -> Any:
        assert self.table.match is not None
        return self.table.match

    def shown(self) -> bytes:
        return msgspec.json.encode(public_view(self.table, self.now))

    def check(self) -> None:
        """The log alone gives the same table."""
        for text in self.log[self._read :]:
            self._again.apply(READ.decode(text))
        self._read = len(self.log)
        assert msgspec.json.encode(public_view(self._again, self.now)) == self.shown()
        assert self._again.answers == self.table.answers


def two_people(**more: Any) -> TableDriver:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True, name="Ann")], **more))
    driver.do(BOB, protocol.Sit(name="Bob"))
    return driver

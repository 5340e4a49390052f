"""Random, reordered, repeated, stale and forged messages: the table moves by what was done and by nothing else."""

import json
import sqlite3
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from clients import TAGS, Player
from crownland import read_record
from crownland.server.errors import CODES
from crownland.server.table.seats import hash_number
from servers import Server

CLIENTS = st.integers(0, 3)  # Ann, Bob, somebody with a token of another game, somebody without one
SEATS = st.integers(-1, 3)
VARIANTS = st.sampled_from(["kingdomino(seats=2)", "sample()", "duel()", "queendomino(seats=2)"])
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)
COMMANDS = st.sampled_from(TAGS)
LUCK = "1f" * 32


def make_machine(server: Server, elsewhere: str) -> type[RuleBasedStateMachine]:
    """Return the machine that talks with this server."""

    class Talk(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.players: list[Player] = []
            self.sent: list[tuple[int, dict[str, Any]]] = []
            self.promised: dict[str, int] = {}
            self.count = 0

        @initialize(variant=VARIANTS)
        def lay(self, variant: str) -> None:
            made = server.create(variant=variant, seats=[{"me": True}], pace="instant")
            self.game = made["id"]
            tokens = [made["token"], "b2c3d4e5f6" * 3, elsewhere, None]
            self.players = [Player(server, self.game, token) for token in tokens]

        def newest(self) -> Any:
            """Return the table as it is now; every client hears of it."""
            table = server.client().get(f"/tables/{self.game}").json()
            for player in self.players:
                player.catch_up(table["version"])
            return table

        def send(self, client: int, message: dict[str, Any]) -> None:
            self.players[client].say(**message)
            self.sent.append((client, message))

        def answer(self, client: int, name: str) -> Any:
            while True:
                message = self.players[client].hear()
                if message["type"] in ("done", "error", "pong") and message.get("id") == name:
                    return message

        def exchange(self, messages: list[tuple[int, dict[str, Any]]]) -> None:
            """Send messages, then compare what was promised with how far the table has moved."""
            before = self.newest()["version"]
            for client, message in messages:
                self.send(client, message)
            moved = set()
            for client, message in messages:
                answer = self.answer(client, message["id"])
                if answer["type"] == "error":
                    assert answer["code"] in CODES
                elif answer["type"] == "done":
                    known = self.promised.setdefault(f"{client} {message['id']}", answer["version"])
                    assert known == answer["version"], "what is asked twice is answered the same"
                    moved |= {answer["version"]} if answer["version"] > before else set()
            after = self.newest()["version"]
            assert moved == set(range(before + 1, after + 1)), "each step of the table was promised to somebody, once"

        def name(self) -> str:
            self.count += 1
            return f"m{self.count}"

        @rule(
            client=CLIENTS,
            kind=COMMANDS,
            seat=SEATS,
            version=st.integers(-3, 2),
            pick=st.integers(0, 999),
            yes=st.booleans(),
        )
        def command(self, client: int, kind: str, seat: int, version: int, pick: int, yes: bool) -> None:
            self.exchange([(client, self.make(kind, seat, version, pick, yes))])

        @rule(data=st.lists(st.tuples(CLIENTS, COMMANDS, SEATS, st.integers(-1, 1), st.integers(0, 999)), max_size=6))
        def all_at_once(self, data: list[tuple[int, str, int, int, int]]) -> None:
            """Nobody waits for an answer, so many messages meet an older table than they were meant for."""
            messages = [
                (client, self.make(kind, seat, version, pick, True)) for client, kind, seat, version, pick in data
            ]
            self.exchange(messages)

        @rule(steps=st.integers(1, 12), pick=st.integers(0, 999))
        def play_on(self, steps: int, pick: int) -> None:
            for _ in range(steps):
                table = self.newest()
                if table["status"] == "running" and table["view"]["seat"] in (0, 1):
                    self.exchange([(table["view"]["seat"], self.make("play", 0, 0, pick, True))])

        @rule(back=st.integers(1, 20))
        def repeat(self, back: int) -> None:
            """A message that was sent before comes again, letter for letter."""
            if len(self.sent) >= back:
                self.exchange([self.sent[-back]])

        @rule(client=CLIENTS, kind=COMMANDS, fields=st.dictionaries(st.text(max_size=6), JUNK, max_size=3), junk=JUNK)
        def nonsense(self, client: int, kind: str, fields: dict[str, Any], junk: Any) -> None:
            before = self.newest()["version"]
            player = self.players[client]
            player.socket.send(json.dumps({"type": kind, "zzz": junk, **fields}))
            assert player.wait("error")["code"] == "request/invalid"
            assert self.newest()["version"] == before

        def make(self, kind: str, seat: int, version: int, pick: int, yes: bool) -> dict[str, Any]:
            """Make a message that might be right."""
            table = self.newest()
            message: dict[str, Any] = {"type": kind, "id": self.name()}
            options = table["view"]["options"] if table["view"] else []
            action = options[pick % len(options)]["id"] if options and pick % 5 else f"claim:{pick % 60}"
            if kind in ("leave", "resign", "bot", "return", "signal", "next", "rename", "reveal"):
                message["seat"] = max(seat, 0)
            if kind == "rename":
                message["name"] = f"Name {pick}"
            if kind == "pace":
                message["pace"] = ("instant", "quick", "relaxed")[pick % 3]
            if kind == "sit" and seat >= 0:
                message["seat"] = seat
            if kind in ("sit", "rematch", "answer") and pick % 2:
                message["commitment"] = hash_number(LUCK)
            if kind == "reveal":
                message["number"] = LUCK if pick % 3 else f"{pick:064x}"
            if kind == "play":
                message |= {"version": max(table["version"] + version, 0), "action": action}
            if kind == "signal":
                message["signal"] = "oops"
            if kind == "answer":
                message["yes"] = yes
            return message

        @invariant()
        def everybody_sees_the_same(self) -> None:
            if self.players:
                table = self.newest()
                assert all(player.table["view"] == table["view"] for player in self.players)

        def teardown(self) -> None:
            if not self.players:
                return
            record = server.client().get(f"/tables/{self.game}/record")
            if record.status_code == 200:
                read_record(record.text)
            with sqlite3.connect(server.database) as store:
                versions = [
                    row[0]
                    for row in store.execute(
                        "SELECT version FROM log WHERE table_id = ? ORDER BY version", (self.game,)
                    )
                ]
            assert versions == list(range(len(versions)))
            assert all(version <= len(versions) for version in self.promised.values())
            for player in self.players:
                player.close()

    return Talk


def committed(server: Server) -> float:
    """Return how many changes the server has written."""
    text = server.client().get(f"{server.url}/metrics").text
    return float(text.split("\ncrownland_committed_total ")[1].split("\n")[0])


@pytest.mark.parametrize("talks", [12, pytest.param(120, marks=pytest.mark.deep)])
def test_whatever_is_said_the_table_moves_only_by_what_was_done(server: Server, talks: int) -> None:
    elsewhere = server.create(seats=[{"me": True}])["token"]
    bystander = server.create(variant="sample()", seats=[{"me": True}, {"me": True}])
    before = committed(server)
    run_state_machine_as_test(
        make_machine(server, elsewhere),
        settings=settings(
            max_examples=talks,
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )
    assert committed(server) > before + 10, "much was done"
    after = server.client().get(f"/tables/{bystander['id']}").json()
    assert after["version"] == bystander["table"]["version"], "other games are unaffected"

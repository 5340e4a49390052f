"""The load generator: frames and fields found by hand are those that others read, and a run ends by itself."""

import json
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol, State

from crownland.server import protocol
from crownland.server.table.decide import create_table
from crownland.server.table.entries import Entry, Played
from crownland.server.table.table import Table
from crownland.server.table.view import diff, public_table, public_view
from load.frames import Frames, text
from load.readers import ActionReader
from load.reads import any_of, options_in, seat_of, seats_of, text_of, version_in
from load.verify import audit


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, 16000])
def test_a_frame_made_by_hand_is_read_by_others(size: int) -> None:
    server = Protocol(SERVER, state=State.OPEN)
    server.receive_data(text(b"x" * size))
    (frame,) = server.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.data) == (Opcode.TEXT, b"x" * size)


@pytest.mark.parametrize("squeezes", [False, True])
@pytest.mark.parametrize("piece", [1, 7, 100_000])
def test_frames_of_others_are_taken_apart_however_they_arrive(piece: int, squeezes: bool) -> None:
    sizes = (0, 1, 125, 126, 65535, 65536)
    extensions = [PerMessageDeflate(True, True, 15, 15)] if squeezes else []
    frames = (Frame(Opcode.TEXT, b"y" * size).serialize(mask=False, extensions=extensions) for size in sizes)
    stream, reader, found = b"".join(frames), Frames(), []
    for start in range(0, len(stream), piece):
        found += reader.feed(stream[start : start + piece])
    assert found == [(Opcode.TEXT, b"y" * size) for size in sizes]


def test_what_a_player_needs_is_found_in_a_table_without_reading_it() -> None:
    setup = protocol.NewTable("kingdomino(seats=2)", seats=[protocol.Chair(me=True), protocol.Chair(me=True)])
    table = Table("ABCDEFGHJKLM", "00" * 32, [Entry(0, create_table(setup, "holder"))])
    result = public_view(table, 0)
    message = msgspec.json.encode(result)
    assert result.view is not None
    assert (version_in(message), seat_of(message)) == (result.version, result.view.seat)
    rng = random.Random(1)
    options = {option.id for option in result.view.options}
    listed = options_in(message)
    assert listed is not None
    assert {any_of(listed, rng) for _ in range(100)} == options
    table.apply(Entry(0, [Played(result.view.seat or 0, min(options))]))
    later = public_view(table, 0)
    message = msgspec.json.encode(later)
    assert later.view is not None
    assert (version_in(message), seat_of(message)) == (later.version, later.view.seat)
    assert {any_of(options_in(message) or b"", rng) for _ in range(100)} == {option.id for option in later.view.options}
    welcome = msgspec.json.encode(protocol.Welcome("", [0, 1], True, 0, ""))
    assert seats_of(welcome) == [0, 1]
    done = msgspec.json.encode(protocol.Done("again", 7, table="new"))
    assert (version_in(done), text_of(done, "id"), text_of(done, "table")) == (7, "again", "new")
    assert text_of(done, "token") == ""


def test_who_is_sent_actions_knows_whose_turn_it_is_and_what_is_legal() -> None:
    setup = protocol.NewTable("kingdomino(seats=2)", seats=[protocol.Chair(me=True), protocol.Chair(me=True)])
    table = Table("ABCDEFGHJKLM", "00" * 32, [Entry(0, create_table(setup, "holder"))])
    reader, rng, old = ActionReader(), random.Random(1), public_table(table, 0)
    reader.see(msgspec.json.encode(old))
    assert table.match is not None
    while (seat := reader.seat) is not None:
        assert seat == table.seat
        action = reader.choose(rng)
        assert action in table.match.state.legal_codes()
        table.apply(Entry(0, [Played(seat, action)]))
        new = public_table(table, 0)
        reader.see(msgspec.json.encode(protocol.Changed(old.version, diff(old, new))))
        old = new
    assert table.status == "over"


def test_moves_that_were_lost_doubled_or_never_answered_are_counted() -> None:
    acknowledged = {"a": [1, 2, 2], "b": [5]}
    log = [("a", 1), ("a", 2), ("b", 6), ("b", 6)]
    assert audit(acknowledged, iter(log)) == {"lost": 1, "doubled": 2, "unanswered": 1}
    assert audit({"a": [1, 2]}, iter(log[:2])) == {"lost": 0, "doubled": 0, "unanswered": 0}


@pytest.mark.deep
@pytest.mark.parametrize("options", [[], ["--database", "postgres", "--processes", "2", "--proxy"]])
def test_a_short_load_ends_by_itself_and_loses_nothing(options: list[str]) -> None:
    script = Path(__file__).parents[2] / "bench" / "load"
    options = ["--tables", "22", "--rate", "600", "--seconds", "2", "--json", *options]
    run = subprocess.run([sys.executable, script, "steady", *options], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    result = json.loads(run.stdout)
    assert result["moves/s"] > 0
    assert (result["lost"], result["doubled"], result["unanswered"], result["errors"]) == (0, 0, 0, 0)
    assert ("proxy ms a move" in result) == ("--proxy" in options)

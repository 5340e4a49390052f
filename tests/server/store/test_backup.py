"""Backups, restores and moves: of a running server, into either database, all or nothing."""

import gzip
import os
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from crownland import read_record
from crownland.cli import run
from crownland.server.settings import database_url
from crownland.server.store.database import (
    Contents,
    migrate,
    read_archive,
    read_database,
    sync_url,
    write_archive,
    write_database,
)
from databases import fresh_database
from servers import Server, serve

BOTS = [{"bot": "random"}, {"bot": "random"}]


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))


def content(database: str) -> dict[str, list[Any]]:
    """Return every row of a database but for its processes; and check that no log has a gap."""
    engine = sql.create_engine(sync_url(database_url(database)))
    with engine.connect() as connection:
        found = {
            table: [tuple(row) for row in connection.execute(sql.text(f"SELECT * FROM {table} ORDER BY 1, 2"))]
            for table in ("tables", "log", "records")
        }
    engine.dispose()
    versions: dict[str, list[int]] = {}
    for game, version, _ in found["log"]:
        versions.setdefault(game, []).append(version)
    assert all(log == list(range(len(log))) for log in versions.values())
    assert set(versions) == {row[0] for row in found["tables"]}
    return found


def lay_some(server: Server) -> Any:
    """Lay tables in all states; return one that a person plays, when its first decision has been answered."""
    mine = server.create(seats=[{"me": True, "name": "Ann"}, {"bot": "random"}], pace="instant")
    server.create(seats=[{"me": True}], public=True)
    for _ in range(2):
        server.create(variant="sample()", seats=BOTS, pace="instant", public=True)
    return mine


def play(server: Server, game: str, token: str) -> int:
    """Decide once for a person; return the version after it."""
    client = server.client(token)
    table = client.get(f"/tables/{game}", params={"after": 0, "wait": 20}).json()
    while table["view"]["seat"] != 0:
        table = client.get(f"/tables/{game}", params={"after": table["version"], "wait": 20}).json()
    option = table["view"]["options"][0]
    answer = client.post(f"/tables/{game}/play", json={"version": table["version"], "action": option["id"]})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["version"])


def wait_for_records(server: Server, count: int) -> None:
    deadline = time.monotonic() + 60
    while len(server.client().get("/records").json()["records"]) < count:
        assert time.monotonic() < deadline, "the bots did not finish"
        time.sleep(0.05)


def test_a_backup_of_a_running_server_restores_into_either_database(
    database: str, postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "games.backup"
    with serve(database, tmp_path) as server:
        mine = lay_some(server)
        wait_for_records(server, 1)
        assert run(["backup", str(backup), "--database", database]) == 0, capsys.readouterr().err
        wait_for_records(server, 2)
        version = play(server, mine["id"], mine["token"])
        later = tmp_path / "later.backup"
        assert run(["backup", str(later), "--database", database]) == 0
    assert f"{backup} holds 4 tables with " in capsys.readouterr().out
    assert backup.stat().st_mode & 0o777 == 0o600, "seeds of running games are in it"

    for target in (str(tmp_path / "other.db"), fresh_database(postgres)):
        assert run(["restore", str(backup), "--database", target]) == 0, capsys.readouterr().err
        first = content(target)
        assert len(first["tables"]) == 4
        bodies = [next(text for text in row if str(text).startswith("{")) for row in first["records"]]
        assert bodies and all(read_record(body).is_complete for body in bodies)
        over = [row[0] for row in first["tables"] if "over" in row]
        assert sorted(over) == [row[0] for row in first["records"]], "all of one moment"
        assert run(["restore", str(later), "--database", target]) == 2
        assert "expected an empty database, but it holds 4 tables; --replace drops them" in capsys.readouterr().err
        assert content(target) == first
        assert run(["restore", str(later), "--database", target, "--replace", "--json"]) == 0
        assert len(content(target)["records"]) == 2

    with serve(target, tmp_path) as server:
        assert play(server, mine["id"], mine["token"]) > version, "the game goes on with the same token"


def test_a_restore_is_not_overridden_by_what_a_crash_left_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A `-wal` beside a database holds what was written last; SQLite would play it into whatever lies there."""
    database, backup = str(tmp_path / "games.db"), str(tmp_path / "games.backup")
    server = Server(database, tmp_path / "server.log")
    try:
        server.wait_until_up()
        server.create(seats=[{"me": True}])
        assert run(["backup", backup, "--database", database]) == 0
        for _ in range(5):
            server.create(seats=[{"me": True}])
        assert run(["restore", backup, "--database", database, "--replace"]) == 2
        assert "is in use by a running server; stop it first" in capsys.readouterr().err
    finally:
        server.kill()
    wal = Path(f"{database}-wal")
    assert wal.stat().st_size > 0
    shutil.copytree(tmp_path, tmp_path.with_name("crashed"))

    assert run(["restore", backup, "--database", database, "--replace"]) == 0, capsys.readouterr().err
    assert len(content(database)["tables"]) == 1

    crashed = tmp_path.with_name("crashed") / "games.db"
    crashed.unlink()  # and the -wal stays
    assert run(["restore", backup, "--database", str(crashed)]) == 0, capsys.readouterr().err
    assert content(str(crashed)) == content(database)


def test_all_tables_move_from_sqlite_to_postgres(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = str(tmp_path / "games.db"), fresh_database(postgres)
    with serve(source, tmp_path) as server:
        mine = lay_some(server)
        version = play(server, mine["id"], mine["token"])
        wait_for_records(server, 1)
        assert run(["move", source, target]) == 2
        assert "is in use" in capsys.readouterr().err
    assert run(["move", source, target]) == 0, capsys.readouterr().err
    assert "The new database holds 4 tables with " in capsys.readouterr().out
    before, after = content(source), content(target)
    assert after == before, "ids, dates and bodies are the same"
    with serve(target, tmp_path) as server:
        assert run(["move", source, target, "--replace"]) == 2
        assert "expected a database that no server uses, but 1 running processes do" in capsys.readouterr().err
        assert run(["move", target, str(tmp_path / "back.db")]) == 2
        assert play(server, mine["id"], mine["token"]) > version


def test_a_database_does_not_move_onto_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["move", str(tmp_path / "a.db"), str(tmp_path / "a.db")]) == 2
    assert "expected two databases" in capsys.readouterr().err


def test_what_is_no_database_is_named(small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["move", str(small), str(tmp_path / "a.db")]) == 2
    assert f"{small} is a backup; use `crownland restore`" in capsys.readouterr().err
    for words in (["serve"], ["tidy"], ["restore", str(small)]):
        assert run([*words, "--database", str(tmp_path)]) == 2
        assert f"{tmp_path} is a directory" in capsys.readouterr().err


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of two games, for tests that spoil it."""
    path = tmp_path_factory.mktemp("small") / "small.backup"
    game = ["g", "duel()", "00", True, "open", "[]", 2, False, False, None, 1]
    columns = [
        "id",
        "variant",
        "seed",
        "public",
        "status",
        "players",
        "open_seats",
        "timed",
        "needs_driver",
        "driver",
        "at",
    ]
    rows = [("tables", columns, [game, ["h", *game[1:]]]), ("log", ["table_id", "version", "body"], [["g", 0, "{}"]])]
    write_archive(path, Contents("0001", rows))
    return path


def test_what_was_written_is_read(small: Path, database: str) -> None:
    url = database_url(database)
    assert write_database(url, read_archive(small)) == {"tables": 2, "log": 1, "plays": 0, "records": 0, "reviews": 0}
    with read_database(url) as contents:
        assert [(name, len(rows)) for name, _, rows in contents.rows] == [("tables", 2), ("log", 1)]


SPOILT: list[Any] = [
    (lambda data: data[:-12], "expected a whole backup, but it is damaged"),
    (lambda data: data[:40] + bytes(4) + data[44:], "expected a whole backup, but it is damaged"),
    (lambda data: gzip.compress(gzip.decompress(data)[:-20]), "expected a whole backup, but it is damaged"),
    (
        lambda data: gzip.compress(b"\n".join(gzip.decompress(data).splitlines()[:-1])),
        "expected a whole backup, but its end is missing",
    ),
    (
        lambda data: gzip.compress(gzip.decompress(data).replace(b'["g",0,"{}"]\n', b"")),
        "expected a whole backup, but its end is missing",
    ),
    (lambda data: gzip.compress(b'{"kind":"letter"}\n'), "expected a backup made by `crownland backup`"),
    (
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"format":1', b'"format":7')),
        "expected a backup of format 1, but got 7",
    ),
    (
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"revision":"0001"', b'"revision":"9999"')),
        "but got revision 9999: a newer Crownland has used it",
    ),
    (lambda data: b"SQLite format 3\0" + data, "but got a database of SQLite; `crownland move` copies"),
    (lambda data: b"notes", "expected a whole backup, but it is damaged"),
    (lambda data: b"", "expected a backup made by `crownland backup`"),
]


def test_a_spoilt_backup_changes_nothing(
    small: Path, tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_database(database_url(database), read_archive(small))
    before = content_of_small(database)
    spoilt = tmp_path / "spoilt.backup"
    found_late = SPOILT[2:5]  # when rows have been written, which each database undoes in its own way
    for spoil, complaint in found_late if database.startswith("postgresql") else SPOILT:
        spoilt.write_bytes(spoil(small.read_bytes()))
        assert run(["restore", str(spoilt), "--database", database, "--replace"]) == 2, complaint
        assert complaint in capsys.readouterr().err
        assert content_of_small(database) == before, complaint


def test_a_file_of_sqlite_is_for_its_owner_alone_and_none_is_left_by_a_restore_that_failed(
    small: Path, tmp_path: Path
) -> None:
    made, restored, failed = (tmp_path / name for name in ("made.db", "restored.db", "failed.db"))
    migrate(database_url(str(made)))
    assert run(["restore", str(small), "--database", str(restored)]) == 0
    assert [path.stat().st_mode & 0o777 for path in (made, restored)] == [0o600, 0o600]
    spoilt = tmp_path / "spoilt.backup"
    spoilt.write_bytes(gzip.compress(b"\n".join(gzip.decompress(small.read_bytes()).splitlines()[:-1])))
    assert run(["restore", str(spoilt), "--database", str(failed)]) == 2
    assert not failed.exists()


def content_of_small(database: str) -> list[Any]:
    with read_database(database_url(database)) as contents:
        return list(contents.rows)


def test_a_backup_never_takes_the_place_of_another_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    migrate(database_url("games.db"))
    assert run(["backup", "mine.backup", "--database", "games.db"]) == 0
    assert run(["backup", "mine.backup", "--database", "games.db"]) == 2
    assert "expected the name of a new file, but mine.backup exists" in capsys.readouterr().err
    assert run(["backup", "--database", "games.db"]) == 0, "a file named after the time"
    assert len(list(tmp_path.glob("crownland-2*.backup"))) == 1
    assert run(["backup", "no/such/folder.backup", "--database", "games.db"]) == 2
    assert run(["backup", "other.backup", "--database", "none.db"]) == 2
    assert "there is none at" in capsys.readouterr().err
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".backup", ".backup", ".db"], "nothing else is left"

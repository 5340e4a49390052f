"""`crownland serve`: flags, ports, and what it refuses before it starts."""

import os
import socket
from pathlib import Path

import pytest

from crownland import InvalidSetup
from crownland.cli import run
from crownland.cli.commands.serve import _address, _choose_log, _is_public, _listen, _settings, _shared
from servers import serve


def test_a_port_that_is_taken_is_passed_over_unless_it_was_asked_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(InvalidSetup, match=f"127.0.0.1:{port}"):
            _listen("127.0.0.1", port)
    first, second = _listen("127.0.0.1", None), None
    try:
        first.listen()
        second = _listen("127.0.0.1", None)
        assert second.getsockname()[1] != first.getsockname()[1]
    finally:
        first.close()
        if second is not None:
            second.close()


def test_a_person_at_a_terminal_sees_no_log_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for log, at_terminal, level in [(None, True, "warning"), ("json", True, None), (None, False, None)]:
        monkeypatch.setattr(os, "environ", {})
        _choose_log(log, at_terminal)
        assert os.environ.get("CROWNLAND_LOG") == level
    monkeypatch.setattr(os, "environ", {"CROWNLAND_LOG": "debug"})
    _choose_log(None, True)
    assert os.environ["CROWNLAND_LOG"] == "debug"
    with pytest.raises(InvalidSetup, match="expected --log json, but got 'xml'"):
        _choose_log("xml", True)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "x"], "expected --port from 0 to 65535, but got 'x'"),
    ],
)
def test_numbers_that_make_no_sense_are_refused_in_our_words(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert run(["serve", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_an_address_of_another_database_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--database", "mysql://x/y"]) == 2
    assert "expected a file or postgresql" in capsys.readouterr().err


def test_a_server_says_where_it_is_and_how_to_stop_it_and_a_second_on_the_same_file_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    with serve(str(tmp_path / "games.db"), tmp_path) as first:
        said = [f"Crownland is running at {first.url}/", "Press Ctrl-C to stop it."]
        assert first.log.read_text(encoding="utf-8").splitlines() == said
        assert run(["serve", "--database", str(tmp_path / "games.db")]) == 2
    assert "games.db is in use by a running server; stop it first" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("database", "complaint"),
    [
        ("no/such/folder/games.db", "expected a folder to write in"),
        ("notes.txt", "file is not a database"),
        ("postgresql://nobody@127.0.0.1:1/games", "expected a database that opens"),
    ],
)
def test_a_database_that_does_not_open_gets_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, database: str, complaint: str
) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("these are notes, and by no means a database\n" * 50)
    assert run(["serve", "--database", database]) == 2
    shown = capsys.readouterr().err
    assert complaint in shown
    assert "Traceback" not in shown
    assert not Path("no").exists(), "nothing is made by the way"


def test_flags_go_before_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    environment = {"CROWNLAND_DATABASE": "other.db", "CROWNLAND_PRESET": "home", "CROWNLAND_LIMITS": "sockets=7"}
    monkeypatch.setattr(os, "environ", environment)
    settings = _settings(str(tmp_path / "mine.db"), "public")
    assert settings.url.endswith("/mine.db")
    assert (settings.preset, settings.limits.tables_per_address, settings.limits.sockets) == ("public", 200, 7)
    assert environment["CROWNLAND_DATABASE"].endswith("mine.db"), "what the application reads"
    assert environment["CROWNLAND_PRESET"] == "public"


def test_the_address_can_be_clicked() -> None:
    assert _address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert _address("0.0.0.0", 80) == "http://localhost:80/"
    assert _address("::1", 80) == "http://[::1]:80/"


def test_others_on_the_network_are_told_an_address_only_where_it_leads_here() -> None:
    assert _shared("127.0.0.1", 8000) == ""
    assert _shared("192.168.1.5", 8000) == "", "whoever chose an address knows it"
    assert _shared("0.0.0.0", 8000) == "" or _shared("0.0.0.0", 8000).endswith(":8000/")


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("127.0.0.1", False),
        ("192.168.1.5", False),
        ("10.0.0.2", False),
        ("fe80::1", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_whoever_listens_on_the_internet_without_a_proxy_is_warned(address: str, is_public: bool) -> None:
    assert _is_public(address) == is_public

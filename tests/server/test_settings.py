"""Settings: read from the environment, refused in one sentence where they make no sense, and all told in the docs."""

import os
from dataclasses import fields
from pathlib import Path

import pytest
import sqlalchemy as sql

from crownland import InvalidSetup
from crownland.cli import run
from crownland.server.settings import PREFIX, Settings, database_url, read_settings
from crownland.server.store.migrate import migrate

OPERATE = Path(__file__).parents[2] / "docs" / "reference" / "operate.md"


def test_settings_come_from_the_environment() -> None:
    settings = read_settings({"CROWNLAND_SOCKETS": "12", "CROWNLAND_IDLE": "1.5", "OTHER": "1"})
    assert (settings.sockets, settings.idle) == (12, 1.5)
    with pytest.raises(InvalidSetup, match="mysql"):
        database_url("mysql://x")


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("LOG", "banana", "expected debug, info, warning or error in CROWNLAND_LOG, but got 'banana'"),
        ("SYNC", "FUL", "expected FULL or NORMAL in CROWNLAND_SYNC, but got 'FUL'"),
        ("BOT_THREADS", "0", "expected a whole number of at least 1 in CROWNLAND_BOT_THREADS, but got '0'"),
        ("SOCKETS", "many", "expected a whole number of at least 1 in CROWNLAND_SOCKETS, but got 'many'"),
        ("PATIENCE", "-4", "expected a number above 0 in CROWNLAND_PATIENCE, but got '-4.0'"),
        ("IDLE", "nan", "expected a number above 0 in CROWNLAND_IDLE, but got 'nan'"),
        ("SYNK", "FULL", "expected a setting that exists, but got CROWNLAND_SYNK; did you mean CROWNLAND_SYNC?"),
        (
            "HOSTS",
            "https://play.example",
            "expected names such as play.example, separated by commas, in CROWNLAND_HOSTS, but got 'https://play.example'",
        ),
        ("X", "1", "expected a setting that exists, but got CROWNLAND_X; docs/reference/operate.md lists them all"),
    ],
)
def test_a_setting_that_makes_no_sense_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str, sentence: str
) -> None:
    monkeypatch.setattr(os, "environ", {**os.environ, PREFIX + name: value})
    assert run(["serve"]) == 2
    assert capsys.readouterr().err == f"crownland: {sentence}\n"


def test_a_database_of_a_newer_crownland_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], database: str
) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    url = database_url(database)
    migrate(url)
    engine = sql.create_engine(url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert run(["serve", "--database", database]) == 2
    shown = capsys.readouterr().err
    assert "but got revision 9999: a newer Crownland has used it; update this one" in shown
    assert shown.count("\n") == 1


def test_every_setting_is_told_in_the_docs() -> None:
    text = OPERATE.read_text(encoding="utf-8")
    assert [field.name for field in fields(Settings) if f"| `{PREFIX}{field.name.upper()}` |" not in text] == []

"""Settings: read from the environment, refused in one sentence where they make no sense, and all told in the docs."""

import os
from dataclasses import fields, replace
from pathlib import Path

import pytest
import sqlalchemy as sql

from crownland import InvalidSetup
from crownland.cli import run
from crownland.server.settings import PREFIX, PRESETS, Limits, RetentionDays, Settings, database_url, read_settings
from crownland.server.store.database import migrate

OPERATE = Path(__file__).parents[2] / "docs" / "reference" / "operate.md"


def test_settings_come_from_the_environment() -> None:
    settings = read_settings({"CROWNLAND_BOT_THREADS": "12", "OTHER": "1"})
    assert (settings.bot_threads, settings.log) == (12, "info")
    assert settings == Settings(bot_threads=12)
    with pytest.raises(InvalidSetup, match="mysql"):
        database_url("mysql://x")


def test_a_preset_gives_all_limits_and_single_ones_can_be_changed() -> None:
    assert read_settings({}).limits == PRESETS["home"]
    public = read_settings({"CROWNLAND_PRESET": "public", "CROWNLAND_LIMITS": " sockets=20000, requests=1.5 ,"}).limits
    assert public == replace(PRESETS["public"], sockets=20_000, requests=1.5)
    assert read_settings({"CROWNLAND_RETENTION": "ended=0"}).retention == RetentionDays(ended=0)


def test_nothing_is_stricter_at_home() -> None:
    home, public = PRESETS["home"], PRESETS["public"]
    assert all(getattr(home, field.name) >= getattr(public, field.name) for field in fields(Limits))


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("LOG", "banana", "expected debug, info, warning or error in CROWNLAND_LOG, but got 'banana'"),
        ("SYNC", "FUL", "expected FULL or NORMAL in CROWNLAND_SYNC, but got 'FUL'"),
        ("BOT_THREADS", "0", "expected a whole number of at least 1 in CROWNLAND_BOT_THREADS, but got '0'"),
        ("PRESET", "strict", "expected home or public in CROWNLAND_PRESET, but got 'strict'"),
        (
            "LIMITS",
            "sockets=many",
            "expected a whole number of at least 1 in CROWNLAND_LIMITS for sockets, but got 'many'",
        ),
        ("LIMITS", "sockets", "expected a whole number of at least 1 in CROWNLAND_LIMITS for sockets, but got ''"),
        ("LIMITS", "idle=nan", "expected a number above 0 in CROWNLAND_LIMITS for idle, but got 'nan'"),
        (
            "LIMITS",
            "idle=9,sokets=1",
            "expected a number that exists, but got sokets in CROWNLAND_LIMITS; did you mean sockets?",
        ),
        ("RETENTION", "waiting=-1", "expected 0 or more in CROWNLAND_RETENTION for waiting, but got '-1'"),
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
    rows = [
        f"| `{field.name}` | {getattr(PRESETS['home'], field.name):g} | {getattr(PRESETS['public'], field.name):g} |"
        for field in fields(Limits)
    ]
    assert [row for row in rows if row not in text] == []

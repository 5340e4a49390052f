"""A scripted_input who plays from what the screen says, and what came of a command line."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from crownland.cli import run
from crownland.cli.i18n import t


@dataclass(frozen=True)
class Outcome:
    """What a command line gave."""

    code: int
    out: str
    err: str

    def assert_refused(self, *words: str) -> None:
        """One sentence on standard error that says these words, nothing else, and exit code 2."""
        assert self.code == 2, self
        assert self.err.count("\n") == 1, self
        assert "Traceback" not in self.out + self.err
        for word in words:
            assert word in self.err, self


Crownland = Callable[..., Outcome]


def answer(asked: str) -> str:
    """Return what a person types who takes the first option that the screen offers."""
    one_of = re.escape(t("terminal-type-one-of", numbers="|").partition("|")[0])
    if numbers := re.findall(rf"{one_of}(\d+)", asked):
        return f"claim {numbers[-1]}"
    if t("terminal-enter-for", choice="") in asked or t("terminal-save-record")[:15] in asked:
        return ""
    numbers = re.findall(r"^ {0,2}(\d{1,3}) (?:[ +−\d]{4})  \S", asked, re.MULTILINE)
    assert numbers, asked
    return str(numbers[0])


class ScriptedInput(io.TextIOBase):
    """A standard input that reads the screen before it answers; `first` is typed before anything else."""

    def __init__(self, capsys: pytest.CaptureFixture[str], first: tuple[str, ...] = ()) -> None:
        self.capsys = capsys
        self.first = list(first)
        self.screen = ""

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        asked = self.capsys.readouterr().out
        self.screen += asked
        return (self.first.pop(0) if self.first else answer(asked)) + "\n"


def play_to_the_end(
    crownland: Crownland, game: str, seed: object, record: Path, scripted_input: ScriptedInput
) -> tuple[str, str]:
    """Play a whole game by typing and verify its record; return what the game showed, and what its replay shows."""
    played = crownland("play", "--game", game, "--seed", seed, "--record", record, stdin=scripted_input)
    assert played.code == 0, played
    assert max(map(len, played.out.splitlines())) <= 80
    assert "\x1b" not in played.out
    assert crownland("verify", record).out == f"{record}: 1 game, all by the rules\n"
    result = crownland("replay", record)
    assert result.code == 0 and t("terminal-largest") in result.out
    return played.out, result.out


@pytest.fixture
def crownland(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Crownland:
    """Return a function that runs one command line with something on standard input."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setattr("crownland.cli.commands.warm.COMPILED", False)  # so that nobody is told to wait, cold or warm

    def call(*words: object, stdin: str | io.TextIOBase = "") -> Outcome:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin) if isinstance(stdin, str) else stdin)
        code = run([str(word) for word in words])
        captured = capsys.readouterr()
        earlier = stdin.screen if isinstance(stdin, ScriptedInput) else ""
        return Outcome(code, earlier + captured.out, captured.err)

    return call

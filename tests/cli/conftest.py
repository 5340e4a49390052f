"""Running the command line inside the test."""

import io

import pytest

from crownland.cli.app import run
from scripted_input import Crownland, Outcome, ScriptedInput


@pytest.fixture
def crownland(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Crownland:
    """Return a function that runs one command line with something on standard input."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setattr("crownland.cli.compile.COMPILED", False)  # so that nobody is told to wait, cold or warm

    def call(*words: object, stdin: str | io.TextIOBase = "") -> Outcome:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin) if isinstance(stdin, str) else stdin)
        code = run([str(word) for word in words])
        captured = capsys.readouterr()
        earlier = stdin.screen if isinstance(stdin, ScriptedInput) else ""
        return Outcome(code, earlier + captured.out, captured.err)

    return call

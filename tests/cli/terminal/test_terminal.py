"""The terminal itself: real processes on a real pseudo-terminal, pipes that close, disks that are full."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scripted_input import Crownland, answer

COMMAND = [sys.executable, "-m", "crownland"]
_STEERING = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60


class Screen:
    """A process on a terminal of 80 columns and 24 rows."""

    def __init__(self, *words: str) -> None:
        self.main, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.settings = termios.tcgetattr(child)
        self.child = child
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        environment.pop("NO_COLOR", None)
        # The first terminal that the leader of a session opens becomes its own, so that Ctrl-C reaches it.
        opening = ["sh", "-c", 'exec "$@" <"$0" >"$0" 2>&1', os.ttyname(child)]
        self.process = subprocess.Popen([*opening, *COMMAND, *words], env=environment, start_new_session=True)
        self.raw = ""
        self.seen = 0

    def wait_for(self, *endings: str) -> str:
        """Return what appeared since the last call, once it ends with one of these."""
        end = time.monotonic() + PATIENCE
        while not self.text.endswith(endings) or len(self.text) == self.seen:
            ready, _, _ = select.select([self.main], [], [], max(end - time.monotonic(), 0))
            assert ready and self._drain(), self.text[self.seen :]
        new = self.text[self.seen :]
        self.seen = len(self.text)
        return new

    @property
    def text(self) -> str:
        return _STEERING.sub("", self.raw).replace("\r", "")

    def type(self, line: str) -> None:
        os.write(self.main, line.encode())

    def finish(self, keys: str = "") -> tuple[int, str]:
        """Type keys, again where they came too early, and wait for the end; return exit code and what appeared last."""
        os.set_blocking(self.main, False)
        start = typed = time.monotonic() - PATIENCE
        while self.process.poll() is None or self._drain():
            now = time.monotonic()
            assert now < start + 2 * PATIENCE, self.text[self.seen :]
            if keys and now > typed + 3 and self.process.poll() is None:
                self.type(keys)
                typed = now
            self._drain()
            time.sleep(0.02)
        assert termios.tcgetattr(self.child)[3] == self.settings[3], "the terminal was not restored"
        return self.process.returncode, self.text[self.seen :]

    def _drain(self) -> bool:
        try:
            self.raw += os.read(self.main, 65536).decode(errors="replace")
        except OSError:
            return False
        return True


@contextmanager
def screen(*words: str) -> Iterator[Screen]:
    shown = Screen(*words)
    try:
        yield shown
    finally:
        if shown.process.poll() is None:
            shown.process.kill()
        shown.process.wait()
        os.close(shown.main)
        os.close(shown.child)


def test_a_whole_game_on_a_terminal_after_a_few_questions(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with screen("play") as shown:
        for question in ("[1] ", "[2] ", "[none] ", "[2] "):
            shown.wait_for(question)
            shown.type("\r")
        for name in ("x" * 61, ""):  # what is too long is asked again
            shown.wait_for("[Player 1] ")
            shown.type(f"{name}\r")
        while "Save the record" not in (asked := shown.wait_for("> ")):
            shown.type(answer(asked) + "\r")
        shown.type("/nowhere/at/all\r")
        assert "Cannot read or write /nowhere/at/all: No such file" in shown.wait_for("> ")
        shown.type(f"{record}\r")
        code, last = shown.finish()
    assert code == 0
    assert "The game is saved in" in last
    assert "48;5;" in shown.raw, "land has colours"
    assert record.read_text().count("\n") == 1


def test_ctrl_c_leaves_the_terminal_as_it_was_and_keeps_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with screen("play", "--record", str(record)) as shown:
        shown.wait_for("> ")
        code, last = shown.finish("\x03")
    assert code == 130
    assert "The unfinished game is saved in" in last and "Stopped." in last and "Traceback" not in last
    assert '"events"' in record.read_text()


def test_ctrl_d_leaves_the_game() -> None:
    with screen("play", "--seed", "1") as shown:
        shown.wait_for("> ")
        shown.type("\x04")
        code, last = shown.finish()
    assert code == 0
    assert "You have left the game." in last


def test_replay_goes_forwards_and_backwards_by_keys(crownland: Crownland, tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    assert crownland("simulate", "--games", 2, "--records", record).code == 0
    with screen("replay", str(record), "--game", "2") as shown:
        assert "1/" in shown.wait_for("q quit\n")
        for key, step in (("\r", "2/"), ("n", "3/"), ("\x1b[C", "4/"), ("b", "3/"), ("\x1b[D", "2/"), ("f", "1/")):
            shown.type(key)
            assert f"{step}" in shown.wait_for("q quit\n")
        shown.type("e")
        assert "greedy" in shown.wait_for("q quit\n")
        shown.type("7\r")
        assert "\n7/" in shown.wait_for("q quit\n")
        shown.type("q")
        assert shown.finish()[0] == 0


def test_a_closed_pipe_is_no_reason_to_complain() -> None:
    script = f"{' '.join(COMMAND)} variants --json | true; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert ran.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk to offer")
def test_a_full_disk_is_told_in_one_sentence(crownland: Crownland) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run([*COMMAND, "variants"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    done = crownland("simulate", "--games", 2, "--records", "/dev/full")
    for code, err in ((ran.returncode, ran.stderr), (done.code, done.err)):
        assert code == 2
        assert err.splitlines()[-1].endswith("No space left on device")
        assert "Traceback" not in err


def test_an_old_encoding_shows_plain_signs() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run([*COMMAND, "score", "ww1/f#g2"], capture_output=True, text=True, check=True, env=environment)
    assert "W^" in ran.stdout


def test_version_help_and_variants_need_no_compiler() -> None:
    code = "import sys; from crownland.cli.app import run; run([{words}]); sys.exit('numba' in sys.modules)"
    for words in ("'--version'", "'--help'", "'variants'", "'fly'"):
        ran = subprocess.run([sys.executable, "-c", code.format(words=words)], capture_output=True, check=False)
        assert ran.returncode == 0, ran

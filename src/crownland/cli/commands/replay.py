"""`crownland replay`."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from ...engine.action import decode
from ...engine.errors import InvalidSetup, NotationError
from ...engine.state import CHANCE, State
from ...match.record.record import Record
from ...match.timeline import Timeline
from ...match.view.types import Move
from ...match.view.viewer import to_move, view_at
from ..console import is_interactive, output, whole_number
from ..files import records_in
from ..i18n import Language, set_language, t, translated_errors
from ..terminal.display import load_display
from ..terminal.questions import name_recorded
from ..terminal.render import make_position
from ..terminal.scores import match_result, show_scores, verdict

MAX_GAMES: Final = 10**9
MAX_ACTIONS_PER_GAME: Final = 10**6
NEXT: Final = ("\r", "\n", " ", "n", "\x1b[C", "\x1bOC")
BACK: Final = ("b", "p", "\x7f", "\x1b[D", "\x1bOD")
FIRST: Final = ("f", "\x1b[H", "\x1b[1~", "\x1bOH")
LAST: Final = ("e", "\x1b[F", "\x1b[4~", "\x1bOF")
QUIT: Final = ("q", "\x1b", "\x04", "")
_KEY: Final = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O.)?|.", re.DOTALL)


def command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    game: Annotated[
        int, typer.Option(parser=whole_number("--game", 1, MAX_GAMES), metavar="N", help="Which game of the file.")
    ] = 1,
    show_all: Annotated[bool, typer.Option("--all", help="Print every step instead of waiting for keys.")] = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the table into this file, .svg or .png, instead.")
    ] = None,
    event: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--event", 0, MAX_ACTIONS_PER_GAME),
            metavar="N",
            help="With --picture: after so many events of the record instead of at its end.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Step through a recorded game.

    In a terminal, keys go forwards and backwards; otherwise every step is printed.
    """
    set_language(lang)
    with translated_errors("error-record-invalid"):
        record = _read(file, game)
    if picture is not None:
        _draw(record, picture, event)
        return
    if event is not None:
        raise InvalidSetup("expected --picture with --event")
    replay = Replay(record, output())
    if show_all or not is_interactive(replay.console):
        replay.print_all()
    else:
        replay.wait_for_keys()


def _read(file: str, game: int) -> Record:
    record = next(islice(records_in(file), game - 1, None), None)
    if record is None:
        games = sum(1 for _ in records_in(file))
        raise NotationError(f"{file}: expected at least {game} games, but got {games}")
    return record


def _draw(record: Record, file: Path, event_index: int | None) -> None:
    from ...drawing.picture import draw  # noqa: PLC0415  # most replays need no pictures

    view = view_at(record, len(record.events) if event_index is None else event_index)
    draw(view, name_recorded(record)).save(file)
    output().print(f"The picture is in {file}.", soft_wrap=True, highlight=False)


@dataclass(frozen=True, slots=True)
class Step:
    """One decision, or draws of one kind in a row, such as a line."""

    game: int  # from 1, for a series
    before: State
    moves: tuple[Move, ...]
    after: State


class Replay:
    """A record on a console, at one of its steps."""

    def __init__(self, record: Record, console: Console) -> None:
        self.record = record
        self.console = console
        self.names = name_recorded(record)
        self.display = load_display(record.variant.family)
        self.steps = list(replay_steps(record))
        self.at = 0

    def sentence(self, index: int) -> str:
        step = self.steps[index]
        game = f"{t('game-number', game=step.game)} · " if self.record.variant.dynasty else ""
        result = self.display.describe(make_position(step.before, self.names), step.moves)
        return f"{game}{index + 1}/{len(self.steps)}  {result}"

    def print_all(self) -> None:
        """Print every step, and the position after each round."""
        for index, step in enumerate(self.steps):
            self.console.print(self.sentence(index), soft_wrap=True)
            if step.after.is_over or (step.after.round != step.before.round):
                self.draw(step)
            if step.after.is_over:
                self.show_scores(step)
        self.show_verdict()

    def draw(self, step: Step) -> None:
        state = step.after
        position = make_position(state, self.names)
        me = step.before.seat if step.before.seat != CHANCE else max(state.seat, 0)
        self.console.print(self.display.heading(position), style="dim")
        self.console.print(self.display.table(position, self.console, me, []))

    def show_scores(self, step: Step) -> None:
        show_scores(self.console, make_position(step.after, self.names), self.display)

    def show_verdict(self) -> None:
        if self.record.is_complete:
            self.console.print(
                verdict(match_result(self.record.states, self.names, self.record.resigned)), style="bold"
            )
        else:
            self.console.print(t("terminal-record-ends"), style="bold")

    def wait_for_keys(self) -> None:
        """Show steps as keys request, until one quits."""
        if not self.steps:
            self.show_verdict()
            return
        with key_reader() as read_key:
            digits = ""
            self.show()
            while (key := read_key()) not in QUIT:
                if key.isdecimal():
                    digits += key
                elif key == "s":
                    self.show_scores(self.steps[self.at])
                else:
                    self.at = self.target(key, digits)
                    digits = ""
                    self.show()

    def target(self, key: str, digits: str) -> int:
        """Return the step that a key selects after these digits."""
        last = len(self.steps) - 1
        if key in NEXT:
            return min(max(int(digits[:9]) - 1, 0) if digits else self.at + 1, last)
        if key in BACK:
            return max(self.at - 1, 0)
        return 0 if key in FIRST else last if key in LAST else self.at

    def show(self) -> None:
        self.console.clear()
        self.draw(self.steps[self.at])
        self.console.print(self.sentence(self.at), style="bold")
        if self.at == len(self.steps) - 1:
            self.show_verdict()
        self.console.print(t("terminal-replay-keys"), style="dim")


def replay_steps(record: Timeline) -> Iterator[Step]:
    """Yield every step of every game of a record."""
    start = State(record.variant.single)
    before, moves = start, list[Move]()
    for past in islice(record.positions(), 1, None):
        event = past.events[-1]
        before = start if event.action_index == 0 else before
        moves += map(to_move, event.actions)
        if event.is_chance and past.state.is_drawing(type(decode(event.actions[0]))):
            continue
        after = past.state.copy()
        yield Step(event.game, before, tuple(moves), after)
        before, moves = after, []


@contextmanager
def key_reader() -> Iterator[Callable[[], str]]:
    """Yield a function that waits for a key; at the end of input it returns an empty string."""
    try:
        termios, tty = import_module("termios"), import_module("tty")
    except ImportError:  # a system without POSIX terminals
        yield _portable_key
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield _Keys(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


class _Keys:
    """The keys of a terminal, with a buffer of those typed ahead."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self.ahead: list[str] = []

    def __call__(self) -> str:
        if not self.ahead:
            self.ahead = _KEY.findall(os.read(self.terminal, 64).decode(errors="replace"))
        return self.ahead.pop(0) if self.ahead else ""


def _portable_key() -> str:
    try:
        return typer.getchar()
    except EOFError:
        return ""

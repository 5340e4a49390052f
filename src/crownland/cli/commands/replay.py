"""`crownland replay`."""

from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from ...engine.errors import InvalidSetup, NotationError
from ...engine.state import CHANCE
from ...match.record.record import Record
from ...match.view.viewer import view_at
from ..console import is_conversation, output, whole_number
from ..files import records_in
from ..i18n import Language, saying, speak, t
from ..terminal.display import load_display
from ..terminal.keys import Step, key_reader, replay_steps
from ..terminal.questions import name_recorded
from ..terminal.render import make_position
from ..terminal.scores import result_lines, show_scores, verdict

MAX_GAMES: Final = 10**9
MAX_ACTIONS_PER_GAME: Final = 10**6
NEXT: Final = ("\r", "\n", " ", "n", "\x1b[C", "\x1bOC")
BACK: Final = ("b", "p", "\x7f", "\x1b[D", "\x1bOD")
FIRST: Final = ("f", "\x1b[H", "\x1b[1~", "\x1bOH")
LAST: Final = ("e", "\x1b[F", "\x1b[4~", "\x1bOF")
QUIT: Final = ("q", "\x1b", "\x04", "")


def command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    game: Annotated[
        int, typer.Option(parser=whole_number("--game", 1, MAX_GAMES), metavar="N", help="Which game of the file.")
    ] = 1,
    show_all: Annotated[bool, typer.Option("--all", help="Print every step instead of waiting for keys.")] = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the table into this file, .svg or .png, instead.")
    ] = None,
    ply: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--ply", 0, MAX_ACTIONS_PER_GAME),
            metavar="N",
            help="With --picture: after so many events of the record instead of at its end.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Step through a recorded game.

    In a terminal, keys go forwards and backwards; otherwise every step is printed.
    """
    speak(lang)
    with saying("error-record-invalid"):
        record = _read(file, game)
    if picture is not None:
        _draw(record, picture, ply)
        return
    if ply is not None:
        raise InvalidSetup("expected --picture with --ply")
    walk = Walk(record, output())
    if show_all or not is_conversation(walk.console):
        walk.print_all()
    else:
        walk.wait_for_keys()


def _read(file: str, game: int) -> Record:
    record = next(islice(records_in(file), game - 1, None), None)
    if record is None:
        games = sum(1 for _ in records_in(file))
        raise NotationError(f"{file}: expected at least {game} games, but got {games}")
    return record


def _draw(record: Record, file: Path, ply: int | None) -> None:
    from ...drawing.picture import draw  # noqa: PLC0415  # most replays need no pictures

    view = view_at(record, len(record.events) if ply is None else ply)
    draw(view, name_recorded(record)).save(file)
    output().print(f"The picture is in {file}.", soft_wrap=True, highlight=False)


class Walk:
    """A record on a console, at one of its steps."""

    def __init__(self, record: Record, console: Console) -> None:
        self.record = record
        self.console = console
        self.names = name_recorded(record)
        self.display = load_display(record.variant.family)
        self.steps = replay_steps(record)
        self.at = 0

    def sentence(self, index: int) -> str:
        step = self.steps[index]
        game = f"{t('game-number', game=step.game)} · " if self.record.variant.dynasty else ""
        result = self.display.describe(make_position(step.before, self.names), step.moves)
        return f"{game}{index + 1}/{len(self.steps)}  {result}"

    def print_all(self) -> None:
        """Return every step; draw the table whenever a round has ended."""
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
                verdict(result_lines(self.record.states, self.names, self.record.resigned)), style="bold"
            )
        else:
            self.console.print(t("terminal-record-ends"), style="bold")

    def wait_for_keys(self) -> None:
        """Draw the step and go where keys say, until one says quit."""
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
        """Return the step that a key leads to, after these digits."""
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

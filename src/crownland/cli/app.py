"""All commands by name. Errors of the user are printed as one sentence, with exit code 2.

Only the file of the requested command is imported, so `--version` and `--help` do not load the compiler.
"""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any, Final, NoReturn

import typer

from .. import __version__
from ..engine.errors import InputError, NotationError
from .options import PlainCommand

COMMANDS: Final = {
    "play": "Play a game in the terminal.",
    "simulate": "Let bots play many games and show how they went.",
    "arena": "Let bots play each other on paired deals and measure them.",
    "train": "Teach `learned` and `search` a game by letting them play it.",
    "dataset": "Let bots play and write every decision as a row of Parquet.",
    "replay": "Step through a recorded game.",
    "analyse": "Show what each decision of recorded games cost.",
    "puzzles": "Make a pack of daily puzzles out of games of the strongest bot.",
    "score": "Score a kingdom that is written as text.",
    "verify": "Check that recorded games follow the rules.",
    "variants": "List what can be played.",
    "serve": "Start the server.",
    "page": "Write the page as files that play without a server.",
    "backup": "Write everything that a database holds into one file.",
    "restore": "Put a backup into a database.",
    "move": "Copy a database into another one.",
    "tidy": "End abandoned tables and delete old ones.",
    "admin": "List, show, end or delete tables.",
    "warm": "Compile the rules ahead of time.",
}

_SHARED_FILES: Final = dict.fromkeys(("backup", "restore", "move", "tidy"), "database")
_COMPLETION: Final = ("--install-completion", "--show-completion")
BAD_INPUT: Final = 2
HUNG_UP: Final = 1
INTERRUPTED: Final = 130


def main() -> NoReturn:
    """Run the command line and exit with its code."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # our matrices are small: more threads are slower
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run a command line; return its exit code. Only internal errors raise exceptions."""
    wanted = next((word for word in words if not word.startswith("-")), None) or _completed_command()
    try:
        if words and words[0] in _COMPLETION and len(words) > 1:
            raise NotationError(
                f"expected {words[0]} alone: it is for the shell that it is typed into, but got {words[1]!r}"
            )
        if wanted is not None and wanted not in COMMANDS:
            raise NotationError(f"expected a command out of {', '.join(COMMANDS)}, but got {wanted!r}")
        code = make_app(wanted)(list(words) or ["--help"], prog_name="crownland", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _print_error(str(_own_error(error) or error.format_message()))
    except InputError as error:
        return _print_error(str(error))
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return HUNG_UP
    except OSError as error:
        if error.filename is None:
            _discard_output()
        return _print_error(_file_problem(error))
    if code == INTERRUPTED:
        _print(_interrupted_text())
    return code if isinstance(code, int) else 0


def make_app(wanted: str | None) -> typer.Typer:
    """Return the command line with the wanted command loaded and all others by name."""
    app = typer.Typer(pretty_exceptions_enable=False, rich_markup_mode=None)
    app.callback()(_crownland)
    for name, summary in COMMANDS.items():
        command = load_command(name) if name == wanted else _not_loaded
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name, cls=PlainCommand, help=None if name == wanted else summary)(command)
    return app


def _completed_command() -> str | None:
    """Return the command of the line that a shell completes, from the environment."""
    if "_CROWNLAND_COMPLETE" not in os.environ:
        return None
    line = os.environ.get("_TYPER_COMPLETE_ARGS") or os.environ.get("COMP_WORDS") or ""
    return next((word for word in line.split()[1:] if word in COMMANDS), None)


def load_command(name: str) -> typer.Typer | Callable[..., Any]:
    """Load a command: `command` of the file of its name, or the function of its name in a file of several."""
    module = import_module(f".commands.{_SHARED_FILES.get(name, name)}", __package__)
    command: typer.Typer | Callable[..., Any] = getattr(module, name if name in _SHARED_FILES else "command")
    return command


def _not_loaded() -> None:
    raise AssertionError("only the wanted command is run")


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"crownland {__version__}")
        raise typer.Exit


def _crownland(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """The Kingdomino family of board games, by the exact rules."""


def _own_error(error: typer.TyperException) -> InputError | None:
    """Return the error that our parser of an option raised, which Typer wraps."""
    details: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    causes = (detail.get("ctx", {}).get("error") for detail in details)
    return next((cause for cause in causes if isinstance(cause, InputError)), None)


def _print_error(sentence: str) -> int:
    _print(sentence)
    return BAD_INPUT


def _print(sentence: str) -> None:
    line = "".join(letter if letter.isprintable() else " " for letter in sentence).strip()
    typer.echo(f"crownland: {line}", err=True)


def _interrupted_text() -> str:
    from .i18n import t  # noqa: PLC0415  # most commands are not interrupted

    return t("terminal-stopped")


def _file_problem(error: OSError) -> str:
    from .i18n import file_problem  # noqa: PLC0415  # most commands find their files

    return file_problem(error)


def _discard_output() -> None:
    """Redirect output to the null device, so that flushing at exit does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

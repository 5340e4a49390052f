"""`python -m crownland.arena.host module:Class`: runs a class with `choose(state)` as a program (crownland-bot/1).

The class is imported from the working directory or sys.path. Every game gets a new instance, with `seed=` if its
`__init__` takes it. Its output goes to standard error.
"""

import inspect
import json
import os
import re
import sys
import traceback
from importlib import import_module
from typing import Any, Final, NoReturn, TextIO

from ..engine.errors import NotationError
from ..engine.state import State
from ..match.timeline import Timeline
from .match import derive_seed

_ADDRESS: Final = re.compile(" at 0x[0-9a-f]+")  # of an object, which differs in every game


def main(name: str) -> None:
    """Answer messages until `quit` or the end of the input."""
    answers = _redirect_output()
    sys.path.insert(0, os.getcwd())  # noqa: PTH109  # Python's own search path holds strings
    host = Host(name, answers)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            return
        host.handle(message)


class BotError(Exception):
    """The class is invalid, or its bot broke the rules; the text says why."""


class Host:
    """A class, and the current game of one of its instances."""

    def __init__(self, name: str, answers: TextIO) -> None:
        self._name = name
        self._answers = answers
        self._class: Any = None
        self._bot: Any = None
        self._game: Timeline

    def handle(self, message: dict[str, Any]) -> None:
        """Handle a message. If the bot fails, send a forfeit with the reason and exit."""
        try:
            if message["type"] == "hello":
                self._class = find_class(self._name)
                self._answer(type="ready", name=self._name)
            elif message["type"] == "game":
                self._bot = make_instance(self._class, derive_seed(message["id"], message["game"], message["seat"]))
                self._game = Timeline(message["variant"], message["players"])
            elif message["type"] == "decide":
                self._answer(type="choose", option=self._choose(message["events"]))
        except BotError as error:
            self._fail(str(error))
        except Exception as error:  # a foreign bot may raise anything
            if _reaches_the_bot(error):
                traceback.print_exc()
            self._fail(f"raised {type(error).__name__}: {error}")

    def _choose(self, events: list[Any]) -> int:
        for _ in self._game.read_events(events):
            pass
        action = self._bot.choose(self._game.state.copy())
        try:
            return self._game.state.legal_codes().index(State.action_code(action))
        except (ValueError, NotationError):
            raise BotError(
                "chose nothing" if action is None else f"chose {_ADDRESS.sub('', str(action))}, which is not legal"
            ) from None

    def _answer(self, **message: Any) -> None:
        print(json.dumps(message), file=self._answers, flush=True)

    def _fail(self, reason: str) -> NoReturn:
        self._answer(type="forfeit", reason=reason)
        sys.exit(1)


def find_class(name: str) -> Any:
    """Return the class named by `module:Class`. Raises BotError if it is not a bot."""
    module, _, qualified = name.partition(":")
    found = getattr(import_module(module), qualified)
    if not isinstance(found, type):
        raise BotError(f"is no class but a {type(found).__name__}")
    if not callable(getattr(found, "choose", None)):
        raise BotError("has no method choose(state)")
    try:
        inspect.signature(found).bind(**_seed_argument(found, 0))
    except TypeError as error:
        raise BotError(f"asks for more than seed=: {error}") from None
    return found


def _reaches_the_bot(error: Exception) -> bool:
    """Return whether a traceback contains code of the bot; otherwise the reason is enough."""
    files = {frame.filename for frame in traceback.extract_tb(error.__traceback__)}
    return any(file != __file__ and "importlib" not in file for file in files)


def make_instance(bot_class: Any, seed: int) -> Any:
    """Create a bot, with the seed if its `__init__` takes one."""
    return bot_class(**_seed_argument(bot_class, seed))


def _seed_argument(bot_class: Any, seed: int) -> dict[str, int]:
    return {"seed": seed} if "seed" in inspect.signature(bot_class).parameters else {}


def _redirect_output() -> TextIO:
    """Reserve standard output for answers; redirect all other output to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main(sys.argv[1])

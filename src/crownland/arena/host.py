"""`python -m crownland.arena.host module:Class`: a class with `choose(state)` as a program (crownland-bot/1).

The class is imported from the working directory or wherever else Python looks. A new bot is made for every game, with
`seed=` if its `__init__` takes one. What it prints goes to standard error.
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

_ADDRESS: Final = re.compile(" at 0x[0-9a-f]+")  # of an object: another one in every game


def main(name: str) -> None:
    """Answer line by line until the input ends."""
    answers = _take_output()
    sys.path.insert(0, os.getcwd())  # noqa: PTH109  # Python's own search path holds strings
    host = Host(name, answers)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            return
        host.hear(message)


class Unfit(Exception):
    """A bot cannot play, or does what no bot may; the text says why."""


class Host:
    """One class, and the game that one of its bots plays."""

    def __init__(self, name: str, answers: TextIO) -> None:
        self._name = name
        self._answers = answers
        self._class: Any = None
        self._bot: Any = None
        self._game: Timeline

    def hear(self, message: dict[str, Any]) -> None:
        """Do what a message asks for; where the bot fails, say why and end."""
        try:
            if message["type"] == "hello":
                self._class = find_class(self._name)
                self._answer(type="ready", name=self._name)
            elif message["type"] == "game":
                self._bot = make(self._class, derive_seed(message["id"], message["game"], message["seat"]))
                self._game = Timeline(message["variant"], message["players"])
            elif message["type"] == "decide":
                self._answer(type="choose", option=self._choose(message["events"]))
        except Unfit as unfit:
            self._fail(str(unfit))
        except Exception as error:  # whatever a bot of somebody else's raises
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
            raise Unfit(
                "chose nothing" if action is None else f"chose {_ADDRESS.sub('', str(action))}, which is not legal"
            ) from None

    def _answer(self, **message: Any) -> None:
        print(json.dumps(message), file=self._answers, flush=True)

    def _fail(self, reason: str) -> NoReturn:
        self._answer(type="forfeit", reason=reason)
        sys.exit(1)


def find_class(name: str) -> Any:
    """Return the class that `module:Class` names; raise Unfit where it is none of a bot."""
    module, _, qualified = name.partition(":")
    found = getattr(import_module(module), qualified)
    if not isinstance(found, type):
        raise Unfit(f"is no class but a {type(found).__name__}")
    if not callable(getattr(found, "choose", None)):
        raise Unfit("has no method choose(state)")
    try:
        inspect.signature(found).bind(**_wishes(found, 0))
    except TypeError as error:
        raise Unfit(f"asks for more than seed=: {error}") from None
    return found


def _reaches_the_bot(error: Exception) -> bool:
    """Return whether a traceback shows code of the bot's own; where it does not, the reason says it all."""
    files = {frame.filename for frame in traceback.extract_tb(error.__traceback__)}
    return any(file != __file__ and "importlib" not in file for file in files)


def make(bot_class: Any, seed: int) -> Any:
    """Make a bot, with the seed if it wants one."""
    return bot_class(**_wishes(bot_class, seed))


def _wishes(bot_class: Any, seed: int) -> dict[str, int]:
    return {"seed": seed} if "seed" in inspect.signature(bot_class).parameters else {}


def _take_output() -> TextIO:
    """Keep standard output for answers; let whatever else is printed go to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main(sys.argv[1])

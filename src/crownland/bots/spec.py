"""The notation of bots: like variants, a name and options in brackets.

`greedy`, `mce_greedy(playouts=2000)`, `level(3)`, `exec("./mybot --flag",ms=100)`, `my_module:MyBot`. Command line,
server, records and results use the same notation.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..engine.errors import NotationError
from ..engine.validate import short_repr
from ..engine.validate import text as as_text

Value: TypeAlias = int | str

_NAME: Final = re.compile(r"\s*([a-z][a-z0-9_]*)\s*(?:\((.*)\))?\s*", re.DOTALL)
_CLASS: Final = re.compile(r"\s*([A-Za-z_][\w.]*:[A-Za-z_]\w*)\s*")
_EXPECTED: Final = "a bot such as greedy or mce_greedy(playouts=2000)"
_QUOTED: Final = r'"(?:[^"\\]|\\.)*"'
_OPTION: Final = re.compile(rf"\s*(?:([a-z_]+)\s*=\s*)?([0-9]{{1,12}}|{_QUOTED})\s*")
_PIECES: Final = re.compile(rf'{_QUOTED}|[(),]|[^"(),]+|"')


@dataclass(frozen=True, slots=True)
class BotName:
    """A parsed bot: its name, and the options that were given, each once."""

    name: str
    options: tuple[tuple[str, Value], ...] = ()
    first: str = ""  # the option that is written without its name

    def __str__(self) -> str:
        words = [
            ("" if key == self.first else f"{key}=") + (json.dumps(value) if isinstance(value, str) else str(value))
            for key, value in self.options
        ]
        return f"{self.name}({','.join(words)})" if words else self.name

    @property
    def is_class(self) -> bool:
        """Whether this names a class of another module."""
        return ":" in self.name


def parse(text: str) -> tuple[str, list[tuple[str, Value]]]:
    """Split the text of a bot into name and options. An option without a key has an empty one."""
    if named := _CLASS.fullmatch(as_text(_EXPECTED, text)):
        return named[1], []
    shape = _NAME.fullmatch(text)
    if shape is None:
        raise NotationError(f"expected {_EXPECTED}, but got {text!r}")
    inside = (shape[2] or "").strip()
    return shape[1], [_option(item, text) for item in split(inside)] if inside else []


def _option(item: str, whole: str) -> tuple[str, Value]:
    shape = _OPTION.fullmatch(item)
    if shape is None:
        raise NotationError(
            f"expected options such as playouts=2000 separated by commas, but got {item!r} in {whole!r}"
        )
    key, value = shape[1] or "", shape[2]
    try:
        return key, json.loads(value) if value.startswith('"') else int(value)
    except ValueError:
        raise NotationError(f"expected a text in quotes as JSON writes it, but got {value} in {whole!r}") from None


def listed(bots: str | Sequence[str | type]) -> list[str]:
    """Return the names of bots, given as a list or as text with commas.

    >>> listed("greedy,random")
    ['greedy', 'random']
    """
    parts = split(bots) if isinstance(bots, str) else bots if isinstance(bots, Sequence) else [""]
    names = [part if isinstance(part, str) else _find_name(part) for part in parts]
    if not all(isinstance(name, str) and name for name in names):
        raise NotationError(f"expected bots separated by commas such as greedy,random, but got {short_repr(bots)}")
    return names


def _find_name(bot: object) -> str:
    """Return the name by which another process imports a class; empty for what is no bot."""
    if isinstance(bot, type) and bot.__module__ != "__main__" and _CLASS.fullmatch(name := _written(bot)):
        return name
    if callable(getattr(bot, "choose", None)):
        raise NotationError(
            "expected bots by their names, such as greedy, or my_module:MyBot for a class that is saved in a file "
            f"my_module.py, but got {short_repr(bot)}"
        )
    return ""


def _written(bot: type) -> str:
    return f"{bot.__module__}:{bot.__qualname__}"


def split(text: str) -> Iterator[str]:
    """Split at the commas outside brackets and quotes.

    >>> list(split('greedy, exec("a, b",ms=5), level(3)'))
    ['greedy', 'exec("a, b",ms=5)', 'level(3)']
    """
    item, depth = "", 0
    for piece in _PIECES.findall(text):
        if piece == "," and depth == 0:
            yield item.strip()
            item = ""
            continue
        depth += {"(": 1, ")": -1}.get(piece, 0)
        item += piece
    yield item.strip()

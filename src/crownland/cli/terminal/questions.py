"""A few friendly questions for who just types `crownland play`; Enter takes what is in brackets."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from ...bots.bot import find_bot
from ...bots.levels.levels import LEVELS, NEWCOMER
from ...rules.errors import InvalidSetup, NotationError
from ...rules.registry import GAMES, SWITCHES
from ...rules.variants import Variant
from .choices import either
from .names import HUMAN

T = TypeVar("T")


def ask_setup(console: Console) -> tuple[str, str, str]:
    """Ask for the game, the rivals and the name."""
    console.print("Welcome to Crownland. Press Enter to take what is in [brackets].", style="bold")
    games = {game: row.title for game, row in GAMES.items()}
    _list(console, "Which game?", games)
    game = _ask(console, "Type a number or the beginning of a name [1] ", lambda word: _one_of(word, games))
    variant = _ask_extras(console, game, _ask_seats(console, game))
    bots = _ask_rivals(console)
    name = _ask(console, "\nYour name? [Player] ", lambda word: word or "Player")
    return str(variant), bots, name


def _ask_rivals(console: Console) -> str:
    rivals = {level.bot: f"{level.name}: {level.sentence}" for level in LEVELS}
    rivals[HUMAN] = "Human: somebody else at this keyboard."
    _list(console, "Who plays against you?", rivals)
    usual = str(NEWCOMER.number)
    question = f"Type a number, the beginning of a name or any other bot [{usual}] "
    return _ask(console, question, lambda word: _rival(word or usual, rivals))


def _ask_seats(console: Console, game: str) -> int:
    *some, last = (str(seats) for seats in GAMES[game].seats)
    if not some:
        return int(last)
    allowed = {seats: seats for seats in (*some, last)}
    question = f"\nHow many players: {either([*some, last])}? [{some[0]}] "
    return int(_ask(console, question, lambda word: _one_of(word, allowed, by_number=False)))


def _ask_extras(console: Console, game: str, seats: int) -> Variant:
    extras = [name for name in GAMES[game].switches if _is_possible(game, seats, name)]
    if not extras:
        return Variant(game, seats)
    _list(console, "Extras?", {name: f"{name.replace('_', ' ').title()}: {SWITCHES[name]}" for name in extras})
    question = "Type numbers separated by commas [none] "
    return _ask(console, question, lambda word: _with_extras(game, seats, extras, word))


def _list(console: Console, question: str, named: Mapping[str, str]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, title in enumerate(named.values(), 1):
        table.add_row(f"  {number}", title)
    console.print(f"\n{question}")
    console.print(table)


def _ask(console: Console, question: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be read."""
    while True:
        try:
            return read(input(question).strip())
        except (NotationError, InvalidSetup) as error:
            console.print(f"{str(error)[:1].upper()}{str(error)[1:]}.")


def _one_of(word: str, named: Mapping[str, str], by_number: bool = True) -> str:
    """Return the key that a number, the beginning of a key or that of a title means."""
    if by_number and word.isascii() and word.isdecimal() and 1 <= int(word) <= len(named):
        return list(named)[int(word) - 1]
    start = word.lower()
    for key, title in named.items():
        if key.startswith(start) or title.lower().startswith(start):
            return key
    expected = f"a number from 1 to {len(named)} or a name" if by_number else ", ".join(named)
    raise NotationError(f"expected {expected}, but got {word!r}")


def _rival(word: str, rivals: Mapping[str, str]) -> str:
    try:
        return _one_of(word, rivals)
    except NotationError:
        return str(find_bot(word))


def _is_possible(game: str, seats: int, extra: str) -> bool:
    try:
        Variant(game, seats, **{extra: True})
    except InvalidSetup:
        return False
    return True


def _with_extras(game: str, seats: int, extras: list[str], word: str) -> Variant:
    numbers = re.findall(r"[^\s,]+", word)
    for number in numbers:
        if not re.fullmatch(r"[1-9]", number) or int(number) > len(extras):
            raise NotationError(f"expected numbers from 1 to {len(extras)}, but got {number!r}")
    return Variant(game, seats, **{extras[int(number) - 1]: True for number in numbers})

"""A few friendly questions for who just types `crownland play`; Enter takes what is in brackets."""

from collections.abc import Callable
from typing import Final, TypeVar

from rich.console import Console

from ...bots.bot import bots_of
from ...rules.errors import InvalidSetup, NotationError
from ...rules.registry import GAMES
from ...rules.variants import Variant

T = TypeVar("T")

_EXTRAS: Final = {"h": "harmony", "m": "middle_kingdom", "d": "dynasty", "7": "mighty_duel", "t": "teams"}


def ask_setup(console: Console) -> tuple[str, str, str]:
    """Ask for the game, the rivals and the name."""
    console.print("Welcome to Crownland. Press Enter to take what is in [brackets].\n", style="bold")
    game = _ask(console, f"Which game: {' or '.join(GAMES)}? [kingdomino] ", lambda word: _one_of(word, [*GAMES]))
    seats = GAMES[game].seats[0]
    if len(GAMES[game].seats) > 1:
        allowed = [str(seats) for seats in GAMES[game].seats]
        question = f"How many players: {' or '.join(allowed)}? [{seats}] "
        seats = int(_ask(console, question, lambda word: _one_of(word, allowed)))
    extras = {letter: name for letter, name in _EXTRAS.items() if _is_possible(game, seats, name)}
    listed = ", ".join(f"{letter} {name.replace('_', ' ')}" for letter, name in extras.items())
    variant = Variant(game, seats)
    if extras:
        question = f"Extras, such as {''.join(extras)[:2]}: {listed}? [none] "
        variant = _ask(console, question, lambda word: _with_extras(game, seats, extras, word))
    rivals = [*reversed(bots_of(game)), "human"]
    bots = _ask(console, f"Who plays against you: {' or '.join(rivals)}? [greedy] ", lambda word: _one_of(word, rivals))
    name = _ask(console, "Your name? [Player] ", lambda word: word or "Player")
    return str(variant), bots, name


def _ask(console: Console, question: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be read."""
    while True:
        try:
            return read(input(question).strip())
        except (NotationError, InvalidSetup) as error:
            console.print(f"{error}.".capitalize())


def _one_of(word: str, allowed: list[str]) -> str:
    found = [name for name in allowed if name.startswith(word.lower())]
    if not found:
        raise NotationError(f"expected {' or '.join(allowed)}, but got {word!r}")
    return found[0]


def _is_possible(game: str, seats: int, extra: str) -> bool:
    try:
        Variant(game, seats, **{extra: True})
    except InvalidSetup:
        return False
    return True


def _with_extras(game: str, seats: int, extras: dict[str, str], word: str) -> Variant:
    letters = [letter for letter in word.lower() if letter not in " ,"]
    unknown = [letter for letter in letters if letter not in extras]
    if unknown:
        raise NotationError(f"expected letters out of {', '.join(extras)}, but got {unknown[0]!r}")
    return Variant(game, seats, **{extras[letter]: True for letter in letters})

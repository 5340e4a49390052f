"""The questions of `crownland play` without options, and distinct names of players."""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from rich.console import Console
from rich.table import Table

from ...bots.bot import find_bot
from ...bots.levels import LEVELS, NEWCOMER
from ...engine.errors import InvalidSetup, NotationError
from ...engine.registry import GAMES
from ...engine.variant import Variant
from ...match.match import MAX_NAME
from ...match.record.record import Record
from ..console import printable
from ..i18n import either, game_name, sentence, t

HUMAN: Final = "human"


def read_name(text: str) -> str:
    """Return a person's name. Raises InvalidSetup if it is not printable."""
    name = text.strip()
    if not 1 <= len(name) <= MAX_NAME or printable(name) != name:
        raise InvalidSetup(t("terminal-expected-name", most=MAX_NAME, got=printable(text)))
    return name


def name_players(me: str, rivals: Sequence[str]) -> list[str]:
    """Return the names of all players.

    >>> name_players("Ann", ["greedy", "human", "level(1)", "greedy"])
    ['Ann', 'greedy', 'Player 3', 'Jester', 'greedy5']
    """
    named = (t("seat-player", number=seat) if rival == HUMAN else rival for seat, rival in enumerate(rivals, 2))
    return distinct([me, *map(_by_level, named)])


def name_recorded(record: Record) -> list[str]:
    """Return the names of the players of a record; bots are named by their level."""
    return distinct([_by_level(name) for name in record.names])


def _by_level(name: str) -> str:
    return next((t(f"bot-level-{level.number}") for level in LEVELS if level.bot == name), name)


def distinct(names: Sequence[str]) -> list[str]:
    """Return printable names; the seat number is added to repeated ones."""
    shown: list[str] = []
    for seat, name in enumerate(map(printable, names), 1):
        shown.append(name if name not in shown else f"{name}{seat}")
    return shown


def kingdom_names(variant: Variant, names: Sequence[str]) -> list[str]:
    """Return the names of the rulers of each kingdom."""
    return [" & ".join(names[seat] for seat in variant.rulers(kingdom)) for kingdom in range(variant.kingdoms)]


T = TypeVar("T")


def ask_setup(console: Console) -> tuple[str, str, str]:
    """Ask for the game, the rivals and the name."""
    console.print(t("terminal-welcome"), style="bold")
    games = {game: game_name(game) for game in GAMES}
    _list(console, t("terminal-which-game"), games)
    game = _ask(console, t("terminal-type-game", usual=1), lambda word: _read_choice(word, games))
    variant = _ask_extras(console, game, _ask_seats(console, game))
    bots = _ask_rivals(console)
    usual = t("seat-player", number=1)
    console.print()
    name = _ask(console, t("terminal-your-name", usual=usual), lambda word: read_name(word or usual))
    return str(variant), bots, name


def _ask_rivals(console: Console) -> str:
    rivals = {level.bot: f"{t(f'bot-level-{level.number}')}: {t(f'level-{level.number}-text')}" for level in LEVELS}
    rivals[HUMAN] = t("seat-here")
    _list(console, t("terminal-who-plays"), rivals)
    usual = str(NEWCOMER.number)
    question = t("terminal-type-rival", usual=usual)
    return _ask(console, question, lambda word: _rival(word or usual, rivals))


def _ask_seats(console: Console, game: str) -> int:
    *some, last = (str(seats) for seats in GAMES[game].seats)
    if not some:
        return int(last)
    allowed = {seats: seats for seats in (*some, last)}
    question = t("terminal-how-many", numbers=either([*some, last]), usual=some[0])
    console.print()
    return int(_ask(console, question, lambda word: _read_choice(word, allowed, by_number=False)))


def _ask_extras(console: Console, game: str, seats: int) -> Variant:
    extras = [name for name in GAMES[game].switches if _is_possible(game, seats, name)]
    if not extras:
        return Variant(game, seats)
    _list(console, t("options"), {name: f"{t(f'switch-{name}')}: {t(f'switch-{name}-text')}" for name in extras})
    return _ask(console, t("terminal-type-options"), lambda word: _with_extras(game, seats, extras, word))


def _list(console: Console, question: str, named: Mapping[str, str]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, title in enumerate(named.values(), 1):
        table.add_row(f"  {number}", title)
    console.print(f"\n{question}")
    console.print(table)


def _ask(console: Console, question: str, read: Callable[[str], T]) -> T:
    """Ask until the answer is valid."""
    while True:
        try:
            return read(input(f"{question} ").strip())
        except (NotationError, InvalidSetup) as error:
            console.print(sentence(str(error)))


def _read_choice(word: str, named: Mapping[str, str], by_number: bool = True) -> str:
    """Return the key selected by a number or the beginning of a key or title."""
    if by_number and word.isascii() and word.isdecimal() and 1 <= int(word) <= len(named):
        return list(named)[int(word) - 1]
    start = word.lower()
    for key, title in named.items():
        if key.startswith(start) or title.lower().startswith(start):
            return key
    if by_number:
        raise NotationError(t("terminal-expected-number-or-name", least=1, most=len(named), got=printable(word)))
    raise NotationError(t("terminal-expected-one-of", options=either(list(named)), got=printable(word)))


def _rival(word: str, rivals: Mapping[str, str]) -> str:
    try:
        return _read_choice(word, rivals)
    except NotationError as unknown:
        with suppress(NotationError, InvalidSetup):
            return str(find_bot(word))
        raise unknown from None


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
            raise NotationError(t("terminal-expected-numbers", most=len(extras), got=printable(number)))
    try:
        return Variant(game, seats, **{extras[int(number) - 1]: True for number in numbers})
    except InvalidSetup:
        raise InvalidSetup(t("no-such-variant")) from None

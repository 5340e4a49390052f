"""A variant: a game, its number of seats and its extras, as an immutable value that is identified by its text.

`kingdomino(seats=2,harmony=true)` names a variant in logs, URLs, records and tests.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from .errors import InvalidSetup, NotationError
from .game import Family, Game
from .registry import FAMILIES, GAMES, SWITCHES
from .validate import boolean, int_in_range
from .validate import text as as_text

_YES: Final = {"true", "1", "yes", "on"}
_NO: Final = {"false", "0", "no", "off"}
_EXPECTED: Final = "a variant such as kingdomino(seats=2,harmony=true)"


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play one game; `Variant("kingdomino", 2, harmony=True)`.

    >>> str(Variant("kingdomino", 4, middle_kingdom=True, harmony=True))
    'kingdomino(seats=4,harmony=true,middle_kingdom=true)'
    """

    game: str
    seats: int = 2
    dynasty: bool = False
    harmony: bool = False
    middle_kingdom: bool = False
    mighty_duel: bool = False
    teams: bool = False

    def __post_init__(self) -> None:
        game = GAMES.get(self.game) if isinstance(self.game, str) else None
        if game is None:
            raise InvalidSetup(
                "expected a game out of {games}, but got {got}",
                code="variant/game",
                games=", ".join(GAMES),
                got=repr(self.game),
            )
        if type(self.seats) is not int or self.seats not in game.seats:
            raise InvalidSetup(
                "{game} is played with {expected} seats, but got {got}",
                code="variant/seats",
                game=self.game,
                expected=_listed(game.seats),
                got=repr(self.seats),
            )
        for switch in SWITCHES:
            boolean(switch, getattr(self, switch))
        for switch in self.switches:
            if switch not in game.switches:
                expected = f"can be played with {', '.join(game.switches)}" if game.switches else "has no extras"
                raise InvalidSetup(
                    "{game} {expected}, but got {got}",
                    code="variant/switch",
                    game=self.game,
                    expected=expected,
                    got=switch,
                )
            if self.seats not in game.seats_of_switch.get(switch, game.seats):
                raise InvalidSetup(
                    "{switch} is for {expected} seats, but got {got}",
                    code="variant/switch-seats",
                    switch=switch,
                    expected=_listed(game.seats_of_switch[switch]),
                    got=self.seats,
                )

    @property
    def row(self) -> Game:
        """The game's row of the registry."""
        return GAMES[self.game]

    @property
    def family(self) -> Family:
        """The family whose rules it is played by."""
        return FAMILIES[self.row.family]

    @property
    def switches(self) -> tuple[str, ...]:
        """The extras that are on, in alphabetical order."""
        return tuple(name for name in SWITCHES if getattr(self, name))

    @property
    def kingdoms(self) -> int:
        """The number of kingdoms: one for each seat, or for each team of two (W4)."""
        return self.seats // 2 if self.teams else self.seats

    def kingdom_of(self, seat: int) -> int:
        """Return the kingdom that a seat builds, alone or with its partner (W4)."""
        number = int_in_range("a seat", seat, 0, self.seats - 1)
        return number // 2 if self.teams else number

    def rulers(self, kingdom: int) -> list[int]:
        """Return the seats that build a kingdom."""
        number = int_in_range("a kingdom", kingdom, 0, self.kingdoms - 1)
        return [seat for seat in range(self.seats) if self.kingdom_of(seat) == number]

    @property
    def boxes(self) -> int:
        """The number of boxes that lines of dominoes come from in turn (W1)."""
        return len(self.row.boxes)

    @property
    def single(self) -> "Variant":
        """The variant of one game of a Dynasty series; itself if there is no series."""
        return Variant(self.game, self.seats, **{name: True for name in self.switches if name != "dynasty"})

    def __str__(self) -> str:
        words = [f"seats={self.seats}"] if self.row.names_seats else []
        words += [f"{switch}=true" for switch in self.switches]
        return f"{self.game}({','.join(words)})"


def _listed(numbers: Sequence[int]) -> str:
    """Return numbers as text, such as `2, 3 or 4`."""
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last


def find_variant(text: str | Variant) -> Variant:
    """Return the variant of a text. Spaces, another order of words, and `harmony` for `harmony=true` are allowed.

    A `Variant` is returned unchanged.

    >>> find_variant("kingdomino").seats
    2
    """
    if isinstance(text, Variant):
        return text
    return _read(as_text(_EXPECTED, text))


@lru_cache(maxsize=1024)
def _read(text: str) -> Variant:
    shape = re.fullmatch(r"\s*([a-z][a-z0-9_]*)\s*(?:\(\s*(.*?)\s*\))?\s*", text)
    if shape is None:
        raise NotationError("expected {what}, but got {got!r}", code="variant/notation", what=_EXPECTED, got=text)
    game, inside = shape.groups()
    seats: int | None = None
    switches: dict[str, bool] = {}
    for item in filter(None, re.split(r"\s*,\s*", inside or "")):
        key, _, value = re.sub(r"\s*=\s*", "=", item).partition("=")
        if key == "seats" and re.fullmatch("[0-9]{1,2}", value) and seats is None:
            seats = int(value)
        elif key in SWITCHES and value.lower() in _YES | _NO | {""} and key not in switches:
            switches[key] = value.lower() not in _NO
        else:
            raise NotationError(
                "expected {what}, but got {got!r}", code="variant/word", what=_expected_words(game), got=item
            )
    if game in GAMES and seats is None:
        seats = GAMES[game].seats[0]
    return Variant(game, 2 if seats is None else seats, **switches)


def _expected_words(game: str) -> str:
    """Return what may stand in the brackets of a variant of this game."""
    switches = GAMES[game].switches if game in GAMES else SWITCHES
    return f"seats=NUMBER or one of {', '.join(switches)}, once each" if switches else "seats=NUMBER, once"


def all_variants() -> list[Variant]:
    """List every variant of every game."""
    found = []
    for game in GAMES.values():
        for seats in game.seats:
            for choice in product((False, True), repeat=len(game.switches)):
                try:
                    found.append(Variant(game.id, seats, **dict(zip(game.switches, choice, strict=True))))
                except InvalidSetup:
                    continue
    return found

"""Seats: who sits there, under which name, token and colour, which bots may play, and the numbers for the shuffle.

People read a bot's name at its table, or else the name of its kind in their language; a person's chosen name, or else a
number in the reader's language.

The shuffle: so that nobody can choose the deal, a player may commit to a number by its SHA-256 when sitting down. Once
all seats are taken and all commitments have been shown, with that to the server's seed, the numbers are revealed and
the match is dealt. A number that does not come in time is left out.
"""

import hashlib
import secrets
import string
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final, TypeAlias

from ...bots.bot import find_bot, is_private, knows, offered_bots
from ...bots.levels import ADVISER
from ...bots.spec import Value
from ...engine.errors import InvalidSetup, NotationError
from ...engine.variant import Variant
from ...i18n.messages import Words
from ...match.dealer import mixed
from ...match.record.record import Record
from ..errors import ApiError

MAX_SHUFFLE: Final = 12_000  # milliseconds that the deal waits; the lobby reads its tables every ten seconds
MAX_THINKING: Final = {"playouts": 4000, "ms": 1000, "threads": 1}  # of a bot at a table, for one decision

STAND_IN: Final = ADVISER.bot  # the strongest: nobody chooses a weak bot for somebody else

COLOURS: Final = 8

# Given names that are spelt alike in most languages.
# fmt: off
BOT_NAMES: Final = (
    "Adela", "Aldric", "Beatrix", "Benedict", "Clemence", "Conrad", "Cordelia", "Edmund", "Eleanor", "Florian",
    "Gisela", "Godfrey", "Isolde", "Jasper", "Leonora", "Leopold", "Matilda", "Melisande", "Oswald", "Ottilia",
    "Percival", "Philippa", "Roderic", "Roland", "Rosalind", "Sibylla", "Theobald", "Tristan", "Viola", "Wilfred",
)
# fmt: on


@dataclass(slots=True)
class Chair:
    """A seat and who sits there: a person (by the hash of a token), a bot, or nobody."""

    name: str = ""
    holder: str = ""
    bot: str = ""
    bot_name: str = ""  # what people read for a bot
    colour: int | None = None  # None: not chosen
    commitment: str = ""  # to a number for the shuffle
    stand_in: str = ""  # the bot that plays for a person who is gone or has resigned
    flag: bool = False  # its time ran out

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.holder else "open"

    @property
    def played_by(self) -> str:
        """The bot that decides for this seat; empty when a person does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class Shuffle:
    """The numbers of one deal: commitment and number of each seat, empty if there is none."""

    commitments: list[str]
    since: int  # on the table's own time
    numbers: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.numbers = [""] * len(self.commitments)

    @property
    def missing(self) -> list[int]:
        """The seats whose numbers are still to be revealed."""
        return [seat for seat, commitment in enumerate(self.commitments) if commitment and not self.numbers[seat]]

    @property
    def until(self) -> int:
        """When the deal stops waiting."""
        return self.since + MAX_SHUFFLE

    def matches(self, seat: int, number: str) -> bool:
        """Whether a number matches the commitment of a seat."""
        return bool(self.commitments[seat]) and hash_number(number) == self.commitments[seat]

    def mix_seed(self, seed: bytes) -> bytes:
        return mixed(seed, [bytes.fromhex(number) if number else None for number in self.numbers])


def hash_number(number: str) -> str:
    """Return the commitment to a number, given in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def random_bot_name(taken: Collection[str], before: str = "") -> str:
    """Return a name that nobody else at the table has: the one `before` if possible."""
    return before if before and before not in taken else secrets.choice([one for one in BOT_NAMES if one not in taken])


def assign_colours(chosen: Sequence[int | None]) -> list[int]:
    """Give every seat its chosen colour, or else that of its number, or else the first that is free."""
    taken = {colour for colour in chosen if colour is not None}
    colours = []
    for seat, colour in enumerate(chosen):
        given = colour if colour is not None else next(one for one in (seat, *range(COLOURS)) if one not in taken)
        taken.add(given)
        colours.append(given)
    return colours


def check_colours(chosen: Collection[int | None]) -> None:
    """Refuse a colour that two seats want."""
    given = [colour for colour in chosen if colour is not None]
    for colour in given:
        if given.count(colour) > 1:
            raise ApiError("seat/colour", f"two seats have colour {colour}")


def check_bot(variant: Variant, name: str) -> str:
    """Return the canonical name of a bot. Raises ApiError if it is unknown, cannot play this game, or is too slow."""
    try:
        bot = find_bot(name)
    except (NotationError, InvalidSetup):
        bot = None
    if bot is None or is_private(bot) or not knows(bot, variant.game):
        known = offered_bots(variant.game)
        raise ApiError("bot/unknown", f"unknown bot {name!r}; choose {' or '.join(known)}", bots=list(known))
    for option, maximum in MAX_THINKING.items():
        asked: Value = dict(bot.options).get(option, 0)
        if isinstance(asked, int) and asked > maximum:
            raise ApiError(
                "bot/budget", f"expected at most {option}={maximum}, but got {bot}", option=option, most=maximum
            )
    return str(bot)


BotNames: TypeAlias = list[str | None]  # for each seat: None for a person, for a bot its own name, or else ""


def table_bot_names(chairs: Sequence[Chair]) -> BotNames:
    return [_own_name(chair) if chair.bot else None for chair in chairs]


def _own_name(bot: Chair) -> str:
    return bot.bot_name or (bot.name if bot.name != bot.bot else "")  # a chosen name replaces that of the kind


def record_bot_names(record: Record) -> BotNames:
    """Return the names of the bots of a record; a player who has the name of a bot is one."""
    names = record.extras.get("called", [""] * len(record.players))
    return [
        own if own or is_bot(player, record.variant) else None
        for player, own in zip(record.players, names, strict=True)
    ]


def is_bot(name: str, variant: Variant) -> bool:
    """Whether a player of a record has the name of a bot that plays its game."""
    try:
        return knows(find_bot(name), variant.game)
    except (NotationError, InvalidSetup):
        return False


def display_names(players: Sequence[str | None], bot_names: BotNames, words: Words) -> list[str]:
    """Return what people read for players; empty for open seats, which have no player."""
    seats = enumerate(zip_longest(players, bot_names))
    return [
        _person(player, seat, words) if own is None else own or words.bot(player or "") for seat, (player, own) in seats
    ]


def _person(name: str | None, seat: int, words: Words) -> str:
    return words("seat-player", number=seat + 1) if name == "" else name or ""


MAX_NAME: Final = 60
_JOINER: Final = "\u200d"
_SELECTORS: Final = "".join(map(chr, range(0xFE00, 0xFE10)))  # variation selectors: text or emoji style
_SKINS: Final = "".join(map(chr, range(0x1F3FB, 0x1F400)))
_KEYCAP: Final = "\u20e3"
_FILLERS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
)  # invisible, though not of a format category
_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that look alike
_ID_LENGTH: Final = 12
_MIN_TOKEN: Final = 22  # 128 bits
_MIN_DIFFERENT: Final = 8  # fewer different characters are less likely in a random token than a correct guess
_URL_SAFE: Final = frozenset(string.ascii_letters + string.digits + "-_")


def clean_name(text: str) -> str:
    """Keep what can be shown on one line, cut to the maximum length."""
    return visible_name(text)[:MAX_NAME].rstrip(_JOINER)


def visible_name(text: str) -> str:
    """Keep visible characters: no control or format characters except emoji joiners, no runs of spaces."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_visible(composed, index) for index in range(len(composed))).split())


def _visible(text: str, index: int) -> str:
    """Return what is kept of a character: itself, a space, or nothing."""
    letter, after = text[index], text[index + 1 : index + 2]
    if letter == _JOINER:
        before = text[max(index - 3, 0) : index].rstrip(_SELECTORS + _SKINS)[-1:]
        return letter if _is_picture(before) and _is_picture(after) else " "
    if letter in _SELECTORS:
        return letter if _is_picture(text[index - 1 : index]) or after == _KEYCAP else ""
    return " " if letter in _FILLERS or unicodedata.category(letter)[0] in "CZ" else letter


def _is_picture(letter: str) -> bool:
    return letter != "" and letter not in _FILLERS and unicodedata.category(letter) == "So"


def new_id() -> str:
    """Make the id of a table: short enough for a link, with too many values to guess."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return the hash of a token. Raises ApiError if the token is easy to guess."""
    if len(token) < _MIN_TOKEN:
        raise ApiError("token/weak", f"the token must have at least {_MIN_TOKEN} characters, not {len(token)}")
    if (different := len(set(token))) < _MIN_DIFFERENT:
        characters = "character" if different == 1 else "characters"
        raise ApiError("token/weak", f"the token must be random: it has only {different} different {characters}")
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def choose_holder(holder: str, secret: str | None) -> tuple[str, str | None]:
    """Return the holder who takes a seat, and the token to return: the client's secret, or a new one."""
    if secret is None:
        token = None if holder else new_token()
        return (hash_token(token) if token else holder), token
    if not _URL_SAFE.issuperset(secret):
        raise ApiError("token/weak", "expected a secret of letters, digits, - and _")
    if holder and holder != hash_token(secret):
        raise ApiError("token/wrong", "the secret and the token differ; send only one")
    return hash_token(secret), secret

"""Cleaning of names that people choose; ids and tokens that nobody can guess."""

import hashlib
import secrets
import string
import unicodedata
from typing import Final

from ..errors import ApiError

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

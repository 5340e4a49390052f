"""Names that people choose, cleaned; ids and tokens that nobody can guess."""

import hashlib
import secrets
import unicodedata
from typing import Final

from .errors import Refusal

MOST_NAME: Final = 60
_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
_ID_LENGTH: Final = 12
_LEAST_TOKEN: Final = 22  # 128 bits


def clean_name(text: str) -> str:
    """Keep what can be shown on one line: no control or format characters, no runs of spaces."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in composed)
    return " ".join(shown.split())[:MOST_NAME]


def new_id() -> str:
    """Make the id of a game: short enough for a link, too many to try."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def holder_of(token: str) -> str:
    """Return what is kept of a token: its hash; raise where it would be easy to guess."""
    if len(token) < _LEAST_TOKEN:
        raise Refusal("token/wrong", f"expected a token of at least {_LEAST_TOKEN} characters, but got {len(token)}")
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()

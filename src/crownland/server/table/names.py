"""Names that people choose, cleaned; ids and tokens that nobody can guess."""

import hashlib
import secrets
import string
import unicodedata
from typing import Final

from ..errors import Refusal

MOST_NAME: Final = 60
_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
_ID_LENGTH: Final = 12
_LEAST_TOKEN: Final = 22  # 128 bits
_LEAST_DIFFERENT: Final = 8  # letters; fewer in a random token are less likely than a guess
_URL_SAFE: Final = frozenset(string.ascii_letters + string.digits + "-_")


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
        raise Refusal("token/weak", f"the token must have at least {_LEAST_TOKEN} characters, not {len(token)}")
    if (different := len(set(token))) < _LEAST_DIFFERENT:
        characters = "character" if different == 1 else "characters"
        raise Refusal("token/weak", f"the token must be random: it has only {different} different {characters}")
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def sit_down(holder: str, secret: str | None) -> tuple[str, str | None]:
    """Return the holder who takes a seat, and the token to be told: one that was chosen beforehand, or a new one."""
    if secret is None:
        token = None if holder else new_token()
        return (holder_of(token) if token else holder), token
    if not _URL_SAFE.issuperset(secret):
        raise Refusal("token/weak", "expected a secret of letters, digits, - and _")
    if holder and holder != holder_of(secret):
        raise Refusal("token/wrong", "the secret and the token differ; send only one")
    return holder_of(secret), secret

"""The shuffle of a record: the server's seed and the numbers that players added, out of which the dealt seed was made.

It tells the server's `seed` and its `commitment`, and for each seat what was promised (`promises`) and added (`luck`).
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, Final

from ...rules.errors import IllegalAction, NotationError
from ...rules.variants import Variant
from ..dealer import commitment, mixed

_TEXTS: Final = ("seed", "commitment")
_LISTS: Final = ("promises", "luck")
_KEYS: Final = (*_TEXTS, *_LISTS)


def read_shuffle(told: Any, variant: Variant, dealt: str | None) -> Mapping[str, Any]:
    """Check that the `dealt` seed is the one that was promised to everybody; an error begins with `shuffle:`."""
    if not isinstance(told, dict) or set(told) != {*_KEYS}:
        raise NotationError(f"shuffle: expected {', '.join(_KEYS)}, but got {told!r:.60}")
    for key in _TEXTS:
        if not _is_hex(told[key]):
            raise NotationError(f"shuffle: expected {key} to be 64 hexadecimal digits, but got {told[key]!r:.60}")
    for key in _LISTS:
        if not _is_list(told[key], variant.seats):
            each = f"64 hexadecimal digits or null for each of {variant.seats} seats"
            raise NotationError(f"shuffle: expected {key} to list {each}, but got {told[key]!r:.60}")
    _check_promises(told)
    if dealt is None:
        raise NotationError("shuffle: expected the seed of the deal beside it, but there is none")
    seed = mixed(bytes.fromhex(told["seed"]), _numbers(told["luck"]))
    if dealt.lower() != seed.hex():
        raise IllegalAction(f"shuffle: expected the dealt seed to be {seed.hex()}, made of it, but got {dealt}")
    return told


def _check_promises(told: Mapping[str, Any]) -> None:
    """Raise IllegalAction where the server or a player did not keep to what was promised."""
    promised = commitment(bytes.fromhex(told["seed"]))
    if told["commitment"].lower() != promised:
        got = told["commitment"]
        raise IllegalAction(f"shuffle: expected as commitment the SHA-256 of its seed, {promised}, but got {got}")
    for seat, (promise, number) in enumerate(zip(told["promises"], _numbers(told["luck"]), strict=True)):
        if number is None:
            continue
        digest = hashlib.sha256(number).hexdigest()
        if promise is None or promise.lower() != digest:
            got = promise or "none"
            raise IllegalAction(f"shuffle: expected seat {seat} to have promised its number as {digest}, but got {got}")


def _numbers(luck: list[str | None]) -> list[bytes | None]:
    return [None if number is None else bytes.fromhex(number) for number in luck]


def _is_list(told: Any, seats: int) -> bool:
    return isinstance(told, list) and len(told) == seats and all(one is None or _is_hex(one) for one in told)


def _is_hex(told: Any) -> bool:
    return isinstance(told, str) and re.fullmatch("[0-9a-fA-F]{64}", told) is not None

"""The shuffle of a record: the server's seed and the numbers that players added, out of which the dealt seed was made.

It tells the server's `seed` and its `commitment`, and for each seat what was promised (`promises`) and added (`luck`).
A number that was promised and did not come has a note, so that it is missing for all to see.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...engine.errors import IllegalAction, NotationError
from ...engine.variant import Variant
from ..dealer import HEX, commitment, is_hex, mixed

_TEXTS: Final = ("seed", "commitment")
_LISTS: Final = ("promises", "luck")
_KEYS: Final = (*_TEXTS, *_LISTS)
LEFT_OUT: Final = "left_out"  # the note


def read_shuffle(told: Any, variant: Variant, dealt: Mapping[str, Any]) -> Mapping[str, Any]:
    """Check that the seed of what was `dealt` is the one promised to everybody; an error begins with `shuffle:`."""
    if not isinstance(told, dict) or set(told) != {*_KEYS}:
        raise NotationError(f"shuffle: expected {', '.join(_KEYS)}, but got {_keys(told)}")
    for key in _TEXTS:
        if not is_hex(told[key]):
            raise NotationError(f"shuffle: expected {key} to be {HEX}, but got {told[key]!r:.80}")
    for key in _LISTS:
        _check_list(key, told[key], variant.seats)
    _check_promises(told)
    if "seed" not in dealt:
        raise NotationError("shuffle: expected the seed of the deal beside it, but there is none")
    if "commitment" in dealt:
        raise NotationError("shuffle: expected no other commitment: nobody can show one of a seed still to be made")
    seed = mixed(bytes.fromhex(told["seed"]), _numbers(told["luck"]))
    if dealt["seed"] != seed.hex():
        raise IllegalAction(f"shuffle: expected the dealt seed to be {seed.hex()}, made of it, but got {dealt['seed']}")
    return told


def check_left_out(shuffle: Mapping[str, Any] | None, notes: Sequence[Mapping[str, Any]], *, is_told: bool) -> None:
    """Raise IllegalAction unless there is a note for each number that is missing, and for no other.

    While a match goes on, its seed and its shuffle are not told, but the notes are.
    """
    noted = [note.get("seat") for note in notes if note["what"] == LEFT_OUT]
    if shuffle is None:
        if noted and is_told:
            raise IllegalAction("shuffle: expected it to be told, because a note says that a number was left out")
        return
    lists = zip(shuffle["promises"], shuffle["luck"], strict=True)
    missing = [seat for seat, (promise, number) in enumerate(lists) if promise and not number]
    if sorted(noted, key=str) != missing:
        raise IllegalAction(
            f"shuffle: expected notes of numbers left out for {_seats(missing)}, but got some for {_seats(noted)}"
        )


def _seats(seats: Sequence[Any]) -> str:
    return "no seat" if not seats else ", ".join(f"seat {seat}" for seat in seats)


def _keys(told: Any) -> str:
    return f"{told!r:.80}" if not isinstance(told, dict) or not told else f"{', '.join(map(str, told)):.80}"


def _check_list(key: str, told: Any, seats: int) -> None:
    each = f"{HEX} or null for each of {seats} seats"
    if not isinstance(told, list):
        raise NotationError(f"shuffle: expected {key} to list {each}, but got {told!r:.80}")
    if len(told) != seats:
        raise NotationError(f"shuffle: expected {key} to list {each}, but got {len(told)}")
    for seat, one in enumerate(told):
        if one is not None and not is_hex(one):
            raise NotationError(f"shuffle: expected {key} to list {each}, but got {one!r:.80} for seat {seat}")


def _check_promises(told: Mapping[str, Any]) -> None:
    """Raise IllegalAction where the server or a player did not keep to what was promised."""
    promised = commitment(bytes.fromhex(told["seed"]))
    if told["commitment"] != promised:
        got = told["commitment"]
        raise IllegalAction(f"shuffle: expected as commitment the SHA-256 of its seed, {promised}, but got {got}")
    for seat, (promise, number) in enumerate(zip(told["promises"], _numbers(told["luck"]), strict=True)):
        if number is None:
            continue
        digest = hashlib.sha256(number).hexdigest()
        if promise != digest:
            got = promise or "none"
            raise IllegalAction(f"shuffle: expected seat {seat} to have promised its number as {digest}, but got {got}")


def _numbers(luck: list[str | None]) -> list[bytes | None]:
    return [None if number is None else bytes.fromhex(number) for number in luck]

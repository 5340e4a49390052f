"""Actions of all games: values, ints and text that say the same and turn into each other.

The kinds themselves are in the rooms: those of every draft in `draft.actions`, a game's own in `actions` of its room.
"""

from functools import lru_cache
from typing import Final, SupportsIndex

from . import codes
from .errors import NotationError
from .handed import number_in, shown
from .handed import text as as_text
from .kinds import Action as Action
from .kinds import ActionKind, Outcome
from .rooms import ACTIONS

_BY_TYPE: Final[dict[type, ActionKind]] = {kind.type: kind for kind in ACTIONS}
_BY_CODE: Final[dict[int, ActionKind]] = {kind.code: kind for kind in ACTIONS}
_EXPECTED: Final = "an action such as claim:9 or place:9@-1,1/0,1"
assert len(_BY_CODE) == len(_BY_TYPE) == len(ACTIONS), "every kind of action has a type and a number of its own"


def is_chance(action: Action) -> bool:
    """Tell what chance did from what a seat decided."""
    if not isinstance(action, Action):
        raise NotationError(f"expected an action, but got {shown(action)}")
    return isinstance(action, Outcome)


def passes(action: Action) -> bool:
    """Tell whether an action does without what its seat was asked for: no knight, no building, no bonus."""
    return action == _BY_TYPE[type(action)].passes


def encode(action: Action) -> int:
    """Return the action's int; raise NotationError where a value has no such int."""
    kind = _BY_TYPE.get(type(action))
    if kind is None:
        raise NotationError(f"expected an action, but got {shown(action)}")
    return int(kind.encode(action))


def decode(code: SupportsIndex) -> Action:
    """Return the action of an int, NumPy's too; raise NotationError where there is none."""
    number = number_in(code)
    if number is None:
        raise NotationError(f"expected the int of an action, but got {shown(code)}")
    return decode_int(number)


@lru_cache(maxsize=1 << 17)
def decode_int(code: int) -> Action:
    """Return the same where the code is known to be an int: sooner done."""
    kind = _BY_CODE.get(code >> codes.KIND)
    if kind is not None:
        action = kind.decode(code)
        if encode(action) == code:
            return action
    raise NotationError(f"expected the int of an action, but got {shown(code)}")


def read_action(text: str) -> Action:
    """Return the action of a token such as `claim:9` or `place:9@-1,1/0,1`."""
    token = as_text(_EXPECTED, text).strip()
    for kind in ACTIONS:
        if (action := kind.read(token)) is not None:
            encode(action)
            return action
    raise NotationError(f"expected {_EXPECTED}, but got {shown(text)}")

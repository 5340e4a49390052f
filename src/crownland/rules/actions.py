"""Actions of all games: values, ints and text that say the same and turn into each other.

The kinds themselves are in the rooms: those of every draft in `draft.actions`, a game's own in `actions` of its room.
"""

from functools import lru_cache
from typing import Final

from . import codes
from .errors import NotationError
from .kinds import Action as Action
from .kinds import ActionKind, Outcome
from .rooms import ACTIONS

_BY_TYPE: Final[dict[type, ActionKind]] = {kind.type: kind for kind in ACTIONS}
_BY_CODE: Final[dict[int, ActionKind]] = {kind.code: kind for kind in ACTIONS}
assert len(_BY_CODE) == len(_BY_TYPE) == len(ACTIONS), "every kind of action has a type and a number of its own"


def is_chance(action: Action) -> bool:
    """Tell what chance did from what a seat decided."""
    return isinstance(action, Outcome)


def passes(action: Action) -> bool:
    """Tell whether an action does without what its seat was asked for: no knight, no building, no bonus."""
    return action == _BY_TYPE[type(action)].passes


def encode(action: Action) -> int:
    """Return the action's int; raise NotationError where a value has no such int."""
    kind = _BY_TYPE.get(type(action))
    if kind is None:
        raise NotationError(f"expected an action, but got {action!r}")
    return int(kind.encode(action))


@lru_cache(maxsize=1 << 17)
def decode(code: int) -> Action:
    """Return the action of an int; raise NotationError where there is none."""
    kind = _BY_CODE.get(code >> codes.KIND) if type(code) is int else None
    if kind is not None:
        action = kind.decode(code)
        if encode(action) == code:
            return action
    raise NotationError(f"expected the int of an action, but got {code!r}")


def read_action(text: str) -> Action:
    """Return the action of a token such as `claim:9` or `place:9@-1,1/0,1`."""
    for kind in ACTIONS:
        if (action := kind.read(text.strip())) is not None:
            encode(action)
            return action
    raise NotationError(f"expected an action such as claim:9 or place:9@-1,1/0,1, but got {text!r}")

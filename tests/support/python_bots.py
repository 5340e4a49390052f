"""Bots as classes, for `module:Class`."""

import os
import random

from crownland import Action, State


class First:
    """Takes the first of all legal actions; prints, as people do while they look for a mistake."""

    def choose(self, state: State) -> Action:
        print("thinking about", len(state.legal_actions()))
        return state.legal_actions()[0]


class Lucky:
    def __init__(self, seed: int | None = None) -> None:
        self._luck = random.Random(seed)

    def choose(self, state: State) -> int:
        return self._luck.choice(state.legal_codes())


class Raises:
    def choose(self, state: State) -> Action:
        raise ZeroDivisionError("too clever")


class Cheats:
    def choose(self, state: State) -> str:
        return "claim:49"


class Waits:
    async def choose(self, state: State) -> str:
        return "claim:1"


class ForgetsToReturn:
    def choose(self, state: State) -> None:
        state.legal_actions()


class Silent:
    """Has no `choose`."""


class Deep(First):
    def __init__(self, depth: int, seed: int | None = None) -> None:
        self._depth = depth


def make_first() -> First:
    return First()


class Exits:
    def choose(self, state: State) -> str:
        os._exit(7)


class CrashesSometimes:
    """Ends its process in games in which it does not begin."""

    def choose(self, state: State) -> int:
        if state.round and state.seat == 1:
            os._exit(8)
        return state.legal_codes()[0]

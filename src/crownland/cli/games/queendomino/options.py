"""Knights, building and burning: what a court can choose from in Queendomino, and what words mean.

Slots of the builders' board are numbered from 1. Number 3 builds the tile of slot 3 on the site where it brings most;
`build 3 e4` builds it on e4.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ....rules.actions import Action
from ....rules.errors import IllegalAction, NotationError
from ....rules.queendomino.actions import Build, Burn, Knights
from ....rules.queendomino.builders import price
from ....rules.state import State
from ...terminal.names import kingdom_of
from ...terminal.options import Option
from ...terminal.squares import read_square, square_name
from ..draft import options as draft_options
from ..draft.options import frame_of, gain
from .words import counted, short_name


def coins_of(state: State, kingdom: int) -> int:
    return int(state.record.courts[kingdom].coins)


def earned(state: State, action: Action) -> int:
    """Return the coins that an action brings, or costs, to the kingdom in turn."""
    kingdom = kingdom_of(state.variant, state.seat)
    after = state.copy()
    after.apply(action)
    return coins_of(after, kingdom) - coins_of(state, kingdom)


def options(state: State) -> list[Option]:
    """List what the seat in turn can do; to do nothing comes first where it is possible."""
    return _OPTIONS.get(state.phase, draft_options.options)(state)


def _knights(state: State) -> list[Option]:
    """Q6: where knights may go, with the coins they earn there."""
    return [_knight(state, number, action) for number, action in enumerate(state.legal_actions())]


def _knight(state: State, number: int, action: Action) -> Option:
    assert isinstance(action, Knights)
    if not action.squares:
        return Option("knights", 0, action, 0, "send nobody")
    where = " ".join(square_name(square, frame_of(state)) for square in action.squares)
    return Option(
        "knights", number, action, gain(state, action), f"{where} earns {counted(earned(state, action), 'coin')}"
    )


def _buildings(state: State) -> list[Option]:
    """Q7: each tile on its best site under the number of its slot, then the other sites."""
    nothing, *builds = (action for action in state.legal_actions() if isinstance(action, Build))
    gains = {build: gain(state, build) for build in builds}
    builds.sort(key=lambda build: -gains[build])
    best = {build.slot: build for build in reversed(builds)}
    others = [build for build in builds if best[build.slot] != build]
    first = [
        Option("build", (build.slot or 0) + 1, build, gains[build], _building(state, build))
        for build in sorted(best.values(), key=lambda build: build.slot or 0)
    ]
    more = [Option("build", n, build, gains[build], _building(state, build)) for n, build in enumerate(others, 7)]
    return [Option("build", 0, nothing, 0, "build nothing"), *first, *more]


def _building(state: State, build: Build) -> str:
    assert build.building and build.square and build.slot is not None
    cost = int(price(state.record, build.slot, kingdom_of(state.variant, state.seat)))
    where = square_name(build.square, frame_of(state))
    return f"{short_name(build.building)} on {where} ({cost}c)"


def _fires(state: State) -> list[Option]:
    """Q11: which tile the dragon may burn, by its slot."""
    nothing, *burns = (action for action in state.legal_actions() if isinstance(action, Burn))
    return [
        Option("burn", 0, nothing, None, "let the dragon sleep"),
        *(Option("burn", (burn.slot or 0) + 1, burn, None, short_name(burn.building or "")) for burn in burns),
    ]


_OPTIONS: Final[dict[str, Callable[[State], list[Option]]]] = {
    "knights": _knights,
    "build": _buildings,
    "burn": _fires,
}


def find(state: State, words: Sequence[str], options: Sequence[Option]) -> Option:
    """Return the option that words mean; raise with the reason where there is none."""
    if state.phase == "knights":
        return _find_knights(state, words, options)
    if state.phase == "build":
        return _find_building(state, words, options)
    if state.phase == "burn":
        raise NotationError(f"expected burn with the number of a slot, but got {' '.join(words)!r}")
    return draft_options.find(state, words, options)


def _find_knights(state: State, words: Sequence[str], options: Sequence[Option]) -> Option:
    squares = sorted(read_square(word, frame_of(state)) for word in words)
    for option in options:
        if isinstance(option.action, Knights) and sorted(option.action.squares) == squares:
            return option
    laid = [option.text.partition(" earns")[0] for option in options[1:3]]
    raise IllegalAction(f"expected knights on {' or '.join(laid)}, as many as you have, but got {' '.join(words)}")


def _find_building(state: State, words: Sequence[str], options: Sequence[Option]) -> Option:
    if len(words) != 2 or not words[0].isdecimal():
        raise NotationError(f"expected a slot and a site such as 3 e4, but got {' '.join(words)!r}")
    slot, square = int(words[0]) - 1, read_square(words[1], frame_of(state))
    for option in options:
        if isinstance(option.action, Build) and (option.action.slot, option.action.square) == (slot, square):
            return option
    builds = [option.action for option in options if isinstance(option.action, Build)]
    if all(build.slot != slot for build in builds):
        raise IllegalAction(f"expected a slot with a tile that you can pay for, but got {words[0]}")
    sites = sorted({square_name(build.square, frame_of(state)) for build in builds if build.square})
    raise IllegalAction(f"expected a site out of {', '.join(sites)}, but got {words[1]}")

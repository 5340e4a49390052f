"""Knights, building and burning: what a court can choose from in Queendomino, and what words mean.

Slots of the builders' board are numbered from 1. Number 3 builds the tile of slot 3 on the site where it brings most;
`build 3 e4` builds it on e4.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ....match.view.types import Option
from ....rules.errors import IllegalAction, NotationError
from ...speech import either, t
from ...terminal.choices import Choice, check_verb
from ...terminal.look import Look
from ...terminal.squares import pair_name, read_square, square_name
from ..draft import choices as draft_choices
from .words import building_name, coins_gained


def choices(look: Look) -> list[Choice]:
    """List what the seat in turn can do; to do nothing comes first where it is possible."""
    return _CHOICES.get(look.view.phase, draft_choices.choices)(look)


def _knights(look: Look) -> list[Choice]:
    """Q6: where knights may go, with the coins they earn there."""
    return [_knight(look, number, option) for number, option in enumerate(look.view.options)]


def _knight(look: Look, number: int, option: Option) -> Choice:
    if option.passes:
        return Choice("knights", 0, option, 0, t("pass-knights"))
    earns = f"{pair_name(option.at, look.frame)} ({coins_gained(option.coins)})"
    return Choice("knights", number, option, option.points, earns)


def _buildings(look: Look) -> list[Choice]:
    """Q7: each tile on its best site under the number of its slot, then the other sites."""
    nothing, *builds = look.view.options
    builds.sort(key=lambda build: -build.points)
    best = {build.slot: build for build in reversed(builds)}
    others = [build for build in builds if best[build.slot] != build]
    first = sorted(best.values(), key=lambda build: build.slot or 0)
    numbered = [*(((build.slot or 0) + 1, build) for build in first), *enumerate(others, 7)]
    return [
        Choice("build", 0, nothing, 0, t("pass-build")),
        *(Choice("build", number, build, build.points, _building(look, build)) for number, build in numbered),
    ]


def _building(look: Look, build: Option) -> str:
    where = square_name(build.at[0], look.frame)
    return f"{building_name(build.building or '')} {where} ({t('terminal-coins', coins=-build.coins)})"


def _fires(look: Look) -> list[Choice]:
    """Q11: which tile the dragon may burn, by its slot."""
    nothing, *burns = look.view.options
    return [
        Choice("burn", 0, nothing, None, t("pass-burn")),
        *(Choice("burn", (burn.slot or 0) + 1, burn, None, building_name(burn.building or "")) for burn in burns),
    ]


_CHOICES: Final[dict[str, Callable[[Look], list[Choice]]]] = {
    "knights": _knights,
    "build": _buildings,
    "burn": _fires,
}


_VERBS: Final = (*_CHOICES, "place", "claim")


def find(look: Look, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    """Return the option that words mean; raise with the reason where there is none."""
    check_verb(_VERBS, words, choices)
    if look.view.phase == "knights":
        return _find_knights(look, words, choices)
    if look.view.phase == "build":
        return _find_building(look, words, choices)
    if look.view.phase == "burn":
        raise NotationError(t("terminal-expected-slot", got=" ".join(words)))
    return draft_choices.find(look, words, choices)


def _find_knights(look: Look, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    squares = sorted(read_square(word, look.frame) for word in words)
    for choice in choices:
        if sorted(choice.option.at) == squares:
            return choice
    single = [square_name(choice.option.at[0], look.frame) for choice in choices if len(choice.option.at) == 1]
    raise IllegalAction(t("terminal-expected-knights", squares=either(single), got=" ".join(words)))


def _find_building(look: Look, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    if len(words) != 2 or not words[0].isdecimal():
        raise NotationError(t("terminal-expected-site", got=" ".join(words)))
    slot, square = int(words[0]) - 1, read_square(words[1], look.frame)
    for choice in choices:
        if choice.option.slot == slot and choice.option.at == [square]:
            return choice
    builds = [choice.option for choice in choices if not choice.option.passes]
    if all(build.slot != slot for build in builds):
        raise IllegalAction(t("terminal-expected-affordable", got=words[0]))
    sites = sorted({square_name(build.at[0], look.frame) for build in builds})
    raise IllegalAction(t("terminal-expected-one-of", options=either(sites), got=words[1]))

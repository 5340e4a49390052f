"""Queendomino and Royal Wedding in the terminal: the options of each step, and the display."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ...cli.console import choose_glyphs, is_low, is_tall
from ...cli.i18n import either, game_name, t
from ...cli.terminal.display import Choice, Page, check_verb, signed, with_details
from ...cli.terminal.render import NUMBER, Position, pair_name, read_square, small_picture, square_name
from ...engine.errors import IllegalAction, NotationError
from ...engine.state import State
from ...engine.validate import Square
from ...match.view.types import Move, Option
from ..draft import terminal as draft_choices
from ..draft import terminal as draft_pictures
from ..draft.terminal import (
    GAP,
    draft_page,
    draft_picture,
    line_pictures,
    longest_name,
    make_ghosts,
    make_legend,
    shown_draft,
    side_by_side,
    stage,
    unseen_in,
)
from ..land.pieces import TERRAINS
from .setup import inconsistencies as inconsistencies
from .setup import kingdom_alone
from .terminal_pictures import (
    board_page,
    board_picture,
    building_name,
    coins_gained,
    court_text,
    courts_picture,
    look_page,
    realm_picture,
    rulers_title,
    shown_court,
)


def choices(position: Position) -> list[Choice]:
    """Return the choices of the seat in turn; to do nothing comes first if it is possible."""
    return _CHOICES.get(position.view.phase, draft_choices.choices)(position)


def _knights(position: Position) -> list[Choice]:
    """Q6: return where knights may go, with the coins they earn there."""
    return [_knight(position, number, option) for number, option in enumerate(position.view.options)]


def _knight(position: Position, number: int, option: Option) -> Choice:
    if option.passes:
        return Choice("knights", 0, option, 0, t("pass-knights"))
    earns = f"{pair_name(option.at, position.frame)} ({coins_gained(option.coins)})"
    return Choice("knights", number, option, option.points, earns)


def _buildings(position: Position) -> list[Choice]:
    """Q7: each tile on its best site under the number of its slot, then the other sites."""
    nothing, *builds = position.view.options
    builds.sort(key=lambda build: -build.points)
    best = {build.slot: build for build in reversed(builds)}
    others = [build for build in builds if best[build.slot] != build]
    first = sorted(best.values(), key=lambda build: build.slot or 0)
    numbered = [*(((build.slot or 0) + 1, build) for build in first), *enumerate(others, 7)]
    return [
        Choice("build", 0, nothing, 0, t("pass-build")),
        *(Choice("build", number, build, build.points, _building(position, build)) for number, build in numbered),
    ]


def _building(position: Position, build: Option) -> str:
    where = square_name(build.at[0], position.frame)
    return f"{building_name(build.building or '')} {where} ({t('terminal-coins', coins=-build.coins)})"


def _fires(position: Position) -> list[Choice]:
    """Q11: which tile the dragon may burn, by its slot."""
    nothing, *burns = position.view.options
    return [
        Choice("burn", 0, nothing, None, t("pass-burn")),
        *(Choice("burn", (burn.slot or 0) + 1, burn, None, building_name(burn.building or "")) for burn in burns),
    ]


_CHOICES: Final[dict[str, Callable[[Position], list[Choice]]]] = {
    "knights": _knights,
    "build": _buildings,
    "burn": _fires,
}


_VERBS: Final = (*_CHOICES, "place", "claim")


def find(position: Position, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    """Return the option that words mean; raise with the reason if there is none."""
    check_verb(_VERBS, words, choices)
    if position.view.phase == "knights":
        return _find_knights(position, words, choices)
    if position.view.phase == "build":
        return _find_building(position, words, choices)
    if position.view.phase == "burn":
        raise NotationError(t("terminal-expected-slot", got=" ".join(words)))
    return draft_choices.find(position, words, choices)


def _find_knights(position: Position, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    squares = sorted(read_square(word, position.frame) for word in words)
    for choice in choices:
        if sorted(choice.option.at) == squares:
            return choice
    single = [square_name(choice.option.at[0], position.frame) for choice in choices if len(choice.option.at) == 1]
    raise IllegalAction(t("terminal-expected-knights", squares=either(single), got=" ".join(words)))


def _find_building(position: Position, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    if len(words) != 2 or not words[0].isdecimal():
        raise NotationError(t("terminal-expected-site", got=" ".join(words)))
    slot, square = int(words[0]) - 1, read_square(words[1], position.frame)
    for choice in choices:
        if choice.option.slot == slot and choice.option.at == [square]:
            return choice
    builds = [choice.option for choice in choices if not choice.option.passes]
    if all(build.slot != slot for build in builds):
        raise IllegalAction(t("terminal-expected-affordable", got=words[0]))
    sites = sorted({square_name(build.at[0], position.frame) for build in builds})
    raise IllegalAction(t("terminal-expected-one-of", options=either(sites), got=words[1]))


TIES: Final = ("terminal-largest",)
SCORED_WITH: Final = {
    "frame": "The frame that the kingdom must fit.",
    "coins": "coins.",
    "knights": "knights, placed or in reserve; else as many as the buildings bring.",
    "towers": "towers; else as many as the buildings bring.",
    "queen": "the queen is here.",
    "building": "a building, such as church@f5; repeat for each.",
}
HELP: Final = [
    ("place 3", "place"),
    ("place f4 g4", "place-squares"),
    ("knights 3", "knights"),
    ("build 3", "build"),
    ("burn 3", "burn"),
    ("claim 31", "claim"),
    ("board", "board"),
    ("look 2", "look"),
    ("draft", "draft"),
]
PAGES: Final[Mapping[str, Page]] = {"draft": draft_page, "board": board_page, "look": look_page}


def heading(position: Position) -> str:
    """Return one line: the round, and the dominoes and tiles that are still unseen."""
    return " · ".join([game_name(position.variant.game), stage(position), t("unseen", dominoes=unseen_in(position))])


def legend() -> str:
    """Return the meaning of the letters on the land."""
    return make_legend(TERRAINS)


def request(position: Position, is_shared: bool = False) -> str:
    """Return the request to the seat in turn."""
    phase = position.view.phase
    if phase not in ("knights", "build", "burn"):
        return draft_choices.request(position, is_shared)
    return t(f"do-{phase}", name=position.name(), shared="yes" if is_shared else "no")


def describe(position: Position, moves: Sequence[Move]) -> str:
    """Return a sentence about actions of this game."""
    move = moves[0]
    result = _TELL.get(move.kind)
    return result(position, moves) if result else draft_pictures.describe(position, moves)


def _describe_tiles(position: Position, moves: Sequence[Move]) -> str:
    result = t("replay-chance-tile", count=len(moves))
    return with_details(result, *(building_name(move.building or "") for move in moves))


def _describe_knights(position: Position, moves: Sequence[Move]) -> str:
    option = position.option(moves[0].text)
    if option.passes:
        return t("event-knights-none", name=position.name())
    result = t("event-knights", name=position.name(), number=len(option.at))
    return with_details(result, pair_name(option.at, position.frame), coins_gained(option.coins))


def _describe_building(position: Position, moves: Sequence[Move]) -> str:
    option = position.option(moves[0].text)
    if option.passes:
        return t("event-build-none", name=position.name())
    result = t("event-build", name=position.name(), building=building_name(option.building or ""))
    return with_details(
        result, square_name(option.at[0], position.frame), coins_gained(option.coins), signed(option.points)
    )


def _describe_fire(position: Position, moves: Sequence[Move]) -> str:
    if moves[0].building is None:
        return t("event-burn-none", name=position.name())
    return t("event-burn", name=position.name(), building=building_name(moves[0].building))


_TELL: Final[dict[str, Callable[[Position, Sequence[Move]], str]]] = {
    "tile": _describe_tiles,
    "knights": _describe_knights,
    "build": _describe_building,
    "burn": _describe_fire,
}


def news(before: Position, after: Position) -> list[str]:
    """Q9: return a sentence if the queen moved."""
    pairs = enumerate(zip(before.view.kingdoms, after.view.kingdoms, strict=True))
    moves = [index for index, (old, new) in pairs if shown_court(new).queen and not shown_court(old).queen]
    return [t("terminal-queen-moves", name=after.kingdom_name(index)) for index in moves]


def table(position: Position, console: Console, me: int, choices: Sequence[Choice]) -> RenderableType:
    """Draw the lines, the kingdom of `me` with ghosts of its options, the other kingdoms and courts, and the board."""
    index, most, glyphs = position.variant.kingdom_of(me), longest_name(console), choose_glyphs(console)
    kingdom = position.view.kingdoms[index]
    title = Text.assemble(rulers_title(position, index, glyphs, most), " ", court_text(kingdom, glyphs))
    places = position.view.phase == "place"
    margin = 0 if is_low(console) and not places else 2
    mine = [title, *realm_picture(kingdom, console, make_ghosts(position, choices), margin)]
    draft = _draft(position, console)
    room = console.width - sum(max(row.cell_len for row in rows) + GAP for rows in (*draft, mine) if rows)
    pictures = _others(position, console, index, room)
    grid = side_by_side(len(draft) + 1 + len(pictures))
    grid.add_row(*(Group(*rows) for rows in draft), Group(*mine), *pictures)
    courts = courts_picture(position, console, index, most)
    return Group(grid, courts, *([] if is_low(console) and places else [board_picture(position, console, index)]))


def _draft(position: Position, console: Console) -> list[list[Text]]:
    """Draw both lines below each other; long ones beside each other where the screen is not high."""
    draft = shown_draft(position)
    if max(len(draft.older), len(draft.newer)) <= 4 or is_tall(console):
        return [draft_picture(position, console)]
    return [line for line in line_pictures(position, console, 3) if line]


def _others(position: Position, console: Console, me: int, room: int) -> list[Group]:
    """Draw the other kingdoms small beside each other, if there is room for all of them."""
    others, glyphs, wide = list(position.others(me)), choose_glyphs(console), 2 * position.frame
    if room < len(others) * (wide + GAP) - GAP:
        return []
    return [
        Group(
            Text.assemble((f"{other + 1} ", NUMBER), rulers_title(position, other, glyphs, wide - 4)),
            *small_picture(position.view.kingdoms[other], glyphs),
        )
        for other in others
    ]


def scored(game: str, text: str, given: Mapping[str, Any]) -> State:
    """Set up a kingdom and its court to be scored."""
    frame = given["frame"]
    buildings = [_named(building, frame) for building in given["building"] or []]
    pieces = given["coins"], given["knights"], given["towers"], given["queen"]
    return kingdom_alone(game, frame, text, *pieces, buildings)


def _named(text: str, frame: int) -> tuple[str, Square]:
    name, _, place = text.partition("@")
    return name, read_square(place, frame)


def picture(position: Position, console: Console) -> list[Text]:
    """Draw a kingdom that is scored."""
    return realm_picture(position.view.kingdoms[0], console, margin=0)


def where(position: Position, square: Square) -> str:
    """Name a square as its picture does."""
    return square_name(square, position.frame)

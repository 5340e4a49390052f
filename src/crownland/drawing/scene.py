"""The layout of pictures: a whole position, all kingdoms, or one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ..engine.variant import find_variant
from ..i18n.messages import ENGLISH, Words, words_in
from ..match.view.types import Kingdom, View
from .assets import Theme, draw_text, standalone_svg, text_width
from .pieces import Piece, court_piece, king, land, shield, side_panel

WIDTH: Final = 1200
HEIGHT: Final = 630
MAX_HEIGHT: Final = 900  # with many kingdoms
MARGIN: Final = 40
GAP: Final = 28
HEAD: Final = 112
FOOT: Final = 40
SIDE: Final = 330
NAME: Final = 58  # the height of a name above its land
COURT: Final = 42  # the height of a court below it
USUAL: Final = 300  # names are smaller above land that is narrower than this
SMALL: Final = 56  # crowns are drawn larger on squares that are smaller than this
ALONE: Final = 480  # the width of the land in a picture of one kingdom


@dataclass(frozen=True, slots=True)
class People:
    """The name and colour of each seat, and the language.

    A `task` replaces the sentence about the seat in turn.
    """

    names: Sequence[str]
    colours: Sequence[int] = field(default_factory=lambda: range(8))
    language: str = ENGLISH
    task: str = ""

    @property
    def words(self) -> Words:
        return words_in(self.language)


def draw_table(view: View, people: People, theme: Theme = "light", width: int = WIDTH) -> str:
    """Draw all kingdoms and what is between the players; after the end, only the kingdoms."""
    side = side_panel(view, people.colours, people.words)
    if side is None or view.winners is not None:
        return draw_kingdoms(view, people, theme, width)
    left = MARGIN + SIDE + GAP
    room = WIDTH - MARGIN - left
    columns = _columns(view, room, MAX_HEIGHT - HEAD - FOOT)
    size = _width(view, room, MAX_HEIGHT - HEAD - FOOT, columns)
    rows = -(-len(view.kingdoms) // columns)
    height = max(HEIGHT, HEAD + FOOT + rows * _height(view, size) + (rows - 1) * GAP)
    lands = _kingdoms(view, people, (left, HEAD, room, height - HEAD - FOOT))
    beside = side.within(MARGIN, HEAD, SIDE, height - HEAD - FOOT)
    return _page(view, people, beside + lands, height, theme, width)


def draw_kingdoms(view: View, people: People, theme: Theme = "light", width: int = WIDTH) -> str:
    """Draw all kingdoms, 1200 by 630, scaled to `width`."""
    lands = _kingdoms(view, people, (MARGIN, HEAD, WIDTH - 2 * MARGIN, HEIGHT - HEAD - FOOT))
    return _page(view, people, lands, HEIGHT, theme, width)


def _page(view: View, people: People, inside: str, height: float, theme: Theme, width: int) -> str:
    markup = _background(WIDTH, height) + _heading(view, people, height) + inside
    size = (width, round(width * height / WIDTH))
    return standalone_svg(markup, WIDTH, height, describe(view, people), theme, size)


def draw_kingdom(
    view: View, index: int, people: People, theme: Theme = "light", width: int = ALONE + 2 * MARGIN
) -> str:
    """Draw one kingdom with its name and points."""
    card = _card(view, index, people, ALONE)
    wide, high = card.width + 2 * MARGIN, card.height + 2 * MARGIN
    markup = _background(wide, high) + card.at(MARGIN, MARGIN)
    label = f"{_title(view, people)}: {_describe(view, index, people)}"
    return standalone_svg(markup, wide, high, label, theme, (width, round(width * high / wide)))


def describe(view: View, people: People) -> str:
    """Describe a picture in one line."""
    result = ", ".join(_describe(view, index, people) for index in range(len(view.kingdoms)))
    return f"{_title(view, people)}, {_moment(view, people)}: {result}"


def result(view: View, people: People) -> str:
    """Return who won, or the title of the game before its end."""
    if view.winners is None:
        return _title(view, people)
    names = [[people.names[seat] for seat in kingdom.seats] for kingdom in view.kingdoms]
    return verdict(names, view.totals, view.winners, people.words)


def verdict(names: Sequence[Sequence[str]], totals: Sequence[int], winners: Sequence[int], words: Words) -> str:
    """Return the sentence about the winners; kingdoms are given by the names of their rulers.

    >>> verdict([["Ann"], ["Bob"]], [54, 40], [0], words_in("en"))
    'Ann wins with 54 points'
    """
    if not winners:
        return words("preview-nobody")
    points, left = totals[winners[0]], {"quit": "none", "quitters": "", "timed": "none", "late": ""}
    if len(winners) > 1:
        return words("over-shared", names=[words.all_of(names[index]) for index in winners], points=points, **left)
    rulers = names[winners[0]]
    return words("over-one" if len(rulers) == 1 else "over-team", name=words.all_of(rulers), points=points, **left)


def _background(width: float, height: float) -> str:
    return f'<rect width="{width:g}" height="{height:g}" fill="url(#ground)"/>'


def _heading(view: View, people: People, height: float) -> str:
    max_width, middle = WIDTH - 2 * MARGIN, WIDTH / 2
    below = _moment(view, people) if view.winners is None else _title(view, people)
    if view.seat is not None:
        below += f" · {people.task or _awaited(view, people.names[view.seat], people.words)}"
    return "".join(
        [
            draw_text(result(view, people), middle, 58, 42, anchor="middle", max_width=max_width),
            draw_text(below, middle, 90, 22, "var(--ink-soft)", "middle", max_width),
            draw_text("Crownland", middle, height - 14, 19, "var(--ink-soft)", "middle"),
        ]
    )


def _kingdoms(view: View, people: People, box: tuple[float, float, float, float]) -> str:
    """Draw the kingdoms in the middle of a box, in the number of columns that makes them largest."""
    x, y, width, height = box
    order = _order(view)
    columns = _columns(view, width, height)
    wide = _width(view, width, height, columns)
    high, rows = _height(view, wide), -(-len(order) // columns)
    top = y + (height - rows * high - GAP * (rows - 1)) / 2
    parts = []
    for number, index in enumerate(order):
        in_row = min(columns, len(order) - number // columns * columns)
        left = x + (width - in_row * wide - GAP * (in_row - 1)) / 2 + number % columns * (wide + GAP)
        parts.append(_card(view, index, people, wide).at(left, top + number // columns * (high + GAP)))
    return "".join(parts)


def _columns(view: View, width: float, height: float) -> int:
    """Return the number of columns in which kingdoms are largest, with rows of similar length."""
    count = len(view.kingdoms)
    choices = [-(-count // rows) for rows in range(1, count + 1)]
    return max(choices, key=lambda columns: _width(view, width, height, columns))


def _width(view: View, width: float, height: float, columns: int) -> float:
    """Return the width of a kingdom in this many columns."""
    rows = -(-len(view.kingdoms) // columns)
    across, down = (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows
    while across > 1 and _height(view, across) > down:
        across -= max(1.0, (_height(view, across) - down) / 2)
    return across


def _height(view: View, width: float) -> float:
    """Return the height of a kingdom of this width, with names and court."""
    kingdom = view.kingdoms[0]
    lines = NAME * len(kingdom.seats) + (COURT if kingdom.court else 0)
    return lines * _text_scale(width) + width * kingdom.frame[0] / kingdom.frame[1] + 8


def _text_scale(width: float) -> float:
    """Return the scale of texts for land of this width."""
    return min(1.0, width / USUAL)


def _order(view: View) -> list[int]:
    """Return the order of kingdoms: by seat; after the end, winners first, then by points."""
    seated = range(len(view.kingdoms))
    if view.winners is None:
        return list(seated)
    winners = view.winners
    return sorted(seated, key=lambda index: (index not in winners, -view.totals[index]))


def _card(view: View, index: int, people: People, width: float) -> Piece:
    """Draw a kingdom of this width, with names and points above it and its court below."""
    kingdom = view.kingdoms[index]
    colour = people.colours[kingdom.seats[0]]
    scale = _text_scale(width)
    above = _names(view, index, people, width / scale)
    ground = land(kingdom, colour, small=width / kingdom.frame[1] < SMALL)
    parts = [above.at(0, 0, scale), ground.at(4, above.height * scale + 4, (width - 8) / ground.width)]
    height = _height(view, width)
    if below := court_piece(kingdom, colour):
        parts.append(below.at(0, height - (COURT - 8) * scale, min(scale, width / below.width)))
    return Piece(width, height, "".join(parts))


def _names(view: View, index: int, people: People, width: float) -> Piece:
    """Draw the rulers of a kingdom and its points."""
    kingdom, total = view.kingdoms[index], str(view.totals[index])
    room = width - 52 - text_width(total, 44) - 14
    parts = [draw_text(total, width, 43, 44, anchor="end")]
    for number, seat in enumerate(kingdom.seats):
        line = number * NAME
        stands = king(people.colours[seat], 0, line - 5, 57) if index in (view.winners or []) else None
        parts.append(stands or shield(people.colours[seat], 0, line + 6, 44))
        parts.append(draw_text(people.names[seat], 52, line + 38, 29, max_width=width - 52 if number else room))
    return Piece(width, NAME * len(kingdom.seats), "".join(parts))


def _awaited(view: View, name: str, words: Words) -> str:
    """Return the sentence about the seat in turn."""
    kind = view.options[0].kind if view.options else view.phase
    hand = view.draft.hand if view.draft else None
    return words(f"wait-{kind}", name=name, domino=hand.number if hand else 0)


def _title(view: View, people: People) -> str:
    variant, words = find_variant(view.variant), people.words
    extras = [words(f"switch-{name}") for name in variant.switches]
    return " · ".join([words.game(variant.game, variant.row.title), *extras])


def _moment(view: View, people: People) -> str:
    words = people.words
    if view.winners is not None:
        return words("table-over")
    series = [words("game-of", game=view.game, games=view.games)] if view.games > 1 else []
    if view.round == 0:
        return " · ".join([*series, words("round-opening")])
    bounded = words("round", round=view.round, rounds=view.rounds) if view.rounds else None
    return " · ".join([*series, bounded or words("round-short", round=view.round)])


def _rulers(kingdom: Kingdom, people: People) -> str:
    return people.words.all_of([people.names[seat] for seat in kingdom.seats])


def _describe(view: View, index: int, people: People) -> str:
    return f"{_rulers(view.kingdoms[index], people)} {people.words('score-label', points=view.totals[index])}"

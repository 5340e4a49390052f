"""The page's art, and how a picture carries with it what it uses of it.

`assets.json` is made from the page (`build_assets`). Markup names symbols as `#crown` and colours as `var(--ink)`;
`whole` makes a picture of it that needs nothing else: only the symbols that it uses, in the colours of one theme.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from .glyphs import glyph, in_xml, written

Theme: TypeAlias = Literal["light", "dark"]

THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
_FILE: Final = Path(__file__).with_name("assets.json")
# Parchment, lighter where the eye goes first.
_GROUND: Final = (
    '<radialGradient id="ground" cx="0.5" cy="0.3" r="0.9"><stop offset="0.5" stop-color="var(--paper)"/>'
    '<stop offset="1" stop-color="var(--paper-edge)"/></radialGradient>'
)
_USED: Final = re.compile(r"""(?:href="|url\()#([\w-]+)""")
_COLOUR: Final = re.compile(r"var\(--([\w-]+)\)")
_WORDS: Final = re.compile(r"<text ([^>]*)>([^<]*)</text>")


@cache
def art() -> dict[str, Any]:
    """Read the art of the page."""
    read: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    read["paints"]["ground"] = _GROUND
    return read


def colour_shape(colour: int) -> str:
    """Return the colour that a player's castle and knights wear."""
    flag: str = art()["arms"][colour % len(art()["arms"])]
    return flag


def symbol(name: str, x: float, y: float, width: float, height: float, more: str = "") -> str:
    """Place a symbol of the page."""
    assert name in art()["symbols"], name
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{more}/>'


def whole(markup: str, width: float, height: float, label: str, theme: Theme, size: tuple[int, int]) -> str:
    """Make a picture of `size` that shows the markup, `width` by `height`, and needs nothing else.

    Ids begin with the theme, so that pictures of both themes can stand on one page.
    """
    colours = art()["colours"][theme]
    inside = f"<defs>{''.join(_needed(markup))}</defs>{markup}"
    inside = _COLOUR.sub(lambda found: str(colours[found[1]]), inside)
    inside = re.sub(r"""((?:href="|url\()#|id=")([\w-]+)""", rf"\g<1>{theme}-\g<2>", inside)
    shape = f'viewBox="0 0 {width:g} {height:g}" width="{size[0]}" height="{size[1]}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape} role="img"><title>{in_xml(label)}</title>{inside}</svg>\n'


def _needed(markup: str) -> list[str]:
    """Return the definitions of all that markup uses, directly or not."""
    known: dict[str, str] = {}
    waiting = sorted(set(_USED.findall(markup)))
    while waiting:
        name = waiting.pop()
        if name not in known:
            known[name] = _definition(name)
            waiting += sorted(set(_USED.findall(known[name])))
    return [known[name] for name in sorted(known)]


@cache
def _definition(name: str) -> str:
    if name in art()["paints"]:
        return str(art()["paints"][name])
    if name in art()["symbols"]:
        view_box, inside = art()["symbols"][name]
        return f'<symbol id="{name}" viewBox="{view_box}">{_WORDS.sub(_lettered, inside)}</symbol>'
    return f'<path id="{name}" d="{glyph(name)}"/>'


def _lettered(found: re.Match[str]) -> str:
    """Write the words of a symbol with our own letters."""
    result = dict(re.findall(r'([\w-]+)="([^"]*)"', found[1]))
    x, y, size = (float(result.get(name, 0)) for name in ("x", "y", "font-size"))
    return written(found[2], x, y, size, fill=result["fill"], anchor="middle")

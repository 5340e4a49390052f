"""The artwork of the page, and self-contained SVG files.

`assets.json` is generated from the page (`build_assets`). Markup refers to symbols as `#crown` and to colours as
`var(--ink)`; `standalone_svg` adds the definitions of used symbols and replaces colours by those of a theme.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from .glyphs import draw_text, escape_xml, glyph

Theme: TypeAlias = Literal["light", "dark"]

THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
_FILE: Final = Path(__file__).with_name("assets.json")
_BACKGROUND: Final = (
    '<radialGradient id="ground" cx="0.5" cy="0.3" r="0.9"><stop offset="0.5" stop-color="var(--paper)"/>'
    '<stop offset="1" stop-color="var(--paper-edge)"/></radialGradient>'
)
_USED: Final = re.compile(r"""(?:href="|url\()#([\w-]+)""")
_COLOUR: Final = re.compile(r"var\(--([\w-]+)\)")
_TEXT: Final = re.compile(r"<text ([^>]*)>([^<]*)</text>")


@cache
def art() -> dict[str, Any]:
    """Return the artwork of the page."""
    read: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    read["paints"]["ground"] = _BACKGROUND
    return read


def seat_colour(colour: int) -> str:
    """Return the colour of a player's castle and knights."""
    found: str = art()["arms"][colour % len(art()["arms"])]
    return found


def symbol(name: str, x: float, y: float, width: float, height: float, more: str = "") -> str:
    """Return markup that shows a symbol."""
    assert name in art()["symbols"], name
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{more}/>'


def standalone_svg(markup: str, width: float, height: float, label: str, theme: Theme, size: tuple[int, int]) -> str:
    """Return a self-contained SVG file of `size` that shows the markup, `width` by `height`.

    Ids start with the theme, so that pictures of both themes can be in one document.
    """
    colours = art()["colours"][theme]
    inside = f"<defs>{''.join(_needed(markup))}</defs>{markup}"
    inside = _COLOUR.sub(lambda found: str(colours[found[1]]), inside)
    inside = re.sub(r"""((?:href="|url\()#|id=")([\w-]+)""", rf"\g<1>{theme}-\g<2>", inside)
    shape = f'viewBox="0 0 {width:g} {height:g}" width="{size[0]}" height="{size[1]}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {shape} role="img"><title>{escape_xml(label)}</title>{inside}</svg>\n'
    )


def _needed(markup: str) -> list[str]:
    """Return the definitions of everything that markup uses, directly or indirectly."""
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
        return f'<symbol id="{name}" viewBox="{view_box}">{_TEXT.sub(_with_glyphs, inside)}</symbol>'
    return f'<path id="{name}" d="{glyph(name)}"/>'


def _with_glyphs(found: re.Match[str]) -> str:
    """Replace the text of a symbol by outlines."""
    result = dict(re.findall(r'([\w-]+)="([^"]*)"', found[1]))
    x, y, size = (float(result.get(name, 0)) for name in ("x", "y", "font-size"))
    return draw_text(found[2], x, y, size, fill=result["fill"], anchor="middle")

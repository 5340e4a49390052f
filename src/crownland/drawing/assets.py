"""The artwork of the page, its letters, and self-contained SVG files.

`assets.json` and `glyphs.json` are made by `web/generate/assets.py`. Markup refers to symbols as `#crown` and to
colours as `var(--ink)`; `standalone_svg` adds the definitions of used symbols and replaces colours by those of a theme.
Text is drawn as outlines of Vollkorn, independent of installed fonts; letters that Vollkorn lacks stay text.
"""

import json
import re
from functools import cache
from html import escape
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

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


Anchor = Literal["start", "middle", "end"]

_GLYPHS: Final = Path(__file__).with_name("glyphs.json")
_EM: Final = 1000
_OTHER: Final = 0.62  # assumed width of other letters, in em; wide ones are 1 em
_WIDE: Final = 0x1100  # the first wide letter: Hangul, Han, emoji follow
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MIN_SCALE: Final = 0.7  # longer text is truncated


@cache
def _letters() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(_GLYPHS.read_text(encoding="utf-8"))
    return read


def glyph(name: str) -> str:
    """Return the outline of a glyph by its id in markup."""
    outline: str = _letters()["glyphs"][chr(int(name.removeprefix("g-"), 16))][1]
    return outline


def text_width(words: str, size: float) -> float:
    """Return the width of a text."""
    kerning: float = sum(_letters()["kerning"].get(one + other, 0) for one, other in pairwise(words))
    return size * (sum(map(_advance, words)) + kerning) / _EM


def fit_text(words: str, size: float, max_width: float) -> tuple[str, float]:
    """Fit a text into a width: reduce its size, then truncate it."""
    wide = text_width(words, size)
    if wide > max_width:
        size = max(size * max_width / wide, size * _MIN_SCALE)
    if text_width(words, size) > max_width:
        while words and text_width(words + "…", size) > max_width:
            words = words[:-1]
        words = words.rstrip() + "…"
    return words, size


def draw_text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str = "var(--ink)",
    anchor: Anchor = "start",
    max_width: float | None = None,
) -> str:
    """Return markup of a text on the baseline `y`, anchored at `x`."""
    if max_width is not None:
        words, size = fit_text(words, size, max_width)
    x -= text_width(words, size) * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    scale, place, before, parts = size / _EM, 0.0, "", []
    for known, run in groupby(words, lambda letter: letter in _letters()["glyphs"]):
        text = "".join(run)
        if not known:
            at = f'x="{x + place * scale:.4g}" y="{y:g}" font-size="{size:.4g}"'
            parts.append(f'<text {at} font-family="serif" fill="{fill}">{_plain(text)}</text>')
            place, before = place + sum(map(_advance, text)), ""
            continue
        uses = []
        for letter in text:
            place += _letters()["kerning"].get(before + letter, 0)
            if not letter.isspace():
                uses.append(f'<use href="#g-{ord(letter):x}" x="{place:g}"/>')
            place, before = place + _advance(letter), letter
        parts.append(f'<g transform="translate({x:.5g} {y:.5g}) scale({scale:.4g} {-scale:.4g})" fill="{fill}">')
        parts.append("".join(uses) + "</g>")
    return "".join(parts)


def escape_xml(words: str) -> str:
    """Escape a text; characters that XML does not allow are replaced.

    >>> escape_xml("A\\x01 & B")
    'A\N{REPLACEMENT CHARACTER} &amp; B'
    """
    return escape(_NO_XML.sub("\N{REPLACEMENT CHARACTER}", words))


def _advance(letter: str) -> float:
    known = _letters()["glyphs"].get(letter)
    return known[0] if known else _EM * (_OTHER if ord(letter) < _WIDE else 1.0)


def _plain(words: str) -> str:
    """Escape a text, including `(`, so that it contains neither markup nor `var(--colour)`."""
    return escape_xml(words).replace("(", "&#40;")

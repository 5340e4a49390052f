"""Text as outlines of Vollkorn, independent of installed fonts. Letters that Vollkorn lacks stay text."""

import json
import re
from functools import cache
from html import escape
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final, Literal

Anchor = Literal["start", "middle", "end"]

_FILE: Final = Path(__file__).with_name("glyphs.json")
_EM: Final = 1000
_OTHER: Final = 0.62  # assumed width of other letters, in em; wide ones are 1 em
_WIDE: Final = 0x1100  # the first wide letter: Hangul, Han, emoji follow
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MIN_SCALE: Final = 0.7  # longer text is truncated


@cache
def _letters() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
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

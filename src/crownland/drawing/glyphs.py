"""Words as outlines of Vollkorn, the page's letters for headings: the same in every picture, whatever fonts there are.

Letters that Vollkorn lacks are left to the fonts of whoever shows the picture.
"""

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
_OTHER: Final = 0.62  # how wide another letter is taken to be, in parts of its size; wide ones are a whole size
_WIDE: Final = 0x1100  # from here on letters are wide: Hangul, Han, emoji
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LEAST: Final = 0.7  # of its size: smaller words are cut


@cache
def _letters() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    return read


def glyph(name: str) -> str:
    """Return the outline of the glyph that markup knows by this name."""
    outline: str = _letters()["glyphs"][chr(int(name.removeprefix("g-"), 16))][1]
    return outline


def text_width(words: str, size: float) -> float:
    """Return how wide words are."""
    kerning: float = sum(_letters()["kerning"].get(one + other, 0) for one, other in pairwise(words))
    return size * (sum(map(_advance, words)) + kerning) / _EM


def fitted(words: str, size: float, most: float) -> tuple[str, float]:
    """Make words fit: smaller, and where that is not enough, cut."""
    wide = text_width(words, size)
    if wide > most:
        size = max(size * most / wide, size * _LEAST)
    if text_width(words, size) > most:
        while words and text_width(words + "…", size) > most:
            words = words[:-1]
        words = words.rstrip() + "…"
    return words, size


def written(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str = "var(--ink)",
    anchor: Anchor = "start",
    most: float | None = None,
) -> str:
    """Write words on the line `y`, from, around or up to `x`."""
    if most is not None:
        words, size = fitted(words, size, most)
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


def in_xml(words: str) -> str:
    """Escape words; a sign replaces what XML does not allow, such as control characters and halves of a character.

    >>> in_xml("A\\x01 & B")
    'A\N{REPLACEMENT CHARACTER} &amp; B'
    """
    return escape(_NO_XML.sub("\N{REPLACEMENT CHARACTER}", words))


def _advance(letter: str) -> float:
    known = _letters()["glyphs"].get(letter)
    return known[0] if known else _EM * (_OTHER if ord(letter) < _WIDE else 1.0)


def _plain(words: str) -> str:
    """Escape words so that they are nothing but words: no markup, and no name of a colour."""
    return in_xml(words).replace("(", "&#40;")

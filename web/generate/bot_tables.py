"""The bots of the page: `python web/generate/bot_tables.py > web/src/engine/botTables.ts`.

It lists the options of each, who plays the levels, and the file of weights for each variant. The page fetches the files
as they are, when a bot needs one.
"""

import json
import sys
from typing import Any, Final

from crownland.bots.beginner import ALL
from crownland.bots.bot import BOTS, IntOption
from crownland.bots.learned import FOLDER, trained_for, weights_name
from crownland.bots.levels import LEVELS
from crownland.bots.monte_carlo import STANDARD
from crownland.bots.trial import BLUNDER, MISTAKE, POINTS_UNIT, WIN_UNIT
from crownland.engine.registry import FAMILIES
from crownland.engine.variant import all_variants

IN_THE_PAGE: Final = ("random", "greedy", "mce_greedy", "learned", "search", "beginner", "level")
DEFAULTS: Final = {"playouts": STANDARD, "sees": ALL, "slips": ALL}
FAULTS: Final = {"slip": 1.0, "mistake": MISTAKE, "blunder": BLUNDER}  # each as so many slips
WEIGHTS_FOLDER: Final = "../../../src/crownland/bots/weights"

HEADER: Final = """\
// Made from src/crownland/bots by `python web/generate/bot_tables.py`. Do not edit.
import type { Family } from "./layout.ts";

/** A bot: the range of each option, and the option that is written without its name. */
export interface BotRow {
  options: Record<string, [number, number]>;
  first: string;
  /** Whether it needs the full module, and weights. */
  thinks: boolean;
  weights: boolean;
}
"""


def write() -> str:
    """Return the whole file."""
    levels = {family: [level.player(family) for level in LEVELS] for family in FAMILIES}
    variants = [variant for variant in all_variants() if not variant.dynasty]
    stems = {str(variant): _stem(variant) for variant in variants}
    parts = [
        HEADER,
        "export const BOTS: Record<string, BotRow> = {",
        *(f"  {name}: {_json(_row(name))}," for name in IN_THE_PAGE),
        "};\n",
        "/** The values of options that are not given. */",
        f"export const DEFAULTS = {_json(DEFAULTS)};\n",
        "/** Who plays each level, the easiest first. */",
        f"export const LEVELS: Record<Family, string[]> = {_json(levels)};\n",
        "/** What each fault costs at least: per cent of the chance to win, or as many points. */",
        f"export const MIN_COST = {_json(_min_cost())};\n",
        "/** The weights for each variant of one game. */",
        "export const WEIGHTS: Record<string, string> = {",
        *(f"  {_json(variant)}: {_json(stem)}," for variant, stem in stems.items()),
        "};\n",
        "export const FILES: Record<string, URL> = {",
        *(f"  {_json(file.stem)}: {_url(file.name)}," for file in sorted(FOLDER.glob("*.npz"))),
        "};",
        "",
    ]
    return "\n".join(parts)


def _min_cost() -> dict[str, int]:
    """Return the least cost of each fault: the same number in per cent and in points."""
    assert round(100 * WIN_UNIT) == POINTS_UNIT, "the page tells one number for both"
    return {grade: round(POINTS_UNIT * slips) for grade, slips in FAULTS.items()}


def _row(name: str) -> dict[str, Any]:
    row = BOTS[name]
    numbers = {key: (option.low, option.high) for key, option in row.options.items() if isinstance(option, IntOption)}
    return {"options": numbers, "first": row.first, "thinks": row.thinks, "weights": "weights" in row.options}


def _stem(variant: Any) -> str:
    trained = trained_for(variant)
    assert trained is not None, f"{variant.game} has weights"
    return weights_name(trained.variant).removesuffix(".npz")


def _url(name: str) -> str:
    return f'new URL("{WEIGHTS_FOLDER}/{name}", import.meta.url)'


def _json(value: Any) -> str:
    return json.dumps(value)


if __name__ == "__main__":
    sys.stdout.write(write())

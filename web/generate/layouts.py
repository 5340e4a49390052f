"""What the page knows of the engine besides its modules: `make wasm` writes layout.ts and variants.ts.

A record is written as its fields in order, each with its kind as NumPy writes it; the page computes where they lie.
"""

import json
import re
from math import prod
from typing import Any, Final

from crownland.bots.entry import Call
from crownland.bots.workspace import workspace_layout
from crownland.engine.facts import REASONS, STANDINGS, load_facts
from crownland.engine.registry import FAMILIES as REGISTERED
from crownland.engine.rules import load_rules
from crownland.engine.setup import ALL, FINDING
from crownland.engine.state import State
from crownland.engine.turn import CHANCE, NOBODY
from crownland.engine.variant import Variant, all_variants
from crownland.games.duel.pieces import ROW_STANDINGS
from crownland.games.land.inconsistency import ARGUMENTS
from crownland.match.standing import GAMES_IN_A_DYNASTY

FAMILIES: Final = tuple(family.id for family in REGISTERED.values() if family.has("facts"))  # those that the page plays

LAYOUT_HEADER: Final = """\
// Made from src/crownland by `make wasm`. Do not edit.

/** The fields of a record: name, kind as NumPy writes it (or fields of records), and how many where it is an array. */
export type Fields = readonly (readonly [name: string, kind: string | Fields, length?: number])[];

/** The fields of a workspace. A kind may name a record of the family; a list of lengths has one for each family. */
export type WorkspaceFields = readonly (readonly [string, string | Fields, (number | readonly number[])?])[];
"""
VARIANTS_HEADER: Final = """\
// Made from src/crownland by `make wasm`. Do not edit.
import type { Family } from "./layout.ts";

/** Of each variant: game, family, seats, kingdoms, games of a match, and the variant of one of them. */\
"""


def write_layout() -> str:
    """Write the calls, the names of phases, and the fields of all records."""
    records = {family: family_records(family) for family in FAMILIES}
    fields = {family: {name: list_fields(each) for name, each in own.items()} for family, own in records.items()}
    types = {family: {name: ts_type(each) for name, each in own.items()} for family, own in records.items()}
    phases = {family: list_phases(family) for family in FAMILIES}
    parts = [
        LAYOUT_HEADER,
        f"export const CALLS = {_json({call.name: int(call) for call in Call})} as const;",
        "export type Call = keyof typeof CALLS;\n",
        "/** Who is in turn where no seat is. */",
        f"export const CHANCE = {CHANCE};",
        f"export const NOBODY = {NOBODY};\n",
        "/** The phases of each family, by number. */",
        f"export const PHASES = {_json(phases)};",
        "export type Family = keyof typeof PHASES;\n",
        "/** By number: how sure a bonus is, why an action is illegal, how a row of the spell book stands. */",
        f"export const STANDINGS = {_json(STANDINGS)};",
        f"export const REASONS = {_json(REASONS)};",
        f"export const ROW_STANDINGS = {_json(ROW_STANDINGS)} as const;\n",
        "/** What cannot be about a score sheet: the arguments of each message. */",
        f"export const INCONSISTENCIES: Record<string, string[]> = {_json(ARGUMENTS)};",
        f"export const ALL_KINGDOMS = {ALL};\n",
        f"export const RECORDS: Record<Family, Record<string, Fields>> = {_json(fields)};\n",
        f"export const WORKSPACE: WorkspaceFields = {_json(list_workspace(records))};\n",
        "/** What is read of the records of each family. */",
        f"export interface Records {_ts_object({family: _ts_object(own) for family, own in types.items()})}",
        "",
    ]
    return "\n".join(parts)


def list_phases(family: str) -> list[str]:
    """List the names of phases by number."""
    names = load_rules(REGISTERED[family]).PHASES
    return [names[number] for number in range(len(names))]


def family_records(family: str) -> dict[str, Any]:
    """Return the layouts that the page reads, by name."""
    facts = load_facts(REGISTERED[family])
    state = load_rules(REGISTERED[family]).STATE
    tables = {"table_facts": facts.TABLE_FACTS, "kingdom_facts": facts.KINGDOM_FACTS}
    return {"state": state, **tables, "finding": FINDING}


def list_fields(layout: Any, names: dict[Any, str] | None = None) -> list[list[Any]]:
    """List the fields of a record; `names` are those of records that are described elsewhere."""
    return [_field(name, layout.fields[name][0], names or {}) for name in layout.names]


def _field(name: str, kind: Any, names: dict[Any, str]) -> list[Any]:
    base = kind.base
    of = names.get(base) or (list_fields(base, names) if base.names else f"{base.kind}{base.itemsize}")
    return [name, of, *([prod(kind.shape)] if kind.shape else [])]


def list_workspace(records: dict[str, dict[str, Any]]) -> list[list[Any]]:
    """List the fields that all workspaces have; where lengths differ, those of all families."""
    every = [
        list_fields(workspace_layout(family), {layout: name for name, layout in records[family].items()})
        for family in FAMILIES
    ]
    return [_merge(fields) for fields in zip(*every, strict=True)]


def _merge(fields: tuple[list[Any], ...]) -> list[Any]:
    (name, kind, *_), lengths = fields[0], [length for _, _, *own in fields for length in own]
    assert all(each[:2] == [name, kind] for each in fields), f"{name} is another field in some families"
    return [name, kind, *([lengths[0] if len({*lengths}) == 1 else lengths] if lengths else [])]


def ts_type(kind: Any) -> str:
    """Return the type of a field, as it is read."""
    base = kind.base
    if base.names:
        one = _ts_object({name: ts_type(base.fields[name][0]) for name in base.names})
    else:
        one = "boolean" if base.kind == "b" else "bigint" if base.itemsize == 8 else "number"
    return f"{one}[]" if kind.shape else one


def _ts_object(fields: dict[str, str]) -> str:
    return f"{{ {'; '.join(f'{name}: {kind}' for name, kind in fields.items())} }}"


def write_variants() -> str:
    """Write every variant, and the initial state of each variant of one game."""
    rows = [_row(variant) for variant in all_variants() if variant.row.family in FAMILIES]
    starts = {row[-1]: write_start(row[-1]) for row in rows}
    parts = [
        VARIANTS_HEADER,
        "export const VARIANTS: Record<string, [string, Family, number, number, 1 | 3, string]> = {",
        *(f"  {_json(text)}: {_json(row)}," for text, *row in rows),
        "};\n",
        "/** The initial state of each variant of one game: bytes as hexadecimal digits, so many zeros in brackets. */",
        "export const STARTS: Record<string, string> = {",
        *(f"  {_json(text)}: {_json(start)}," for text, start in starts.items()),
        "};\n",
    ]
    return "\n".join(parts)


def _row(variant: Variant) -> list[Any]:
    games = GAMES_IN_A_DYNASTY if variant.dynasty else 1
    counts = [variant.seats, variant.kingdoms, games]
    return [str(variant), variant.game, variant.row.family, *counts, str(variant.single)]


def write_start(variant: str) -> str:
    """Write the bytes of an initial state."""
    digits = State(variant).states.tobytes().hex(" ")
    return re.sub("00( 00)+", lambda zeros: f"({(len(zeros[0]) + 1) // 3})", digits).replace(" ", "")


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))

"""What lies in the boxes, for screens that need no server: `python -m crownland.server.facts > web/src/facts.ts`.

Dominoes are written as halves are in kingdoms: a letter for the terrain, a digit for crowns.
"""

import sys
from dataclasses import asdict
from typing import Any, Final

import msgspec

from ..rules.duel.dice import DIE_FACES, SPELL_BOOK
from ..rules.land.dominoes import DOMINOES, Domino
from ..rules.land.notation import LETTERS
from ..rules.queendomino.buildings import BUILDINGS

HEADER: Final = """\
// Made from the tables of src/crownland/rules by `python -m crownland.server.facts`. Do not edit.

/** How surely something is known, from the surest to the least sure. */
export type Evidence = "seen" | "derived" | "reconstructed";

/** A type of building tile. */
export interface Building {
  id: string;
  copies: number;
  towers: number;
  knights: number;
  crowns: number;
  tax: "" | "per_tower" | "per_knight";
  points: "" | "flat" | "per_property" | "per_tower" | "per_knight";
  /** Whose properties count, where points are per property. */
  terrain: string;
  value: number;
  towers_evidence: Evidence;
  knights_evidence: Evidence;
}

/** A row of the spell book. */
export interface Spell {
  symbol: string;
  boxes: number;
  power: string;
  at_once: boolean;
}
"""
LETTER_OF: Final = {terrain: letter for letter, terrain in LETTERS.items()}
OURS: Final = ("number", "name")  # of a building: its place in the table, and its English name


def write() -> str:
    """Return the whole file."""
    boxes = {box: [_domino(domino) for domino in dominoes.values()] for box, dominoes in DOMINOES.items()}
    buildings = [{k: v for k, v in asdict(one).items() if k not in OURS} for one in BUILDINGS.values()]
    parts = [
        HEADER,
        "/** The letters of terrains in written kingdoms. */",
        f"export const LETTERS: Record<string, string> = {_json(LETTERS)};\n",
        "/** The dominoes of each box, the first one number 1. */",
        f"export const BOXES: Record<string, string[]> = {_json(boxes)};\n",
        f"export const BUILDINGS: Building[] = {_json(buildings)};\n",
        "/** The faces of the Duel's four dice: coat of arms and crosses. */",
        f"export const DICE: [string, number][][] = {_json(DIE_FACES)};\n",
        f"export const SPELL_BOOK: Spell[] = {_json([asdict(spell) for spell in SPELL_BOOK])};\n",
    ]
    return "\n".join(parts)


def _domino(domino: Domino) -> str:
    return "".join(
        f"{LETTER_OF[terrain]}{crowns or ''}" for terrain, crowns in zip(domino.terrains, domino.crowns, strict=True)
    )


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


if __name__ == "__main__":
    sys.stdout.write(write())

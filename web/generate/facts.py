"""What lies in the boxes, for screens that need no server: `python web/generate/facts.py > web/src/facts.ts`.

Dominoes are written as halves are in kingdoms: a letter for the terrain, a digit for crowns.
"""

import random
import sys
from dataclasses import asdict
from typing import Any, Final

import msgspec

from crownland.cli.commands.score import MAX_COINS, MAX_DISCARDS, MAX_PIECES
from crownland.engine.facts import read_table
from crownland.engine.registry import BOXES, GAMES
from crownland.engine.state import CHANCE, State
from crownland.engine.variant import Variant, all_variants, find_variant
from crownland.games.draft.actions import Claim
from crownland.games.duel.actions import Take
from crownland.games.duel.pieces import (
    DIE_FACES,
    EAST,
    FOLDER,
    MAX_CROSSES,
    MAX_CROSSES_DRAWN,
    NORTH,
    SOUTH,
    SPELL_BOOK,
    SYMBOL_NAMES,
    WEST,
)
from crownland.games.duel.pieces import LETTERS as ARMS
from crownland.games.land.notation import LETTERS
from crownland.games.land.pieces import DOMINOES, MAX_CROWNS, Domino, rows
from crownland.games.queendomino.pieces import BUILDINGS
from crownland.match.view.types import score_lines
from crownland.match.view.viewer import kingdom
from crownland.server.table.seats import BOT_NAMES

HEADER: Final = """\
// Made from the tables of src/crownland/games by `python web/generate/facts.py`. Do not edit.

/** How surely something is known, from the surest to the least sure. */
export type Evidence = "seen" | "derived" | "reconstructed";

/** How surely a whole table is known: its rows, and which number each has. */
export type Known = "certain" | "likely" | "reconstructed";

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

/** A game and what it can be played with. */
export interface Game {
  id: string;
  family: string;
  seats: number[];
  switches: string[];
  boxes: string[];
  /** The lines of its score pad from top to bottom, with what stands beside each. */
  lines: { id: string; args: { points?: number; each?: number } }[];
}

/** How the lines of a game are drawn. */
export interface Draft {
  game: string;
  seats: number;
  /** The extras that this way of drawing belongs to; without any, every other one. */
  switches: string[];
  /** The boxes that lines come from, in turn. */
  boxes: string[];
  /** Dominoes in a line, lines in a game, and kings of each seat. */
  line: number;
  lines: number;
  kings: number;
  /** Who claims in the opening, as steps from whoever was drawn first; nothing where every king is drawn. */
  opening: number[];
  /** Who claims from the second line on: kings by their places among the claimed dominoes of the line before. */
  order: number[];
}
"""
LETTER_OF: Final = {terrain: letter for letter, terrain in LETTERS.items()}
KNOWN: Final = ("certain", "likely", "reconstructed")
MOST: Final = (MAX_CROWNS, MAX_CROSSES_DRAWN, MAX_CROSSES)
MAX_SCORED: Final = {"discards": MAX_DISCARDS, "coins": MAX_COINS, "knights": MAX_PIECES, "towers": MAX_PIECES}
OURS: Final = ("number", "name")  # of a building: its place in the table, and its English name


def write() -> str:
    """Return the whole file."""
    boxes = {box: [_domino(domino) for domino in dominoes.values()] for box, dominoes in DOMINOES.items()}
    buildings = [{k: v for k, v in asdict(one).items() if k not in OURS} for one in BUILDINGS.values()]
    parts = [
        HEADER,
        "/** The letters of terrains in written kingdoms. */",
        f"export const LETTERS: Record<string, string> = {_json(LETTERS)};\n",
        "/** The letters of coats of arms in written maps. */",
        f"export const ARMS: Record<string, string> = {_json(ARMS)};\n",
        "/** The most crowns of a square, the most crosses that are drawn on one, and the most it can have. */",
        f"export const [MAX_CROWNS, MAX_CROSSES_DRAWN, MAX_CROSSES] = {_json(MOST)};\n",
        "/** The most that a score sheet can have of something. */",
        f"export const MAX_SCORED = {_json(MAX_SCORED)};\n",
        "/** The dominoes of each box, the first one number 1. */",
        f"export const BOXES: Record<string, string[]> = {_json(boxes)};\n",
        f"export const BUILDINGS: Building[] = {_json(buildings)};\n",
        "/** How surely we know the dominoes of each box, the dice and the spell book. */",
        f"export const KNOWN: Record<string, Known> = {_json(_known())};\n",
        "/** Coats of arms by number, and the joker. */",
        f"export const SYMBOLS: string[] = {_json(SYMBOL_NAMES)};\n",
        "/** The faces of the Duel's four dice: coat of arms and crosses. */",
        f"export const DICE: [string, number][][] = {_json(DIE_FACES)};\n",
        f"export const SPELL_BOOK: Spell[] = {_json([asdict(spell) for spell in SPELL_BOOK])};\n",
        "/** The map of the Duel: its rows and columns, and where the castle lies. */",
        f"export const MAP = {_json(_map())};\n",
        f"export const DRAFTS: Draft[] = {_json(drafts())};\n",
        "/** Whose the dice of a roll become, and who begins the next roll, as steps from whoever takes first. */",
        f"export const DICE_ORDER = {_json(_dice_order())};\n",
        f"export const GAMES: Game[] = {_json(games())};\n",
        "/** Every variant there is, and the rows and columns that a kingdom of it may have. */",
        f"export const FRAMES: Record<string, [number, number]> = {_json(frames())};\n",
        "/** The names that bots are given at a table. */",
        f"export const BOT_NAMES: string[] = {_json(BOT_NAMES)};\n",
    ]
    return "\n".join(parts)


def drafts() -> list[dict[str, Any]]:
    """List the ways in which lines are drawn, each with the fewest extras that bring it about."""
    found: dict[str, dict[str, Any]] = {}
    for variant in sorted(all_variants(), key=lambda variant: len(variant.switches)):
        if variant.boxes:
            way = _draft(variant)
            found.setdefault(str({**way, "switches": []}), way)
    return sorted(found.values(), key=lambda way: (list(GAMES).index(way["game"]), way["seats"]))


def games() -> list[dict[str, Any]]:
    """List the games: by how many they are played, with which extras and boxes."""
    fields = ("id", "family", "seats", "switches", "boxes")
    return [{**{field: getattr(game, field) for field in fields}, "lines": _lines(game.id)} for game in GAMES.values()]


def _lines(game: str) -> list[dict[str, Any]]:
    return [{"id": line, "args": args} for line, args in score_lines(find_variant(game)).items()]


def frames() -> dict[str, tuple[int, int]]:
    """Tell the frame of every variant."""
    return {str(variant): kingdom(State(variant.single), 0).frame for variant in all_variants()}


def _map() -> dict[str, Any]:
    return {"rows": SOUTH - NORTH + 1, "columns": EAST - WEST + 1, "castle": [-NORTH, -WEST]}


def _draft(variant: Variant) -> dict[str, Any]:
    start = State(variant.single).record  # before anything lies on the table
    line, kings = int(start.line_size), int(start.kings_in_hand[0])
    return {
        "game": variant.game,
        "seats": variant.seats,
        "switches": variant.switches,
        "boxes": variant.row.boxes,
        "line": line,
        "lines": int(start.rounds),
        "kings": kings,
        "opening": _opening(variant.single, kings * variant.seats),
        "order": _order(variant.single, kings * variant.seats),
    }


def _opening(variant: Variant, kings: int) -> list[int]:
    """Play an opening: tell who claims after the first, where chance does not."""
    state, luck = State(variant), random.Random(0)
    order: list[int] = []
    while len(order) < kings:
        if state.seat != CHANCE:
            order.append(state.seat)
            state.apply(state.legal_actions()[0])
        elif not order or state.round:
            state.draw(luck)
        else:
            return []
    return [(seat - order[0]) % variant.seats for seat in order]


def _order(variant: Variant, kings: int) -> list[int]:
    """Play a round: list the kings in the order in which they claim, by place among the claimed dominoes before."""
    state, luck = State(variant), random.Random(0)
    places: list[int] = []
    while len(places) < kings:
        if state.round == 1 and state.seat != CHANCE and isinstance(state.legal_actions()[0], Claim):
            table = read_table(state)
            claimed = list(table.lines.older[:kings])
            places.append(sorted(claimed).index(claimed[table.turns.turn]))
        _play_on(state, luck)
    return places


def _dice_order() -> dict[str, Any]:
    """Play a round of the Duel: tell whose each die becomes, and who begins the next round."""
    state, luck = State(find_variant("duel()")), random.Random(0)
    while state.seat == CHANCE:
        state.draw(luck)
    first, taken = state.seat, list[int]()
    while isinstance(action := state.legal_actions()[0], Take):
        taken += action.dice
        state.apply(action)
    owners = state.record.owner.tolist()
    dice = [*taken, *(die for die in range(len(owners)) if die not in taken)]
    while state.seat == CHANCE or state.round == 1:
        _play_on(state, luck)
    return {"order": [(owners[die] - first) % 2 for die in dice], "next": (state.seat - first) % 2}


def _play_on(state: State, luck: random.Random) -> None:
    if state.seat == CHANCE:
        state.draw(luck)
    else:
        state.apply(state.legal_actions()[0])


def _known() -> dict[str, str]:
    """Return how surely each table is known: as surely as its least sure row."""
    tables = {**BOXES, "dice": FOLDER / "dice.csv", "spell_book": FOLDER / "spell_book.csv"}
    return {name: max((row["known"] for row in rows(path)), key=KNOWN.index) for name, path in tables.items()}


def _domino(domino: Domino) -> str:
    return "".join(
        f"{LETTER_OF[terrain]}{crowns or ''}" for terrain, crowns in zip(domino.terrains, domino.crowns, strict=True)
    )


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


if __name__ == "__main__":
    sys.stdout.write(write())

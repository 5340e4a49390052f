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

/** The letters of terrains in written kingdoms. */
export const LETTERS: Record<string, string> = {"w": "wheat", "f": "forest", "l": "lake", "g": "grassland", "s": "swamp", "m": "mine", "t": "town"};

/** The letters of coats of arms in written maps. */
export const ARMS: Record<string, string> = {"d": "dot", "l": "line", "D": "double_dot", "L": "double_line", "f": "filled", "c": "checked"};

/** The most crowns of a square, the most crosses that are drawn on one, and the most it can have. */
export const [MAX_CROWNS, MAX_CROSSES_DRAWN, MAX_CROSSES] = [3, 3, 4];

/** The most that a score sheet can have of something. */
export const MAX_SCORED = {"discards": 24, "coins": 9999, "knights": 22, "towers": 22};

/** The dominoes of each box, the first one number 1. */
export const BOXES: Record<string, string[]> = {"kingdomino": ["ww", "ww", "ff", "ff", "ff", "ff", "ll", "ll", "ll", "gg", "gg", "ss", "wf", "wl", "wg", "ws", "fl", "fg", "w1f", "w1l", "w1g", "w1s", "w1m", "f1w", "f1w", "f1w", "f1w", "f1l", "f1g", "l1w", "l1w", "l1f", "l1f", "l1f", "l1f", "wg1", "lg1", "ws1", "gs1", "m1w", "wg2", "lg2", "ws2", "gs2", "m2w", "sm2", "sm2", "wm3"], "sample": ["ww", "ff", "ff", "ll", "ll", "gg", "wf", "wg", "fg", "w1f", "w1s", "f1w", "f1w", "f1l", "l1w", "l1w", "l1f", "wg1", "ws1", "m1w", "lg2", "gs2", "sm2", "sm2"], "queendomino": ["ww", "ww", "ff", "ff", "ll", "ll", "gg", "gg", "ss", "w1f", "w1l", "w1g", "w1s", "w1m", "f1w", "f1w", "f1w", "f1l", "f1g", "l1w", "l1f", "l1f", "l1f", "g1w", "s1w", "g2w", "g2f", "s2w", "s2f", "m2w", "m2w", "tf", "tl", "tl", "tg", "tg", "ts", "f1t", "l1t", "l1t", "g1t", "s1t", "m1t", "m2t", "m3t", "tt", "tt", "tt"]};

export const BUILDINGS: Building[] = [{"id": "bakery", "copies": 2, "towers": 0, "knights": 0, "crowns": 0, "tax": "", "points": "per_property", "terrain": "wheat", "value": 2, "towers_evidence": "reconstructed", "knights_evidence": "reconstructed"}, {"id": "sawmill", "copies": 2, "towers": 0, "knights": 0, "crowns": 0, "tax": "", "points": "per_property", "terrain": "forest", "value": 2, "towers_evidence": "derived", "knights_evidence": "reconstructed"}, {"id": "fishmonger", "copies": 2, "towers": 0, "knights": 1, "crowns": 0, "tax": "", "points": "per_property", "terrain": "lake", "value": 2, "towers_evidence": "reconstructed", "knights_evidence": "reconstructed"}, {"id": "weaving_shop", "copies": 2, "towers": 0, "knights": 1, "crowns": 0, "tax": "", "points": "per_property", "terrain": "grassland", "value": 2, "towers_evidence": "reconstructed", "knights_evidence": "reconstructed"}, {"id": "magic_school", "copies": 2, "towers": 1, "knights": 1, "crowns": 0, "tax": "", "points": "per_property", "terrain": "swamp", "value": 2, "towers_evidence": "seen", "knights_evidence": "seen"}, {"id": "foundry", "copies": 2, "towers": 1, "knights": 1, "crowns": 0, "tax": "", "points": "per_property", "terrain": "mine", "value": 2, "towers_evidence": "reconstructed", "knights_evidence": "reconstructed"}, {"id": "church", "copies": 2, "towers": 0, "knights": 0, "crowns": 0, "tax": "", "points": "per_property", "terrain": "town", "value": 2, "towers_evidence": "derived", "knights_evidence": "reconstructed"}, {"id": "safe_towers", "copies": 1, "towers": 1, "knights": 0, "crowns": 0, "tax": "per_tower", "points": "flat", "terrain": "", "value": 2, "towers_evidence": "seen", "knights_evidence": "seen"}, {"id": "safe_knights", "copies": 1, "towers": 0, "knights": 1, "crowns": 0, "tax": "per_knight", "points": "flat", "terrain": "", "value": 2, "towers_evidence": "reconstructed", "knights_evidence": "reconstructed"}, {"id": "small_tavern", "copies": 2, "towers": 0, "knights": 2, "crowns": 0, "tax": "", "points": "flat", "terrain": "", "value": 3, "towers_evidence": "seen", "knights_evidence": "seen"}, {"id": "big_tavern", "copies": 1, "towers": 0, "knights": 3, "crowns": 0, "tax": "", "points": "flat", "terrain": "", "value": 2, "towers_evidence": "seen", "knights_evidence": "seen"}, {"id": "guardtower", "copies": 2, "towers": 2, "knights": 0, "crowns": 0, "tax": "", "points": "flat", "terrain": "", "value": 3, "towers_evidence": "seen", "knights_evidence": "seen"}, {"id": "fortified_castle", "copies": 1, "towers": 3, "knights": 0, "crowns": 0, "tax": "", "points": "flat", "terrain": "", "value": 2, "towers_evidence": "reconstructed", "knights_evidence": "reconstructed"}, {"id": "travelling_castle", "copies": 2, "towers": 1, "knights": 0, "crowns": 0, "tax": "", "points": "per_tower", "terrain": "", "value": 1, "towers_evidence": "seen", "knights_evidence": "seen"}, {"id": "training_camp", "copies": 2, "towers": 0, "knights": 1, "crowns": 0, "tax": "", "points": "per_knight", "terrain": "", "value": 1, "towers_evidence": "seen", "knights_evidence": "seen"}, {"id": "statue", "copies": 3, "towers": 0, "knights": 0, "crowns": 0, "tax": "", "points": "flat", "terrain": "", "value": 5, "towers_evidence": "derived", "knights_evidence": "reconstructed"}, {"id": "queens_tower", "copies": 3, "towers": 0, "knights": 0, "crowns": 1, "tax": "", "points": "", "terrain": "", "value": 0, "towers_evidence": "reconstructed", "knights_evidence": "reconstructed"}];

/** How surely we know the dominoes of each box, the dice and the spell book. */
export const KNOWN: Record<string, Known> = {"kingdomino": "certain", "sample": "reconstructed", "queendomino": "likely", "dice": "likely", "spell_book": "likely"};

/** Coats of arms by number, and the joker. */
export const SYMBOLS: string[] = ["dot", "line", "double_dot", "double_line", "filled", "checked", "wild"];

/** The faces of the Duel's four dice: coat of arms and crosses. */
export const DICE: [string, number][][] = [[["wild", 0], ["dot", 0], ["double_line", 1], ["line", 0], ["double_dot", 1], ["dot", 0]], [["checked", 0], ["line", 0], ["double_dot", 1], ["double_line", 1], ["dot", 0], ["filled", 0]], [["double_dot", 0], ["line", 0], ["filled", 2], ["checked", 2], ["dot", 0], ["double_line", 0]], [["double_line", 0], ["line", 1], ["wild", 0], ["line", 0], ["dot", 1], ["double_dot", 0]]];

export const SPELL_BOOK: Spell[] = [{"symbol": "dot", "boxes": 5, "power": "ignore_connection", "at_once": false}, {"symbol": "line", "boxes": 5, "power": "separate_dice", "at_once": false}, {"symbol": "double_dot", "boxes": 4, "power": "pick_two_first", "at_once": false}, {"symbol": "double_line", "boxes": 4, "power": "turn_die", "at_once": false}, {"symbol": "filled", "boxes": 3, "power": "three_points_per_domain", "at_once": true}, {"symbol": "checked", "boxes": 3, "power": "add_cross", "at_once": true}];

/** The map of the Duel: its rows and columns, and where the castle lies. */
export const MAP = {"rows": 5, "columns": 7, "castle": [2, 3]};

export const DRAFTS: Draft[] = [{"game": "kingdomino", "seats": 2, "switches": [], "boxes": ["kingdomino"], "line": 4, "lines": 6, "kings": 2, "opening": [], "order": [0, 1, 2, 3]}, {"game": "kingdomino", "seats": 2, "switches": ["mighty_duel"], "boxes": ["kingdomino"], "line": 4, "lines": 12, "kings": 2, "opening": [], "order": [0, 1, 2, 3]}, {"game": "kingdomino", "seats": 3, "switches": [], "boxes": ["kingdomino"], "line": 3, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2]}, {"game": "kingdomino", "seats": 4, "switches": [], "boxes": ["kingdomino"], "line": 4, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2, 3]}, {"game": "sample", "seats": 2, "switches": [], "boxes": ["sample"], "line": 4, "lines": 6, "kings": 2, "opening": [], "order": [0, 1, 2, 3]}, {"game": "queendomino", "seats": 2, "switches": [], "boxes": ["queendomino"], "line": 4, "lines": 12, "kings": 2, "opening": [0, 1, 1, 0], "order": [0, 1, 2, 3]}, {"game": "queendomino", "seats": 3, "switches": [], "boxes": ["queendomino"], "line": 4, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2]}, {"game": "queendomino", "seats": 4, "switches": [], "boxes": ["queendomino"], "line": 4, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2, 3]}, {"game": "royal_wedding", "seats": 3, "switches": [], "boxes": ["queendomino", "kingdomino"], "line": 4, "lines": 24, "kings": 1, "opening": [], "order": [0, 1, 2]}, {"game": "royal_wedding", "seats": 4, "switches": [], "boxes": ["queendomino", "kingdomino"], "line": 4, "lines": 24, "kings": 1, "opening": [], "order": [0, 1, 2, 3]}, {"game": "royal_wedding", "seats": 5, "switches": [], "boxes": ["queendomino", "kingdomino"], "line": 8, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2, 3, 4]}, {"game": "royal_wedding", "seats": 6, "switches": [], "boxes": ["queendomino", "kingdomino"], "line": 8, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2, 3, 4, 5]}, {"game": "royal_wedding", "seats": 7, "switches": [], "boxes": ["queendomino", "kingdomino"], "line": 8, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2, 3, 4, 5, 6]}, {"game": "royal_wedding", "seats": 8, "switches": [], "boxes": ["queendomino", "kingdomino"], "line": 8, "lines": 12, "kings": 1, "opening": [], "order": [0, 1, 2, 3, 4, 5, 6, 7]}];

/** Whose the dice of a roll become, and who begins the next roll, as steps from whoever takes first. */
export const DICE_ORDER = {"order": [0, 1, 1, 0], "next": 1};

export const GAMES: Game[] = [{"id": "kingdomino", "family": "kingdomino", "seats": [2, 3, 4], "switches": ["dynasty", "harmony", "middle_kingdom", "mighty_duel"], "boxes": ["kingdomino"], "lines": [{"id": "terrain-wheat", "args": {}}, {"id": "terrain-forest", "args": {}}, {"id": "terrain-lake", "args": {}}, {"id": "terrain-grassland", "args": {}}, {"id": "terrain-swamp", "args": {}}, {"id": "terrain-mine", "args": {}}, {"id": "bonus-middle_kingdom", "args": {"points": 10}}, {"id": "bonus-harmony", "args": {"points": 5}}]}, {"id": "sample", "family": "kingdomino", "seats": [2], "switches": ["dynasty", "harmony", "middle_kingdom"], "boxes": ["sample"], "lines": [{"id": "terrain-wheat", "args": {}}, {"id": "terrain-forest", "args": {}}, {"id": "terrain-lake", "args": {}}, {"id": "terrain-grassland", "args": {}}, {"id": "terrain-swamp", "args": {}}, {"id": "terrain-mine", "args": {}}, {"id": "bonus-middle_kingdom", "args": {"points": 10}}, {"id": "bonus-harmony", "args": {"points": 5}}]}, {"id": "queendomino", "family": "queendomino", "seats": [2, 3, 4], "switches": [], "boxes": ["queendomino"], "lines": [{"id": "bonus-coins", "args": {"each": 3}}, {"id": "terrain-wheat", "args": {}}, {"id": "terrain-forest", "args": {}}, {"id": "terrain-lake", "args": {}}, {"id": "terrain-grassland", "args": {}}, {"id": "terrain-swamp", "args": {}}, {"id": "terrain-mine", "args": {}}, {"id": "terrain-town", "args": {}}, {"id": "bonus-buildings", "args": {}}]}, {"id": "royal_wedding", "family": "queendomino", "seats": [3, 4, 5, 6, 7, 8], "switches": ["teams"], "boxes": ["queendomino", "kingdomino"], "lines": [{"id": "bonus-coins", "args": {"each": 3}}, {"id": "terrain-wheat", "args": {}}, {"id": "terrain-forest", "args": {}}, {"id": "terrain-lake", "args": {}}, {"id": "terrain-grassland", "args": {}}, {"id": "terrain-swamp", "args": {}}, {"id": "terrain-mine", "args": {}}, {"id": "terrain-town", "args": {}}, {"id": "bonus-buildings", "args": {}}]}, {"id": "duel", "family": "duel", "seats": [2], "switches": [], "boxes": [], "lines": [{"id": "terrain-dot", "args": {}}, {"id": "terrain-line", "args": {}}, {"id": "terrain-double_dot", "args": {}}, {"id": "terrain-double_line", "args": {}}, {"id": "terrain-filled", "args": {}}, {"id": "terrain-checked", "args": {}}, {"id": "bonus-named", "args": {"points": 3}}]}];

/** Every variant there is, and the rows and columns that a kingdom of it may have. */
export const FRAMES: Record<string, [number, number]> = {"kingdomino(seats=2)": [5, 5], "kingdomino(seats=2,mighty_duel=true)": [7, 7], "kingdomino(seats=2,middle_kingdom=true)": [5, 5], "kingdomino(seats=2,middle_kingdom=true,mighty_duel=true)": [7, 7], "kingdomino(seats=2,harmony=true)": [5, 5], "kingdomino(seats=2,harmony=true,mighty_duel=true)": [7, 7], "kingdomino(seats=2,harmony=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=2,harmony=true,middle_kingdom=true,mighty_duel=true)": [7, 7], "kingdomino(seats=2,dynasty=true)": [5, 5], "kingdomino(seats=2,dynasty=true,mighty_duel=true)": [7, 7], "kingdomino(seats=2,dynasty=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=2,dynasty=true,middle_kingdom=true,mighty_duel=true)": [7, 7], "kingdomino(seats=2,dynasty=true,harmony=true)": [5, 5], "kingdomino(seats=2,dynasty=true,harmony=true,mighty_duel=true)": [7, 7], "kingdomino(seats=2,dynasty=true,harmony=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=2,dynasty=true,harmony=true,middle_kingdom=true,mighty_duel=true)": [7, 7], "kingdomino(seats=3)": [5, 5], "kingdomino(seats=3,middle_kingdom=true)": [5, 5], "kingdomino(seats=3,harmony=true)": [5, 5], "kingdomino(seats=3,harmony=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=3,dynasty=true)": [5, 5], "kingdomino(seats=3,dynasty=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=3,dynasty=true,harmony=true)": [5, 5], "kingdomino(seats=3,dynasty=true,harmony=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=4)": [5, 5], "kingdomino(seats=4,middle_kingdom=true)": [5, 5], "kingdomino(seats=4,harmony=true)": [5, 5], "kingdomino(seats=4,harmony=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=4,dynasty=true)": [5, 5], "kingdomino(seats=4,dynasty=true,middle_kingdom=true)": [5, 5], "kingdomino(seats=4,dynasty=true,harmony=true)": [5, 5], "kingdomino(seats=4,dynasty=true,harmony=true,middle_kingdom=true)": [5, 5], "sample()": [5, 5], "sample(middle_kingdom=true)": [5, 5], "sample(harmony=true)": [5, 5], "sample(harmony=true,middle_kingdom=true)": [5, 5], "sample(dynasty=true)": [5, 5], "sample(dynasty=true,middle_kingdom=true)": [5, 5], "sample(dynasty=true,harmony=true)": [5, 5], "sample(dynasty=true,harmony=true,middle_kingdom=true)": [5, 5], "queendomino(seats=2)": [7, 7], "queendomino(seats=3)": [5, 5], "queendomino(seats=4)": [5, 5], "royal_wedding(seats=3)": [7, 7], "royal_wedding(seats=4)": [7, 7], "royal_wedding(seats=5)": [5, 5], "royal_wedding(seats=6)": [5, 5], "royal_wedding(seats=6,teams=true)": [7, 7], "royal_wedding(seats=7)": [5, 5], "royal_wedding(seats=8)": [5, 5], "royal_wedding(seats=8,teams=true)": [7, 7], "duel()": [5, 7]};

/** The names that bots are given at a table. */
export const BOT_NAMES: string[] = ["Adela", "Aldric", "Beatrix", "Benedict", "Clemence", "Conrad", "Cordelia", "Edmund", "Eleanor", "Florian", "Gisela", "Godfrey", "Isolde", "Jasper", "Leonora", "Leopold", "Matilda", "Melisande", "Oswald", "Ottilia", "Percival", "Philippa", "Roderic", "Roland", "Rosalind", "Sibylla", "Theobald", "Tristan", "Viola", "Wilfred"];

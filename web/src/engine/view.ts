/** The view of a game, formatted from what its engine says about it: equal to what a server sends. */
import { GAMES } from "../facts.ts";
import type { Kingdom, Option, Property, Score, ScoreLine, View } from "../protocol.ts";
import { duel } from "./families/duel.ts";
import { first, orNull, type FamilyView, type KingdomFacts, type TableFacts } from "./families/family.ts";
import { kingdomino } from "./families/kingdomino.ts";
import { queendomino } from "./families/queendomino.ts";
import { PHASES, REASONS, STANDINGS, type Family } from "./layout.ts";
import { readPlacement, toMove } from "./moves.ts";
import type { Position } from "./position.ts";
import { rulers } from "./variant.ts";

const FAMILIES: Record<Family, FamilyView> = { kingdomino, queendomino, duel };

/** The terrains or coats of arms of a family, by number. */
export const terrainNames = (family: Family) => FAMILIES[family].terrains;

/** Why an action is illegal: a message id and its arguments. */
export interface Reason {
  id: string;
  args: Record<string, string | number>;
}

/** The fields of a view that depend on the game alone, not on its match. */
export type Parts = Pick<View, "rounds" | "steps" | "order" | "turn" | "next_order" | "draft" | "builders" | "dice">;

function kingdomFacts(position: Position, index: number): KingdomFacts {
  position.call("KINGDOM_FACTS", index);
  return position.engine.read("kingdom_facts") as unknown as KingdomFacts;
}

/** A kingdom, its seats and its points. */
export function viewKingdom(position: Position, index: number): Kingdom {
  const facts = kingdomFacts(position, index);
  const { land, score } = facts;
  const { terrains, kingdom } = FAMILIES[position.variant.family];
  const [north, south, west, east] = score.room as [number, number, number, number];
  return {
    seats: rulers(position.variant, index),
    squares: first(land.squares, land.row).map((row, place) => ({
      at: [row, land.column[place]!],
      terrain: terrains[land.terrain[place]!]!,
      ...(land.crowns[place] && { crowns: land.crowns[place] }),
    })),
    frame: score.frame as [number, number],
    room: { north, south, west, east },
    discards: score.discards,
    score: formatScore(position, index, facts),
    court: null,
    book: null,
    ...kingdom?.(position, index, facts),
  };
}

/** The points of a kingdom. */
export function viewScore(position: Position, index: number): Score {
  return formatScore(position, index, kingdomFacts(position, index));
}

function formatScore(position: Position, index: number, facts: KingdomFacts): Score {
  const properties = listProperties(facts, FAMILIES[position.variant.family].terrains);
  return {
    total: facts.score.total,
    properties,
    lines: scoreLines(position, index, facts, properties),
    ties: facts.score.ties,
  };
}

function listProperties({ land }: KingdomFacts, terrains: string[]): Property[] {
  const places = first(land.squares, land.property);
  const squares = (own: number) =>
    places.flatMap((number, place): [number, number][] =>
      number === own ? [[land.row[place]!, land.column[place]!]] : [],
    );
  return first(land.properties, land.property_terrain).map((terrain, number) => ({
    terrain: terrains[terrain]!,
    squares: squares(number),
    crowns: land.property_crowns[number]!,
    points: land.property_points[number]!,
  }));
}

/** The lines of the score pad from top to bottom; bonuses that are not played for have none. */
function scoreLines(position: Position, index: number, facts: KingdomFacts, properties: Property[]): ScoreLine[] {
  const { lines } = GAMES.find(({ id }) => id === position.variant.game)!;
  const args = FAMILIES[position.variant.family].bonuses?.(position, index, facts) ?? {};
  const bonuses = lines.filter(({ id }) => id.startsWith("bonus-")).map(({ id }) => id);
  return lines.flatMap(({ id }) => {
    const own = properties.filter(({ terrain }) => `terrain-${terrain}` === id);
    if (own.length) return [landLine(id, own)];
    const place = bonuses.indexOf(id);
    const standing = STANDINGS[facts.score.standing[place]!];
    return standing ? [{ id, args: { standing, ...args[id] }, points: facts.score.bonus[place]! }] : [];
  });
}

const landLine = (id: string, own: Property[]): ScoreLine => ({
  id,
  args: { parts: own.filter(({ points }) => points).map(({ squares, crowns }) => [squares.length, crowns]) },
  points: own.reduce((sum, { points }) => sum + points, 0),
});

/** The legal actions of the seat in turn, with what each brings at once. */
export function viewOptions(position: Position): Option[] {
  if (position.seat < 0) return [];
  return position
    .gains()
    .map(({ code, points, coins }) => ({ ...toMove(code), id: code, points, ...(coins && { coins }) }));
}

/** The order of play, the steps of a turn, and what lies on the table. */
export function viewParts(position: Position): Parts {
  position.call("TABLE_FACTS");
  const facts = position.engine.read("table_facts") as unknown as TableFacts;
  const { rounds, n_steps, steps, n_order, order, turn, n_next, next_order } = facts.turns;
  return {
    rounds: rounds || null,
    steps: first(n_steps, steps).map((phase) => PHASES[position.variant.family][phase]!),
    order: first(n_order, order),
    turn,
    next_order: first(n_next, next_order).map(orNull),
    draft: null,
    builders: null,
    dice: null,
    ...FAMILIES[position.variant.family].table(position, facts),
  };
}

/** The view of one game by itself: no series, no log. */
export function viewPosition(position: Position): View {
  const { variant, phase, seat, round } = position;
  const kingdoms = Array.from({ length: variant.kingdoms }, (_, index) => viewKingdom(position, index));
  return {
    variant: variant.text,
    game: 1,
    games: 1,
    phase,
    seat: orNull(seat),
    round,
    kingdoms,
    totals: kingdoms.map(({ score }) => score.total),
    winners: position.isOver ? position.leaders() : null,
    options: viewOptions(position),
    events: [],
    touched: Array.from({ length: variant.seats }, () => []),
    ...viewParts(position),
  };
}

/** Why an action, given as text, is illegal; null if it is legal. */
export function whyNot(position: Position, text: string): Reason | null {
  if (position.legal().some((code) => toMove(code).text === text)) return null;
  if (position.isOver) throw new Error(`expected nothing more, for the game is over, but got ${text}`);
  return explainIllegal(position, text);
}

/** Why an action is illegal, which it must be. */
export function explainIllegal(position: Position, text: string): Reason {
  const id = REASONS[position.call("WHY_NOT", readPlacement(text) ?? 0)]!;
  const [size, most] = Array.from(position.engine.view("out", "i8").subarray(0, 2), Number) as [number, number];
  if (id === "phase") return { id, args: { phase: position.phase } };
  if (id === "tall") return { id, args: { rows: size, most } };
  return { id, args: id === "wide" ? { columns: size, most } : {} };
}

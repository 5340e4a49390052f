/** Game records: written, and read with every event checked by the rules, as src/crownland/match/record/ does. `docs/reference/record.md` describes the format. */
import { unhex } from "../lib/sha256.ts";
import { loadEngine } from "./engine.ts";
import { brief, InputError } from "./errors.ts";
import { isChance, type RecordEvent } from "./events.ts";
import { readExtras, type Extras } from "./extras.ts";
import { Match, type MatchOptions } from "./match.ts";
import type { Position } from "./position.ts";
import { isObject, parseRecord, type Json } from "./recordText.ts";
import { bonuses, findStanding, isDecided, kingdomsOut } from "./standing.ts";
import { readVariant, type Variant } from "./variant.ts";
import { viewScore } from "./view.ts";

export { InputError as RecordError } from "./errors.ts";

const FORMAT = "crownland-record/1";

/** Points of one kingdom: all, those of its properties as terrain, squares and crowns, and the bonuses of the variant. */
export type RecordScore = { total: number; properties?: [string, number, number][] } & Record<string, unknown>;

export interface RecordGame {
  events: RecordEvent[];
  scores?: RecordScore[];
}

interface RecordResult {
  scores: RecordScore[];
  winners: number[];
}

/** A match as a record: one game has `events`, a Dynasty has `games`. */
export interface RecordJson extends Partial<RecordGame>, Partial<RecordResult>, Extras {
  format: string;
  variant: string;
  players: string[];
  games?: RecordGame[];
  resigned?: number[];
}

/** Write a match as a record; without scores and winners if it is in progress. */
export function writeRecord(match: Match, extras: Extras = {}): RecordJson {
  const { variant, players, resigned } = match;
  const games = match.states.map((state, index) => writeGame(match, index + 1, state));
  return {
    format: FORMAT,
    variant: variant.text,
    players: [...players],
    ...(variant.games > 1 ? { games } : { events: games[0]!.events }),
    ...(match.isComplete && writeResult(match)),
    ...(resigned.size > 0 && { resigned: [...resigned].sort((one, other) => one - other) }),
    ...extras,
  };
}

function writeGame(match: Match, game: number, state: Position): RecordGame {
  const events = match.events.filter((event) => event.game === game).map(({ event }) => event);
  return { events, ...((state.isOver || match.isComplete) && { scores: writeScores(state) }) };
}

function writeResult({ variant, states, state, resigned }: Match): RecordResult {
  const { totals, bonuses, winners } = findStanding(states, kingdomsOut(variant, resigned));
  if (variant.games === 1) return { scores: writeScores(state), winners };
  return { scores: totals.map((total, kingdom) => ({ total, ...bonuses[kingdom] })), winners };
}

const writeScores = (state: Position) => state.totals().map((_, kingdom) => writeScore(state, kingdom));

function writeScore(state: Position, kingdom: number): RecordScore {
  const score = viewScore(state, kingdom);
  const properties = score.properties.map(({ terrain, squares, crowns }): [string, number, number] => [
    terrain,
    squares.length,
    crowns,
  ]);
  properties.sort((one, other) => compareTexts(one[0], other[0]) || one[1] - other[1] || one[2] - other[2]);
  return { total: score.total, properties, ...bonuses(score) };
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Read one record, as text or JSON, and check all of it. Throws InputError if anything is wrong. */
export async function readRecord(source: unknown): Promise<Match> {
  const raw = typeof source === "string" ? parseRecord(source) : source;
  if (!isObject(raw) || raw["format"] !== FORMAT)
    throw unexpected("record/format", `the format ${FORMAT}`, isObject(raw) ? raw["format"] : raw);
  const variant = findVariant(raw["variant"]);
  const players = readPlayers(raw["players"], variant);
  const match = new Match(await loadEngine(variant.family), variant, players, null);
  match.players = players;
  match.resigned = readResigned(raw, variant);
  listGames(raw, variant).forEach((game, index) => {
    if (index) match.startGame();
    atGame(match, () => readGame(match, game));
  });
  match.extras = readExtras(raw, match);
  checkResult(raw, match);
  return match;
}

/** Continue a match that was read, with the seed in its record: what was drawn is drawn again. */
export function resumeMatch(read: Match, { pauses }: MatchOptions = {}): Match {
  const { engine, variant, players, extras, resigned } = read;
  const { ply = 0, seed } = { ply: 0, ...(extras.played_on ?? { seed: extras.seed }) };
  if (seed === undefined) throw new InputError("setup", "match/seed", "expected a record with a seed, but it has none");
  const begun = ply ? read.actionsUntil(ply) : [];
  const match = new Match(engine, variant, players, unhex(seed), { pauses, begun });
  for (const { game, actions } of read.events.slice(ply)) {
    if (game > match.logs.length) match.nextGame();
    if (!isChance(actions[0]!)) match.play(actions[0]!);
  }
  match.players = players;
  match.resigned = new Set(resigned);
  match.extras = extras;
  return match;
}

const unexpected = (code: string, what: string, got: unknown, kind: "notation" | "setup" = "notation") =>
  new InputError(kind, code, "expected {what}, but got {got}", { what, got: brief(got) });

function findVariant(text: unknown): Variant {
  if (typeof text !== "string") throw unexpected("variant/notation", "a variant such as kingdomino(seats=2)", text);
  try {
    return readVariant(text);
  } catch {
    throw unexpected("variant/game", "a variant that can be played here", text, "setup");
  }
}

function readPlayers(given: unknown, { seats }: Variant): string[] {
  if (!Array.isArray(given) || !given.every((name) => typeof name === "string"))
    throw unexpected("record/players", "a list of players' names", given);
  if (given.length !== seats) throw unexpected("record/players", `${seats} players`, given.length, "setup");
  return given;
}

function readResigned(raw: Json, variant: Variant): Set<number> {
  const given = "resigned" in raw ? raw["resigned"] : [];
  const expected = `resigned to list seats from 0 to ${variant.seats - 1}, ascending`;
  if (!Array.isArray(given) || !given.every(Number.isInteger)) throw unexpected("value/type", expected, given);
  const seats = given as number[];
  if (!seats.every((seat, place) => seat >= 0 && seat < variant.seats && (!place || seats[place - 1]! < seat)))
    throw unexpected("record/resigned", expected, given);
  const resigned = new Set(seats);
  if (kingdomsOut(variant, resigned).size === variant.kingdoms)
    throw unexpected("record/resigned", "somebody to be left", given, "setup");
  return resigned;
}

function listGames(raw: Json, variant: Variant): RecordGame[] {
  const [key, other] = variant.games > 1 ? ["games", "events"] : ["events", "games"];
  const given = raw[key];
  if (!Array.isArray(given) || other in raw)
    throw unexpected("record/events", `a list of ${key} for ${variant.text}`, given);
  if (variant.games === 1) return [{ events: given }];
  if (given.length < 1 || given.length > variant.games)
    throw unexpected("record/games", `up to ${variant.games} games`, given.length, "setup");
  given.forEach((game: unknown, index) => {
    const keys = isObject(game) ? Object.keys(game).sort().join() : "";
    if (!["events", "events,scores"].includes(keys) || !Array.isArray((game as Json)["events"]))
      throw unexpected("record/events", "a list of events, and scores", game).at({ game: index + 1 });
  });
  return given as RecordGame[];
}

/** Let an error name the game that it is in, if there are several. */
function atGame(match: Match, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError && match.variant.games > 1) throw error.at({ game: match.logs.length });
    throw error;
  }
}

function readGame(match: Match, game: RecordGame): void {
  game.events.forEach((event, index) => {
    try {
      match.readEvent(event);
    } catch (error) {
      throw error instanceof InputError ? error.at({ event: index + 1 }) : error;
    }
  });
  if (match.variant.games > 1) checkScores(match, game);
}

/** Check the scores of one game of a series; it has some if it is over or the match was decided in it. */
function checkScores({ variant, state, resigned }: Match, game: RecordGame): void {
  if (!state.isOver && !("scores" in game)) return;
  if (!state.isOver && !isDecided(variant, resigned))
    throw tooEarly("expected the game to go on, but got its scores", game.events.length);
  checkSame(variant, "scores", writeScores(state), game.scores);
}

/** Compare scores and winners with those by the rules; a record without both is a match in progress. */
function checkResult(raw: Json, match: Match): void {
  if (match.isComplete) {
    for (const [key, expected] of Object.entries(writeResult(match))) checkSame(match.variant, key, expected, raw[key]);
  } else if ("scores" in raw || "winners" in raw) {
    const events = match.events.filter(({ game }) => game === match.logs.length).length;
    throw tooEarly("expected the game to go on, but the record ends with scores", events);
  }
}

const tooEarly = (sentence: string, events: number) =>
  new InputError("illegal", "record/early", sentence, {}, { event: events + 1 });

/** Compare a value of a record with that by the rules; an error names the first difference. */
function checkSame(variant: Variant, where: string, expected: unknown, got: unknown): void {
  const owner = variant.kingdoms < variant.seats ? "team" : "seat";
  const [one, other] = [expected, got];
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    one.forEach((item, index) =>
      checkSame(variant, isObject(item) ? `${where} of ${owner} ${index}` : where, item, other[index]),
    );
  else if (isObject(one) && isObject(other) && sortedKeys(one) === sortedKeys(other))
    for (const key of Object.keys(one)) checkSame(variant, `${where}, ${key}`, one[key], other[key]);
  else if (one !== other)
    throw new InputError(
      "illegal",
      "record/result",
      "expected {expected}, but got {got}",
      { expected: brief(one), got: brief(other) },
      { where },
    );
}

const sortedKeys = (value: Json) => Object.keys(value).sort().join();

/** A local table as it is stored: its record, and what a record does not tell. A table that is read from it is the same. */
import type { Engine } from "../engine/engine.ts";
import { Match } from "../engine/match.ts";
import { readRecord, writeRecord, type RecordJson } from "../engine/record.ts";
import { hex, sha256, unhex } from "../lib/sha256.ts";
import type { Note, Table } from "../protocol.ts";
import type { Stored, Summary } from "./saves.ts";
import { LocalTable, type Progress, type Setup } from "./table.ts";
import { viewTable } from "./view.ts";

export interface Save {
  id: string;
  /** What has happened, and who played: what is exported. It tells the seed when the match is over. */
  record: RecordJson;
  seed: string;
  players: string[];
  setup: Pick<Setup, "since" | "hints" | "prepared" | "began">;
  progress: Progress;
}

const MAX_NOTES = 60;
const RECORDED = ["undo", "stand_in", "resigned", "left", "sat"];

/** What is written of a table, which is shown as `view`. */
export function writeTable(table: LocalTable, view = viewTable(table, table.progress.at)): Stored {
  const { game: id, seed, since, hints, prepared, began } = table.setup;
  const save: Save = {
    id,
    record: tableRecord(table),
    seed: hex(seed),
    players: [...table.match.players],
    setup: { since, hints, prepared, began },
    progress: table.progress,
  };
  return { save, summary: summarize(view, since, table.mine) };
}

function summarize(table: Table, since: number, mine: number[]): Summary {
  const view = table.view!;
  const kingdoms = view.kingdoms.map((kingdom) =>
    table.status === "over"
      ? { ...kingdom, squares: [], score: { ...kingdom.score, properties: [], lines: [] } }
      : kingdom,
  );
  const brief = { ...table, notes: [], results: [], view: { ...view, kingdoms, options: [], events: [] } };
  return { id: table.game, version: table.ply, since, mine, table: brief };
}

/** Play a table again from its seed, up to where it was left. */
export function readTable(engine: Engine, { id, record, seed, players, setup, progress }: Save): LocalTable {
  const past = readRecord(engine, record);
  const begun = setup.began ? past.actionsUntil(setup.began.ply) : [];
  const match = new Match(engine, past.variant, players, unhex(seed), { pauses: true, begun });
  for (const { game, event, actions } of past.events.slice(setup.began?.ply ?? 0)) {
    if (game > match.logs.length) match.nextGame();
    if (event.seat !== undefined) for (const action of actions) match.play(action);
  }
  for (const seat of past.resigned) match.resign(seat);
  if (progress.stopped) match.stop();
  return new LocalTable({ ...setup, game: id, seed: unhex(seed) }, match, progress);
}

/** The record of a table as the server writes it: with notes and names of bots, and with the seed when it is over. */
export function tableRecord(table: LocalTable): RecordJson {
  const { match, setup, progress, chairs } = table;
  const called = chairs.map(({ bot, botName, name }) => (bot ? botName || (name === bot ? "" : name) : ""));
  const notes = progress.notes.filter(({ what }) => RECORDED.includes(what)).slice(-MAX_NOTES);
  return {
    ...writeRecord(match),
    players: match.players.map((name, seat) => name || `Player ${seat + 1}`),
    ...recordDeal(table),
    ...(setup.prepared && { source: "a prepared deal", prepared: true }),
    ...(notes.length > 0 && { notes: notes.map((note) => recordNote(match, note)) }),
    ...(called.some(Boolean) && { called }),
    ...(table.status === "over" && { date: new Date(progress.at).toISOString() }),
  };
}

/** Seed and commitment, once the match is over; where it plays on, they dealt only what came after that. */
function recordDeal({ setup: { began, seed }, status }: LocalTable): Partial<RecordJson> {
  const deal = status === "over" ? { seed: hex(seed), commitment: hex(sha256(seed)) } : {};
  return began ? { source: "played on from a record", played_on: { ply: began.ply, ...deal } } : deal;
}

/** A note as records have it, with its place counted in events. */
function recordNote({ events, variant }: Match, { what, seat, by, bot, game, event }: Note): Record<string, unknown> {
  const count = events.filter((one) => one.game === game && one.actionIndex + one.actions.length <= event).length;
  const fields = Object.entries({ what, seat, by, bot }).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(fields), ...(variant.games > 1 && { game }), event: count };
}

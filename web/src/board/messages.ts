/** What is said about a table: which message, with which arguments. Sentences themselves are in src/crownland/i18n/. */
import type { Logged, Option, Proposal, Seat, Table } from "../protocol";
import { diceToTake } from "./decision";
import { isYou, joinNames, who } from "../lib/names";
import { isMyTurn, myDecision, currentView, type Reason, type TableSession } from "./session";

export interface Message {
  id: string;
  args: Record<string, string | number | string[]>;
}

/** What happens in a phase, for whoever waits. */
export function pendingDecision(table: Table): string {
  const kind = table.view?.options[0]?.kind ?? table.view?.phase ?? "";
  return kind;
}

/** What is said where no table can be shown. */
export const NO_TABLE: Partial<Record<TableSession["link"], { title: string; text: string }>> = {
  missing: { title: "missing-title", text: "missing-text" },
  elsewhere: { title: "elsewhere-title", text: "elsewhere-text" },
};

/** The sentence that always says who must do what; `label` is what seats are called in a list of names. */
export function statusMessage(
  session: TableSession,
  playerName: (seat: number) => string,
  label = playerName,
): Message {
  const { table } = session;
  const view = currentView(session);
  if (session.link in NO_TABLE) return { id: NO_TABLE[session.link]!.title, args: {} };
  if (!table) return { id: "status-opening", args: {} };
  if (table.status === "over") return resultMessage(table, label, session.mine);
  if (table.status === "open" || !view) {
    return { id: "status-open", args: { seats: table.seats.filter((seat) => seat.kind === "open").length } };
  }
  if (table.between) return gameResultMessage(table, label, session.mine);
  if (view.seat === null) return { id: "loading", args: {} };
  const name = playerName(view.seat);
  const domino = view.draft?.hand?.number ?? 0;
  if (!isMyTurn(session)) return { id: `wait-${pendingDecision(table)}`, args: { name, domino } };
  const shared = session.mine.length > 1 ? "yes" : "no";
  const decision = myDecision(session) ?? pendingDecision(table);
  const forced = view.options[0]?.kind === "discard";
  const then = view.steps.includes("claim") ? "yes" : "no";
  const again = view.draft?.newer.some(({ seat }) => seat === view.seat);
  const first = view.round > 0 ? "no" : again ? "again" : "yes";
  const dice = diceToTake(session);
  return { id: `do-${forced ? "discard" : decision}`, args: { name, shared, domino, then, first, dice } };
}

/** Why a seat has lost, whatever its points. */
export const lossReason = ({ resigned, flag }: Seat) => (resigned ? (flag ? "flag" : "resigned") : null);

/** Who did not play to the end, and why, for the sentence about the winner. */
function leaverArgs({ seats }: Table, playerName: (seat: number) => string, mine: number[]): Message["args"] {
  const by = (loss: string) => seats.flatMap((seat, number) => (lossReason(seat) === loss ? [number] : []));
  const who = (lost: number[]) =>
    !lost.length ? "none" : lost.length > 1 ? "many" : mine.length === 1 && mine[0] === lost[0] ? "me" : "one";
  const [quitters, late] = [by("resigned"), by("flag")];
  return { quit: who(quitters), quitters: quitters.map(playerName), timed: who(late), late: late.map(playerName) };
}

/** Whether a game or a match has just been played to its end, so that its points decide. */
export const isPlayedOut = ({ status, ended, between }: Table) =>
  status === "over" ? ended === "played" : between !== null;

/** How it ended, and who won: with how many points, or because everybody else gave up or ran out of time. */
export function resultMessage(table: Table, playerName: (seat: number) => string, mine: number[]): Message {
  const { view, ended } = table;
  if (!view || ended === "aborted" || ended === "agreed" || ended === "expired")
    return { id: `over-${ended}`, args: {} };
  const winners = (view.winners ?? []).map((index) => view.kingdoms[index]!);
  const names = winners.map(({ seats }) => joinNames(seats, playerName));
  const points = view.winners?.length ? view.totals[view.winners[0]!]! : 0;
  const leavers = leaverArgs(table, playerName, mine);
  if (winners.length !== 1) return { id: "over-shared", args: { names, points, ...leavers } };
  const mineWon = winners[0]!.seats.some((seat) => mine.includes(seat)) && mine.length === winners[0]!.seats.length;
  if (ended === "resigned" || ended === "flag") {
    const losers = table.seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
    const who = mineWon ? "me" : losers.some((seat) => mine.includes(seat)) && mine.length === 1 ? "lost" : "other";
    return {
      id: `over-${ended}`,
      args: { names: losers.map(playerName), winner: names[0]!, winners: winners[0]!.seats.length, who },
    };
  }
  const won = winners[0]!.seats.length > 1 ? "over-team" : "over-one";
  return { id: mineWon ? "over-me" : won, args: { name: names[0]!, points, ...leavers } };
}

/** Who won a game of a Dynasty, between this one and the next. */
export function gameResultMessage(
  { results, view }: Table,
  playerName: (seat: number) => string,
  mine: number[],
): Message {
  const winners = (results.at(-1)?.winners ?? []).map((index) => view!.kingdoms[index]!.seats);
  const names = winners.map((seats) => joinNames(seats, playerName));
  const isMine = winners.length === 1 && mine.length === 1 && winners[0]!.includes(mine[0]!);
  return {
    id: "between-title",
    args: { game: view!.game, games: view!.games, names, who: isMine ? "me" : winners.length > 1 ? "shared" : "one" },
  };
}

/** What somebody would like; whoever proposed it is told so as "you". */
export function proposalMessage(
  { what, by, seat }: Proposal,
  playerName: (seat: number) => string,
  mine: number[],
  seats: Seat[] = [],
): Message {
  const args = { by: playerName(by), name: playerName(seat), who: who(isYou(seats, mine, seat)) };
  return { id: mine.includes(by) ? `asked-mine-${what}` : `asked-${what}`, args };
}

/** How many decisions of each seat an undo takes back: all since the last one of the seat that it is for. */
export function undoneMoves({ view }: Table, seat: number): [number, number][] {
  const done = view?.events.flatMap((event) => (event.seat === null ? [] : [event.seat])) ?? [];
  const undone = done.includes(seat) ? done.slice(done.lastIndexOf(seat)) : [];
  return [...new Set(undone)].map((one) => [one, undone.filter((other) => other === one).length]);
}

/** One line of the log. */
export function eventMessage(
  event: Logged,
  playerName: (seat: number) => string,
  isYou: (seat: number) => boolean = () => false,
): Message {
  const name = event.seat === null ? "" : playerName(event.seat);
  const nothing = event.passes;
  return {
    id: nothing ? `event-${event.kind}-none` : `event-${event.kind}`,
    args: {
      name,
      who: who(event.seat !== null && isYou(event.seat)),
      domino: event.domino ?? 0,
      number: event.at?.length ?? 0,
      dice: event.dice?.length ?? 0,
    },
  };
}

/** Why something may not lie there: on a map coats of arms must match, in a kingdom land. */
export function reasonMessage({ view }: Table, { id, args }: Reason): Message {
  return { id: `why-${id}`, args: { ...(args as Record<string, number>), unit: view?.dice ? "crosses" : "crowns" } };
}

/** What the button that confirms says. */
export function confirmMessage(option: Option): Message {
  const nothing = option.passes;
  return {
    id: nothing ? `pass-${option.kind}` : `confirm-${option.kind}`,
    args: { domino: option.domino ?? 0, number: option.at?.length ?? 0, dice: option.dice?.length ?? 0 },
  };
}

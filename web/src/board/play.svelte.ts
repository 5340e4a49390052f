/** A table on the screen: its session, the connection that updates it, and the commands it sends. */
import { go, tablePath } from "../lib/address";
import { noteBuild } from "../lib/build";
import { alertTurn } from "../lib/notifications";
import { newCommitment, revealIfAsked } from "../deal/client";
import { setSeatColours } from "../art/colours.svelte";
import type { Connection, OpenTable } from "../lib/connection";
import { fetchReasons } from "../lib/api";
import { applyPresence } from "../lib/delta";
import { removeGame, storeGame, storeSeats, newSecret, tableToken } from "../lib/storage";
import { prefer, preferences } from "../lib/preferences.svelte";
import { whyQuestion } from "./decision";
import { isDeciding, isMyTurn, receiveTable, securePoints, seatsThatMay, type Mark, type Reason } from "./session";
import { noteMessage } from "./notes";
import { eventMessage, statusMessage, reasonMessage } from "./messages";
import { isYou, seatName, who } from "../lib/names";
import type { Done, Error as ErrorMessage, Explain, Logged, Note, Seat, Signalled, Table } from "../protocol";
import type { Adviser } from "./adviser";
import { chime } from "../lib/sounds";
import { known, t } from "../lib/text.svelte";
import { buildingName, hintWords } from "./labels";
import { LiveSession } from "./liveSession.svelte";
import { Moves } from "./moves";
import { findSkip } from "./skip";
import { openTable } from "./liveTable";

const ASK_AFTER = 90;
const SAID_FOR = 4500;
const NOTICED_FOR = 8000;

/** What a hint says. */
export interface Advice {
  action: number;
  why: string;
}

export class Play {
  readonly session: LiveSession;
  /** What went wrong last, in words; empty when nothing did. */
  problem = $state("");
  /** What was just answered to a proposal; empty after a moment. */
  notice = $state("");
  /** The option that a strong bot would choose here, and why. */
  advice: Advice | null = $state.raw(null);
  /** Whether a bot is thinking about that right now. */
  advising = $state(false);
  /** What a screen reader is told. */
  announcement = $state("");
  /** While a result is counted, the points of each kingdom so far: nothing else tells it before. */
  counts: number[] | null = $state.raw(null);
  /** The line of the log that is pointed at. */
  pointed: Logged | null = $state.raw(null);
  /** Where a decision is looked back at: other ways to do it than the one that is shown. */
  marks: Mark[] = $state.raw([]);
  /** The seats that are mine, where I decide for others in a review. */
  own: number[] | null = null;
  /** The address of the next game, when somebody wants a rematch. */
  next = $state("");
  /** Whether the phrases of others are kept from me. */
  get muted(): boolean {
    return preferences.signals === "off";
  }
  private line: Connection;
  private readonly moves: Moves;
  /** Bots who advise, once somebody has asked. */
  private adviser: Adviser | null = null;
  private signalTimers: Record<number, number> = {};
  private whyTimer = 0;
  /** Commands that are not answered yet. */
  private unanswered = 0;
  /** How often it was asked what follows optional steps. */
  private lookups = 0;
  private lastEvent = -1;
  private noteCount = -1;
  private noticeTimer = 0;
  /** Whether I asked or agreed to play again. */
  private again = false;
  /** Why the line was refused, in words, until it is there. */
  private shut = "";

  constructor(
    game: string,
    open: OpenTable = openTable,
    /** Says why something is illegal, where the actions of the table do not tell. */
    private readonly explain?: (action: string) => Promise<Reason | null>,
  ) {
    const session = new LiveSession(game);
    this.session = session;
    this.moves = new Moves(
      session,
      (command) => this.command(command),
      () => (this.problem = t("error-action-stale")),
    );
    this.line = open(game, () => tableToken(game), {
      welcome: (message) => {
        if (this.problem === this.shut) this.problem = "";
        session.mine = message.seats;
        storeSeats(game, message.seats);
        session.host = message.host;
        session.ahead = Date.now() - message.now;
        noteBuild(message.build);
      },
      table: (table) => this.receive(table),
      presence: (message) => {
        session.watchers = message.watchers;
        if (session.table) session.table = applyPresence(session.table, message);
      },
      signal: (message) => this.showSignal(message),
      link: (state) => (session.link = session.link === "missing" ? "missing" : state),
      refused: (message) => {
        this.reportError(message);
        this.shut = this.problem;
      },
    });
  }

  close(): void {
    this.line.close();
    this.adviser?.close();
  }

  /** Whether a decision or a command is under way, or the line is not there. */
  get isBusy(): boolean {
    return this.unanswered > 0 || isDeciding(this.session) || this.session.link !== "live";
  }

  /** How a seat's player is called; players of one name are numbered. */
  playerName = (seat: number): string => {
    const seats = this.session.table?.seats ?? [];
    // A seat that its player left in the middle of a game keeps the name until somebody else sits there.
    const seatKind = (one: Seat) =>
      one.kind === "open" && this.session.table?.status !== "open" ? "person" : one.kind;
    const names = seats.map((one, number) => seatName({ ...one, kind: seatKind(one) }, number, t, known));
    const equal = names.flatMap((name, number) =>
      name === names[seat] && seats[number]?.kind !== "open" ? [number] : [],
    );
    return equal.length > 1
      ? t("name-numbered", { name: names[seat]!, number: equal.indexOf(seat) + 1 })
      : (names[seat] ?? "");
  };

  /** The points of a kingdom as they are shown now: without bonuses that are only possible. */
  points = (index: number): number => this.counts?.[index] ?? securePoints(this.session.table!.view!, index);

  /** The points of a kingdom in all games of a Dynasty so far. */
  sum = (index: number): number => {
    const { totals, kingdoms } = this.session.table!.view!;
    return totals[index]! - kingdoms[index]!.score.total + this.points(index);
  };

  /** Tell whether a seat is called "you". */
  isYou = (seat: number): boolean => isYou(this.session.table?.seats ?? [], this.session.mine, seat);

  /** How a seat is called beside its kingdom and in lists of names; sentences need the forms of "you". */
  label = (seat: number): string => (this.isYou(seat) ? t("you") : this.playerName(seat));

  /** Whom a sentence about a seat, or about the ruler of a kingdom, is about. */
  who = (...seats: number[]) => who(seats.length === 1 && this.isYou(seats[0]!));

  private receive(table: Table): void {
    const { session } = this;
    const mineBefore = isMyTurn(session);
    revealIfAsked(table);
    if (!receiveTable(session, table)) return;
    this.moves.receive(table);
    void this.lookAhead(table);
    this.advice = null;
    setSeatColours(table.seats.map(({ colour }) => colour));
    this.announceEvents(table);
    this.announceNotes(table);
    if (table.rematch) this.next = table.rematch;
    if (table.rematch && this.again) this.follow(table.rematch);
    if (isMyTurn(session) && !mineBefore) {
      chime("turn");
      const { id, args } = statusMessage(session, this.playerName, this.label);
      void alertTurn(table.id, t("your-turn"), t(id, args));
    }
  }

  /** Find what can be decided after optional steps, and decide what leaves no choice, if that is preferred. */
  private async lookAhead(table: Table): Promise<void> {
    const { session } = this;
    const number = ++this.lookups;
    if (!isMyTurn(session)) return;
    const skip = await findSkip(table).catch(() => null); // the rules may be out of reach
    if (number !== this.lookups || !isMyTurn(session)) return;
    session.skip = skip;
    const only = preferences.forced === "on" ? this.moves.forced : null;
    if (only) void this.moves.sendForced(only);
  }

  private announceEvents(table: Table): void {
    const events = table.view?.events ?? [];
    const last = events.at(-1)?.number ?? -1;
    const seen = this.lastEvent < 0 || this.lastEvent > last ? last - 1 : this.lastEvent;
    const fresh = events.filter((event) => event.number > seen && event.seat !== null);
    if (fresh.length) this.announcement = fresh.map((event) => this.eventWords(event)).join(" ");
    if (fresh.some((event) => event.kind === "place")) chime("tile");
    this.lastEvent = last;
  }

  /** Tell what happened besides moves since the last table; how a proposal was answered is also shown for a moment. */
  private announceNotes({ notes }: Table): void {
    const fresh = this.noteCount < 0 ? [] : notes.slice(this.noteCount);
    this.noteCount = notes.length;
    if (!fresh.length) return;
    this.announcement = fresh.map((note) => this.noteWords(note)).join(" ");
    const declined = fresh.findLast((note) => note.what === "declined" && !this.session.mine.includes(note.by ?? -1));
    if (!declined) return;
    this.notice = this.noteWords(declined);
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = ""), NOTICED_FOR);
  }

  noteWords(note: Note): string {
    const { id, args } = noteMessage(note, this.playerName, this.isYou);
    return t(id, args);
  }

  eventWords(event: Parameters<typeof eventMessage>[0]): string {
    const { id, args } = eventMessage(event, this.playerName, this.isYou);
    return t(id, { ...args, building: event.building ? buildingName(event.building) : "" });
  }

  whyWords(reason: Reason): string {
    const { id, args } = reasonMessage(this.session.table!, reason);
    return t(id, args);
  }

  private showSignal({ seat, signal }: Signalled): void {
    const { session } = this;
    if (this.muted && !session.mine.includes(seat)) return;
    session.said = { ...session.said, [seat]: signal };
    this.announcement = t("signal-told", { name: this.label(seat), phrase: t(`signal-${signal}`) });
    clearTimeout(this.signalTimers[seat]);
    this.signalTimers[seat] = window.setTimeout(() => {
      const { [seat]: _, ...rest } = session.said;
      session.said = rest;
    }, SAID_FOR);
  }

  mute(muted: boolean): void {
    prefer("signals", muted ? "off" : "on");
  }

  /** Say one of the fixed phrases, for whichever of my seats is in turn. */
  say(signal: Signalled["signal"]) {
    const { mine, table } = this.session;
    const seat = mine.find((one) => one === table?.view?.seat) ?? mine[0]!;
    return this.command({ type: "signal", seat, signal });
  }

  private reportError(message: ErrorMessage): void {
    if (message.code === "table/unknown") this.session.link = "missing";
    if (message.code === "table/elsewhere") this.session.link = "elsewhere";
    if (["table/unknown", "token/wrong", "table/elsewhere"].includes(message.code)) return;
    const id = `error-${message.code.replace("/", "-")}`;
    this.problem = known(id) ? t(id, message.args as Record<string, string>) : t("error-server-error");
  }

  private async command(command: Parameters<Connection["send"]>[0]): Promise<Done | null> {
    this.problem = this.notice = "";
    this.unanswered++;
    const answer = await this.line.send(command).finally(() => this.unanswered--);
    if (answer.type !== "error") return answer;
    this.reportError(answer);
    return null;
  }

  /** Say why the ghost is forbidden, when it stands still for a moment. */
  askWhy(): void {
    clearTimeout(this.whyTimer);
    const { session } = this;
    const action = whyQuestion(session);
    const ghost = session.ghost;
    if (!action || !ghost || ghost.reason) return;
    this.whyTimer = window.setTimeout(async () => {
      const reason = await this.whyNot(action).catch(() => null); // the rules may be out of reach
      if (!reason || !session.ghost || whyQuestion(session) !== action) return;
      session.ghost = { ...session.ghost, reason };
      this.announcement = this.whyWords(reason);
    }, ASK_AFTER);
  }

  private async whyNot(action: string): Promise<Reason | null> {
    const { table } = this.session;
    if (this.explain) return this.explain(action);
    return table?.actions ? (await import("./adviser")).whyIllegal(table, action) : null;
  }

  /** Let the bots of this page think; null where what they need is out of reach. */
  private async think<T>(work: (adviser: Adviser) => Promise<T>): Promise<T | null> {
    this.problem = this.notice = "";
    try {
      const { Adviser } = await import("./adviser");
      return await work((this.adviser ??= new Adviser()));
    } catch {
      this.problem = t("error-offline");
      return null;
    }
  }

  /** Take a seat, the first free one unless it is named, or put a bot there. My token is kept before it is sent: whatever happens to the answer, the seat is mine. */
  async sit(
    name: string,
    bot: string | null = null,
    seat: number | null = null,
    colour: number | null = null,
  ): Promise<void> {
    const { game, table, mine } = this.session;
    const secret = bot || tableToken(game) ? null : newSecret();
    if (secret) storeGame(game, { token: secret, variant: table?.variant ?? "", at: Date.now() });
    const commitment = bot || table?.view || mine.length ? null : await newCommitment();
    const answer = await this.command({ type: "sit", name, bot, seat, colour, secret, commitment });
    if (answer?.type === "done" && answer.seats && !bot) {
      this.session.mine = answer.seats;
      storeSeats(game, answer.seats);
    } else if (!answer && secret) removeGame(game);
  }

  /** Leave all my seats to others, and stay as somebody who looks on. */
  async getUp(): Promise<void> {
    const { game, mine } = this.session;
    for (const seat of mine) if (!(await this.command({ type: "leave", seat }))) return;
    removeGame(game);
    this.line.restart();
  }

  /** How good my decision number `number` of this game was. */
  grade = (number: number) => this.think((adviser) => adviser.grade(this.session.table!, number));
  hurry = () => this.command({ type: "hurry" });
  setPace = (pace: Table["pace"]) => this.command({ type: "pace", pace });
  rename = (seat: number, name: string, colour: number) => this.command({ type: "rename", seat, name, colour });
  confirm = () => this.moves.confirm();
  endTurn = () => this.moves.endTurn();
  undo = () => this.moves.undo();
  start = () => this.command({ type: "start" });
  end = () => this.command({ type: "end" });
  resign = (seat: number) => this.command({ type: "resign", seat });
  comeBack = (seat: number) => this.command({ type: "return", seat });
  standIn = (seat: number) => this.command({ type: "bot", seat });

  async answer(yes: boolean) {
    const { table } = this.session;
    const rematch = table?.proposal?.what === "rematch";
    if (rematch) this.again = yes;
    return this.command({
      type: "answer",
      yes,
      version: table?.version ?? null,
      commitment: rematch && yes ? await newCommitment() : null,
    });
  }

  /** Say that I have seen the result of a game of a Dynasty, for all my seats. */
  async nextGame(): Promise<void> {
    for (const seat of seatsThatMay(this.session, "next")) await this.command({ type: "next", seat });
  }

  /** Ask what a strong bot would do in my place; why is added as soon as it is known. */
  async hint(): Promise<void> {
    this.advising = true;
    this.announcement = t("hint-thinking");
    const hint = await this.think((adviser) => adviser.hint(this.session.table!));
    this.advising = false;
    if (!hint) return;
    const { action, reason, args, asked } = hint;
    const advice = { action, why: hintWords(reason, args, this.playerName) };
    this.advice = advice;
    if (asked) void this.addReason(advice, args, asked);
  }

  private async addReason(advice: Advice, args: Reason["args"], asked: Explain): Promise<void> {
    const [because] = (await fetchReasons(asked)) ?? [];
    if (because && this.advice === advice)
      this.advice = { ...advice, why: hintWords(because.id, { ...args, ...because.args }, this.playerName) };
  }

  async rematch(): Promise<void> {
    this.again = true;
    const answer = await this.command({ type: "rematch", commitment: await newCommitment() });
    if (answer?.type === "done" && answer.table) this.follow(answer.table);
  }

  /** Go to the next game; the same token holds the same seats there. */
  follow(game: string): void {
    const token = tableToken(this.session.game);
    if (token) storeGame(game, { token, variant: this.session.table?.variant ?? "", at: Date.now() });
    this.next = game;
    go(tablePath(game));
  }

  myName = () => preferences.name;
}

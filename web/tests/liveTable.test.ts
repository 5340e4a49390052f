// @vitest-environment node
/** A table of a server that sends actions: what is shown, at once and when the server has answered. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTable } from "../src/board/liveTable";
import { loadEngine } from "../src/engine/engine";
import { Match, viewMatch } from "../src/engine/match";
import { readVariant } from "../src/engine/variant";
import type { Answer, Command, Connection, Handlers } from "../src/lib/connection";
import type { Hello, May, Presence, Table } from "../src/protocol";
import { SEAT, table, view } from "./tables";

/** A server with one table, which answers when the test says so. */
class Server {
  readonly hellos: Omit<Hello, "type">[] = [];
  readonly commands: Command[] = [];
  readonly shown: Table[] = [];
  readonly heard: ("table" | "presence")[] = [];
  version = 3;
  line!: Connection;
  private answers: ((answer: Answer) => void)[] = [];
  private handlers!: Handlers;
  private hello!: () => Omit<Hello, "type">;

  constructor(
    readonly match: Match,
    private readonly variant = match.variant.text,
  ) {}

  /** Let somebody come, and send the table. */
  async open(): Promise<void> {
    const handlers = {
      ...IGNORED,
      table: (one: Table) => void (this.shown.push(one), this.heard.push("table")),
      presence: () => void this.heard.push("presence"),
    };
    this.line = openTable(
      "abc",
      () => "token",
      handlers,
      (_, hello, given) => {
        [this.hello, this.handlers] = [hello, given];
        return { send: (command) => this.take(command), restart: () => this.welcome(), close: () => {} };
      },
    );
    this.welcome();
    await settled();
  }

  private welcome(): void {
    this.hellos.push(this.hello());
    queueMicrotask(() => this.tell());
  }

  private take(command: Command): Promise<Answer> {
    this.commands.push(command);
    return new Promise((answer) => this.answers.push(answer));
  }

  get wire(): Table {
    const { match, version, variant } = this;
    const rights = [0, 1].map((seat): May["host"] => (seat === match.state.seat ? ["play", "undo"] : ["resign"]));
    const may = { seats: rights, bot: [[], []], host: [], sit: [] };
    const sent = this.hellos.at(-1)?.view
      ? { view: viewMatch(match) }
      : { view: null, actions: match.logs.map((log) => [...log]) };
    return table(version, view({}), { variant, seats: [SEAT, SEAT], may, ...sent });
  }

  tell(): void {
    this.handlers.table(this.wire);
  }

  presence(message: Presence): void {
    this.handlers.presence(message);
  }

  /** Play what was sent last, and say so; the table comes before or after that. */
  async accept(tells: "before" | "after"): Promise<void> {
    this.match.play((this.commands.at(-1) as { action: number }).action);
    this.version += 1;
    if (tells === "before") this.tell();
    await this.say({ type: "done", id: "", version: this.version });
    if (tells === "after") this.tell();
    await settled();
  }

  async refuse(code: string): Promise<void> {
    await this.say({ type: "error", id: "", code, message: "", args: {} });
  }

  async say(answer: Answer): Promise<void> {
    this.answers.shift()!(answer);
    await settled();
  }

  /** Play the first of all moves that are possible in what is shown; returns it. */
  play(): number {
    const { view, version } = this.now;
    const action = view!.options[0]!.id;
    void this.line.send({ type: "play", version, action });
    return action;
  }

  get now(): Table {
    return this.shown.at(-1)!;
  }
}

const nothing = () => {};
const IGNORED: Handlers = {
  welcome: nothing,
  table: nothing,
  presence: nothing,
  signal: nothing,
  link: nothing,
  refused: nothing,
};
const settled = () => new Promise((done) => setTimeout(done, 5));

async function laid(variant = "kingdomino(seats=2)"): Promise<Server> {
  const { family } = readVariant(variant);
  return new Server(
    new Match(await loadEngine(family), readVariant(variant), ["Ann", "Bob"], new Uint8Array(32), { pauses: true }),
  );
}

/** Play until the seat in turn has a domino to place, after which it claims another. */
function reachPlacing({ match }: Server): void {
  while (viewMatch(match).phase !== "place") match.play(match.state.legal()[0]!);
}

let server: Server;

beforeEach(async () => {
  server = await laid();
  reachPlacing(server);
  await server.open();
});

test("the view is derived from the actions", () => {
  expect(server.hellos).toEqual([{ token: "token", view: false }]);
  expect(server.now.view).toEqual(viewMatch(server.match));
  expect(server.now.actions).toEqual(server.match.logs);
});

describe("a move", () => {
  test.each(["before", "after"] as const)(
    "is shown at once, and once; the table comes %s the answer",
    async (tells) => {
      const action = server.play();
      expect(server.now.view!.events.at(-1)).toMatchObject({ kind: "place" });
      expect(server.now).toMatchObject({ version: 3, view: { phase: "claim" }, may: server.wire.may });
      await settled();
      expect(server.commands).toEqual([{ type: "play", version: 3, action }]);
      await server.accept(tells);
      expect(server.now.view).toEqual(viewMatch(server.match));
      expect(server.now.version).toBe(4);
    },
  );

  test("that is refused is taken back", async () => {
    const before = server.now;
    server.play();
    await server.refuse("server/busy");
    expect(server.now).toEqual(before);
  });

  test("is taken back when another one came first", async () => {
    server.play();
    server.match.play(server.match.state.legal()[1]!);
    server.version += 1;
    server.tell();
    await server.refuse("action/stale");
    expect(server.now.view).toEqual(viewMatch(server.match));
  });

  test("stays when something else happens at the table", async () => {
    server.play();
    server.version += 1;
    server.tell();
    await settled();
    expect(server.now).toMatchObject({ version: 4, view: { phase: "claim" } });
  });

  test("and the next one are shown at once; the next is sent when the first is answered", async () => {
    server.play();
    const claim = server.play();
    await settled();
    expect(server.commands).toHaveLength(1);
    expect(server.now.view!.events.at(-1)).toMatchObject({ kind: "claim" });
    await server.accept("after");
    expect(server.commands[1]).toEqual({ type: "play", version: 4, action: claim });
    expect(server.now.view!.events.at(-1)).toMatchObject({ kind: "claim" });
    await server.accept("before");
    expect(server.now.view).toEqual(viewMatch(server.match));
  });

  test("and the next one are both taken back when the first is refused", async () => {
    const before = server.now;
    server.play();
    server.play();
    await server.refuse("server/busy");
    expect(server.now).toEqual(before);
    expect(server.commands).toHaveLength(1);
  });

  test("comes before whatever is asked for afterwards", async () => {
    server.play();
    void server.line.send({ type: "undo" });
    await settled();
    expect(server.commands).toHaveLength(1);
    await server.accept("before");
    expect(server.commands[1]).toEqual({ type: "undo" });
  });

  test("that was done and undone before a table had it is not shown any more", async () => {
    const before = server.now.view;
    server.play();
    server.version += 2;
    server.tell();
    await settled();
    expect(server.now.view!.phase, "nobody has said yet that it was done").toBe("claim");
    await server.say({ type: "done", id: "", version: 4 });
    expect(server.now.view).toEqual(before);
  });

  test("that ends a turn leaves nothing to decide until the server says so", async () => {
    server.play();
    server.play();
    const { view, may } = server.now;
    expect(view!.seat).not.toBe(server.match.state.seat);
    expect(may.seats.flat()).toEqual(["undo", "resign"]);
  });

  test("does not bring its rights back when somebody comes or goes", async () => {
    server.play();
    const { may } = server.now;
    server.presence({ type: "presence", table: "abc", away: [1], gone: [], may: server.wire.may, watchers: 2 });
    expect(server.now).toMatchObject({ may, view: { phase: "claim" } });
    expect(server.now.seats[1]!.away).toBe(true);
  });
});

test("who is connected is told after the table, for which rules may have to be loaded", async () => {
  server = await laid();
  const opened = server.open();
  const { may } = server.wire;
  queueMicrotask(() => server.presence({ type: "presence", table: "abc", away: [], gone: [], may, watchers: 1 }));
  await opened;
  expect(server.heard).toEqual(["table", "presence"]);
});

test("what chance draws after a move is waited for", async () => {
  const { match } = server;
  for (;;) {
    match.play(match.state.legal()[0]!);
    const before = match.logs[0]!.length;
    const action = match.state.legal()[0]!;
    match.play(action);
    if (match.logs[0]!.length > before + 1) break;
  }
  match.undo();
  server.tell();
  await settled();
  server.play();
  expect(server.now.view).toMatchObject({ seat: null, options: [] });
  expect(server.now.may.seats.flat()).not.toContain("play");
  await settled();
  await server.accept("after");
  expect(server.now.view).toEqual(viewMatch(match));
});

test("an undo of the others goes back", async () => {
  const before = server.now.view;
  server.match.play(server.match.state.legal()[0]!);
  server.version += 1;
  server.tell();
  await settled();
  server.match.undo();
  server.version += 1;
  server.tell();
  await settled();
  expect(server.now.view).toEqual(before);
});

test("all games of a Dynasty are followed, with their results", async () => {
  server = await laid("sample(dynasty=true)");
  await server.open();
  const { match } = server;
  while (!match.isOver) {
    if (match.isBetween) match.nextGame();
    else match.play(match.state.legal()[0]!);
    server.version += 1;
    server.tell();
  }
  await settled();
  expect(server.now.view).toEqual(viewMatch(match));
  expect(server.now.results).toHaveLength(3);
  expect(server.now.ties).toEqual(match.standing().ties);
});

test("a game that is not known here is shown by the views of the server", async () => {
  server = new Server(server.match, "tiny()");
  await server.open();
  expect(server.hellos).toEqual([
    { token: "token", view: false },
    { token: "token", view: true },
  ]);
  expect(server.now.view).toEqual(viewMatch(server.match));
  expect(server.now, "there is no advice where the rules are not known").not.toHaveProperty("actions");
  server.play();
  expect(server.now.view!.phase, "whoever knows no rules waits").toBe("place");
  await settled();
  expect(server.commands).toHaveLength(1);
});

test("a table that has not been dealt has no view", async () => {
  server = new Server(server.match);
  Object.defineProperty(server, "wire", { value: table(1, view({}), { view: null, status: "open" }) });
  await server.open();
  expect(server.now).toMatchObject({ status: "open", view: null });
  void server.line.send({ type: "start" });
  expect(server.commands).toEqual([{ type: "start" }]);
});

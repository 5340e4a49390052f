/** The WebSocket of a table: it says hello, reconnects after a loss, and repeats commands that were not answered. */
import { applyDelta } from "./delta";
import type {
  ClientMessage,
  Done,
  Error as ErrorMessage,
  Hello,
  Presence,
  ServerMessage,
  Signalled,
  Table,
  Welcome,
} from "../protocol";

export type Command = ClientMessage extends infer M ? (M extends { type: string } ? Omit<M, "id"> : never) : never;

export type Answer = Done | ErrorMessage;

export interface Handlers {
  welcome(message: Welcome): void;
  table(message: Table): void;
  presence(message: Presence): void;
  signal(message: Signalled): void;
  link(state: "live" | "lost"): void;
  refused(message: ErrorMessage): void;
}

interface Waiting {
  text: string;
  answer(message: Answer): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const PING_EVERY = 20_000;

export interface Connection {
  /** Send a command; resolves with its answer, however many connections that takes. */
  send(command: Command): Promise<Answer>;
  /** Say hello again, as somebody else. */
  restart(): void;
  close(): void;
}

/** What opens a table for those who show it: on a server, or anywhere else that gives the same messages. */
export type OpenTable = (table: string, token: () => string | null, handlers: Handlers) => Connection;

/** Connect to a table; `hello` tells who I am, and whether I want views. */
export function connect(table: string, hello: () => Omit<Hello, "type">, handlers: Handlers): Connection {
  const waiting = new Map<string, Waiting>();
  let socket: WebSocket | null = null;
  let pause = FIRST_WAIT;
  let closed = false;
  let welcomed = false;
  let retry = 0;
  let pinging = 0;
  let newest: Table | null = null;

  function open(): void {
    welcomed = false;
    const line = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`);
    socket = line;
    line.onopen = () => line.send(JSON.stringify({ type: "hello", ...hello() }));
    line.onmessage = (event) => {
      if (socket === line) hear(JSON.parse(event.data as string) as ServerMessage);
    };
    line.onclose = () => {
      if (socket === line) lost();
    };
  }

  function lost(): void {
    clearInterval(pinging);
    socket = null;
    if (closed) return;
    handlers.link("lost");
    retry = window.setTimeout(open, pause);
    pause = Math.min(pause * 1.7, LONGEST_WAIT);
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        welcomed = true;
        pause = FIRST_WAIT;
        handlers.welcome(message);
        handlers.link("live");
        for (const { text } of waiting.values()) socket?.send(text);
        clearInterval(pinging);
        pinging = window.setInterval(() => socket?.send(JSON.stringify({ type: "ping", id: "ping" })), PING_EVERY);
        break;
      case "table":
        newest = message;
        handlers.table(message);
        break;
      case "change":
        newest = applyDelta(newest, message);
        if (newest) handlers.table(newest);
        else socket?.close();
        break;
      case "presence":
        handlers.presence(message);
        break;
      case "signal":
        handlers.signal(message);
        break;
      case "bye":
        pause = 50;
        socket?.close();
        break;
      case "pong":
        break;
      default:
        answered(message);
    }
  }

  function answered(message: Answer): void {
    const command = waiting.get(message.id ?? "");
    waiting.delete(message.id ?? "");
    if (command) command.answer(message);
    else if (message.type === "error") handlers.refused(message);
  }

  function send(command: Command): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      waiting.set(id, { text, answer });
      if (welcomed) socket?.send(text);
    });
  }

  function restart(): void {
    clearTimeout(retry);
    clearInterval(pinging);
    const old = socket;
    socket = null;
    old?.close();
    open();
  }

  open();
  return {
    send,
    restart,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(pinging);
      socket?.close();
    },
  };
}

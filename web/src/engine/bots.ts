/** Bots as the engine plays them: TypeScript chooses no move, it only calls on until a budget is spent. */
import type { Engine } from "./engine.ts";

/** A bot and its options, as `beginner(sees=50)` is written. */
export interface BotName {
  name: string;
  options: Record<string, number>;
}

const OPTION = /([a-z]+)=(\d+)/g;
const STEP = 64; // playouts between two moments at which others may work

export function readBot(text: string): BotName {
  const name = text.replace(/\(.*/s, "");
  return { name, options: Object.fromEntries([...text.matchAll(OPTION)].map(([, key, n]) => [key!, Number(n)])) };
}

/** Let a bot choose in the state of an engine that was seeded; `rest` lets others work between two steps. */
export async function choose(
  engine: Engine,
  text: string,
  rest: () => Promise<void> = async () => {},
): Promise<number> {
  const { name, options } = readBot(text);
  if (name === "beginner") return engine.call("BEGINNER", options["sees"] ?? 100, options["slips"] ?? 100);
  if (name === "greedy") return engine.call("GREEDY");
  const legal = engine.legal();
  if (legal.length === 1) return legal[0]!;
  const things = name === "search" ? "PLANS" : "OPTIONS";
  engine.call("DRAW_KEY");
  engine.view("budget", "i8")[0] = BigInt(options["playouts"] ?? 2000);
  engine.call(`BEGIN_${things}`);
  while (engine.call(`THINK_${things}`, STEP)) await rest();
  return engine.call("RANK");
}

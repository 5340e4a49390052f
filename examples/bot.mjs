// A bot for the arena in JavaScript: crownland arena 'exec("node examples/bot.mjs")' greedy
// It claims the highest domino and otherwise takes the first option. docs/reference/bots.md describes the messages.
import { createInterface } from "node:readline";

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");
const value = (option) => option.claim ?? 0;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", name: "first of all" });
  if (message.type === "decide") {
    const values = message.options.map(value);
    say({ type: "choose", option: values.indexOf(Math.max(...values)) });
  }
  if (message.type === "quit") break;
}

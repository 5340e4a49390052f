/** The page's own art as data, for pictures that are made without a browser: `node art.ts` prints it as JSON.
 *
 * Symbols are drawn by the components of src/art, so there is one source of art; colours are those of app.css.
 */
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "error" });
const { render } = await vite.ssrLoadModule("svelte/server");

async function draw(component: string, props: Record<string, unknown> = {}): Promise<string> {
  const { default: drawn } = await vite.ssrLoadModule(`/src/${component}.svelte`);
  return tidy(render(drawn, { props }).body);
}

/** Leave out what only the page needs: marks of the framework, its classes, the space between things. */
function tidy(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, "")
    .replace(/ (class|aria-hidden|focusable)="[^"]*"/g, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/><\/(path|rect|circle|use|stop)>/g, "/>")
    .trim();
}

const symbols: Record<string, [string, string]> = {};
const paints: Record<string, string> = {};

const drawn = await draw("art/Symbols");
for (const [, id, viewBox, markup] of drawn.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/g))
  symbols[id!] = [viewBox!, markup!];
for (const [whole, , id] of drawn.matchAll(/<(linearGradient|pattern) id="([^"]+)".*?<\/\1>/g)) paints[id!] = whole;
const SIGNS = ["i-check", "i-lock", "i-star"];
for (const id of Object.keys(symbols)) if (id.startsWith("i-") && !SIGNS.includes(id)) delete symbols[id];

/** A component that is a picture of its own becomes a symbol. */
function keep(id: string, markup: string): void {
  const [, viewBox, inside] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/.exec(markup) ?? [, "0 0 100 100", markup];
  symbols[id] = [viewBox!, inside!];
}

for (const small of [false, true]) {
  const size = small ? "small-" : "";
  for (const count of [1, 2, 3]) keep(`crowns-${size}${count}`, await draw("art/Crowns", { count, small }));
  for (const count of [1, 2, 3, 4]) keep(`crosses-${size}${count}`, await draw("art/Crosses", { count, big: small }));
}
for (const colour of Array(8).keys()) {
  keep(`shield-${colour}`, await draw("art/Shield", { colour }));
  keep(`king-${colour}`, await draw("art/Shield", { colour, king: true }));
}
const { BUILDINGS } = await vite.ssrLoadModule("/src/facts.ts");
await (await vite.ssrLoadModule("/src/games/queendomino/buildings.svelte.ts")).loadBuildings();
for (const { id } of BUILDINGS) keep(`tile-${id}`, await draw("games/queendomino/BuildingTile", { building: id }));

const { ARMS } = await vite.ssrLoadModule("/src/art/heraldry.ts");
const colours: Record<string, Record<string, string>> = { light: {}, dark: {} };
const root = /:root \{(.*?)\n\}/s.exec(readFileSync(new URL("src/shell/app.css", import.meta.url), "utf8"))![1]!;
for (const [, name, light, dark] of root.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|#\w+);/g)) {
  if (!light) continue;
  colours.light![name!] = light;
  colours.dark![name!] = dark!;
}

console.log(
  JSON.stringify({ colours, arms: ARMS.map(({ colour }: { colour: string }) => colour), paints, symbols }, null, 1),
);
await vite.close();

/** The result of a game as a picture: every kingdom with its shield, name and points, the winner first. */
import latin from "@fontsource/vollkorn/files/vollkorn-latin-600-normal.woff2?url";
import latinExt from "@fontsource/vollkorn/files/vollkorn-latin-ext-600-normal.woff2?url";
import cyrillic from "@fontsource/vollkorn/files/vollkorn-cyrillic-600-normal.woff2?url";
import { flushSync, mount, unmount, type Component } from "svelte";
import KingdomArt from "../../art/KingdomArt.svelte";
import Shield from "../../art/Shield.svelte";
import type { Place } from "./breakdown";
import { viewBox, frameWindow } from "../../lib/geometry";
import { variantGame, variantSwitches } from "../../lib/variant";
import type { Table } from "../../protocol";
import { gameName, locale, t } from "../../lib/text.svelte";

export interface Result {
  table: Table;
  places: Place[];
  title: string;
  playerName(seat: number): string;
}

/** A kingdom's part of the picture: its names stand from `y` down, its land begins at `land`. */
interface Spot {
  index: number;
  x: number;
  y: number;
  land: number;
  size: number;
}

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, MARGIN, HEAD, NAME, GAP, FOOT] = [1200, 48, 146, 50, 28, 60];
const FONTS = [latin, latinExt, cyrillic];
const INK = "#2e2117";
const SOFT_INK = "#5f4c38";

/** Draw the result, always on parchment, wherever it will be shown. */
export async function renderPicture(result: Result): Promise<Blob> {
  const spots = layoutSpots(result);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.max(...spots.map(({ land, size }) => land + size)) + FOOT;
  const paper = canvas.getContext("2d")!;
  spread(paper, canvas.height);
  const parts = [
    await look(),
    ...spots.map((spot) => kingdomAt(spot, result)),
    textMarkup(result, spots, canvas.height),
  ];
  paper.drawImage(
    await loadImage(`<svg xmlns="${SVG}" width="${WIDTH}" height="${canvas.height}">${parts.join("")}</svg>`),
    0,
    0,
  );
  return new Promise((done) => canvas.toBlob((blob) => done(blob!), "image/png"));
}

/** Up to four kingdoms stand in one row, more in two. */
function layoutSpots({ table, places }: Result): Spot[] {
  const columns = places.length > 4 ? Math.ceil(places.length / 2) : places.length;
  const names = NAME * Math.max(...table.view!.kingdoms.map(({ seats }) => seats.length));
  const size = Math.min((WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns, 440);
  const left = (WIDTH - columns * size - GAP * (columns - 1)) / 2;
  return places.map(({ kingdom }, number) => {
    const y = HEAD + Math.floor(number / columns) * (names + size + GAP);
    return { index: kingdom, x: left + (number % columns) * (size + GAP), y, land: y + names + 8, size };
  });
}

function spread(paper: CanvasRenderingContext2D, height: number): void {
  const light = paper.createRadialGradient(WIDTH / 2, height * 0.3, 0, WIDTH / 2, height * 0.3, WIDTH * 0.8);
  light.addColorStop(0.5, "#f6ecd4");
  light.addColorStop(1, "#e4d3ae");
  paper.fillStyle = light;
  paper.fillRect(0, 0, WIDTH, height);
}

function kingdomAt({ index, x, y, land, size }: Spot, { table }: Result): string {
  const kingdom = table.view!.kingdoms[index]!;
  const king = table.view!.winners?.includes(index) ?? false;
  const shields = kingdom.seats.map((seat, line) =>
    renderMarkup(
      Shield,
      { seat, king },
      { x, y: y + line * NAME - (king ? 12 : 0), width: 36, height: king ? 52 : 40 },
    ),
  );
  return `<svg x="${x}" y="${land}" width="${size}" height="${size}" viewBox="${viewBox(frameWindow(kingdom), 6)}">${renderMarkup(KingdomArt, { kingdom })}</svg>${shields.join("")}`;
}

function textMarkup({ table, title, playerName }: Result, spots: Spot[], height: number): string {
  const view = table.view!;
  const played = [
    gameName(variantGame(table.variant)),
    ...variantSwitches(table.variant).map((name) => t(`switch-${name}`)),
  ];
  const date = new Date(table.at).toLocaleDateString(locale(), { dateStyle: "long" });
  return [
    text(title, WIDTH / 2, 68, 44),
    text([...played, date].join(" · "), WIDTH / 2, 106, 23, { fill: SOFT_INK }),
    ...spots.flatMap(({ index, x, y, size }) => [
      ...view.kingdoms[index]!.seats.map((seat, line) =>
        text(playerName(seat), x + 46, y + line * NAME + 30, 25, { "text-anchor": "start" }, size - 130),
      ),
      text(String(view.totals[index]), x + size, y + 34, 42, { "text-anchor": "end" }),
    ]),
    text("Crownland", WIDTH / 2, height - 22, 22, { fill: SOFT_INK }),
  ].join("");
}

/** A line of words, made narrower where it would not fit. */
function text(
  words: string,
  x: number,
  y: number,
  size: number,
  more: Record<string, string> = {},
  most = WIDTH - 2 * MARGIN,
): string {
  const ruler = document.createElement("canvas").getContext("2d")!;
  ruler.font = `600 ${size}px Vollkorn, Georgia, serif`;
  const fit =
    ruler.measureText(words).width > most ? { textLength: String(most), lengthAdjust: "spacingAndGlyphs" } : {};
  const line = document.createElementNS(SVG, "text");
  line.textContent = words;
  for (const [name, value] of Object.entries({
    x: String(x),
    y: String(y),
    "font-size": String(size),
    fill: INK,
    ...fit,
    ...more,
  }))
    line.setAttribute(name, value);
  return new XMLSerializer().serializeToString(line);
}

/** What a component draws, as text; placed, where it is a picture of its own. */
function renderMarkup<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  place: Record<string, number> = {},
): string {
  const target = document.createElementNS(SVG, "g");
  const made = mount(component, { target, props });
  flushSync();
  const [root] = target.children;
  for (const [name, value] of Object.entries(place)) root!.setAttribute(name, String(value));
  const markup = new XMLSerializer().serializeToString(root!);
  void unmount(made);
  return markup;
}

/** The page's own symbols, colours and letters, which a picture must carry with it. */
async function look(): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const names = ["wheat", "grassland", "forest", "lake", "swamp", "mine", "town", "stone", "tile-edge", "shield-rim"];
  const day = (name: string) => style.getPropertyValue(`--${name}`).replace(/light-dark\(([^,]+),.*\)/, "$1");
  const colours = names.map((name) => `--${name}:${day(name)}`).join(";");
  // Without a connection, letters that the page has not needed so far come from the system's fonts.
  const fonts = await Promise.all(
    FONTS.map((url, number) =>
      inlined(url)
        .then((font) => `@font-face{font-family:v${number};src:url(${font})}`)
        .catch(() => ""),
    ),
  );
  const letters = `font:600 20px ${FONTS.map((_, number) => `v${number}`).join()},Georgia,serif;font-variant-numeric:lining-nums;text-anchor:middle`;
  const symbols = new XMLSerializer().serializeToString(document.querySelector("svg.symbols")!);
  return `<style>${fonts.join("")}:root{${colours};${letters}}.shield{height:auto!important}.edge{fill:none;stroke:var(--tile-edge);stroke-width:2.5;opacity:.7}</style>${symbols}`;
}

async function inlined(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

async function loadImage(markup: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  return image;
}

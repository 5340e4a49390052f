/** The calculator at work: what is on paper, what came before, whose kingdom is open, and what a tap lays. */
import { loadValue, storeValue } from "../lib/storage";
import { DICE, LETTERS, MAX_CROSSES_DRAWN, SYMBOLS } from "../facts";
import { boxDominoes } from "../games/draft/boxes";
import type { Square } from "../lib/squares";
import { readPaper, writePaper } from "./notation";
import {
  changed,
  cleared,
  findGame,
  isDuel,
  isOn,
  squareKey,
  laid,
  newPaper,
  setUp,
  shifted,
  withCastle,
  type Paper,
  type Sheet,
} from "./sheet";

/** What a tap does: lays land or a building, puts the castle down, or clears. */
export type Brush =
  | { does: "land"; terrain: string; crowns: number }
  | { does: "build"; building: string }
  | { does: "castle" }
  | { does: "clear" };

const MAX_STEPS = 300;

export class Calculator {
  paper: Paper = $state.raw(newPaper());
  /** The game of a Dynasty that is open, and the kingdom; -1 is the result. */
  game = $state(0);
  kingdom = $state(0);
  brush: Brush = $state.raw({ does: "land", terrain: "wheat", crowns: 0 });
  cursor: Square = $state.raw([0, 0]);
  /** Kingdoms that nobody is entering any more: what cannot be about them is told in full. */
  left: string[] = $state([]);
  /** What the address said, until something is changed: a table that stands before my own, or nothing that can be read. */
  link: "" | "read" | "broken" = $state("");
  private before: { paper: Paper; game: number; kingdom: number }[] = $state.raw([]);
  private step = "";
  private tapped = "";

  constructor(address: string, stored: string = loadValue("score", "")) {
    const [sent, own] = [readPaper(address.replace(/^#/, "")), readPaper(stored)];
    this.paper = sent ?? own ?? newPaper();
    if (address.length > 1 && !sent) this.link = "broken";
    if (sent && own && writePaper(sent) !== writePaper(own)) {
      this.link = "read";
      this.before = [{ paper: own, game: 0, kingdom: 0 }];
    }
    this.cursor = this.sheet.castle;
    this.pick();
  }

  get sheet(): Sheet {
    return this.paper.games[this.game]![Math.max(this.kingdom, 0)]!;
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  /** Write a new page; steps of the same kind, one after the other, are taken back together. */
  private write(paper: Paper, step = ""): void {
    if (paper === this.paper) return;
    if (!step || step !== this.step)
      this.before = [
        ...this.before.slice(1 - MAX_STEPS),
        { paper: this.paper, game: this.game, kingdom: this.kingdom },
      ];
    this.step = step;
    this.link = "";
    this.paper = paper;
    this.left = this.left.filter((one) => one !== this.here());
    storeValue("score", writePaper(paper));
  }

  private here = () => `${this.game}/${this.kingdom}`;

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.step = this.tapped = this.link = "";
    const here = this.here();
    ({ paper: this.paper, game: this.game, kingdom: this.kingdom } = last);
    this.settle();
    if (here !== this.here()) this.cursor = this.sheet.castle;
    storeValue("score", writePaper(this.paper));
  }

  /** Choose the game, how many play, and with which extras. */
  choose(game: string, seats: number, switches: string[]): void {
    this.write(setUp(game, seats, switches, this.paper), "setup");
    this.settle();
    this.cursor = this.sheet.castle;
  }

  private settle(): void {
    this.game = Math.min(this.game, this.paper.games.length - 1);
    this.kingdom = Math.min(this.kingdom, this.paper.games[0]!.length - 1);
    if (!isOn(this.sheet, this.cursor)) this.cursor = this.sheet.castle;
    this.pick();
  }

  /** Begin with land, where the brush is for another game. */
  private pick(): void {
    const { brush } = this;
    const fits =
      brush.does === "land"
        ? this.terrains.includes(brush.terrain)
        : brush.does === "build"
          ? findGame(this.paper).family === "queendomino"
          : !isDuel(this.paper) || brush.does === "clear";
    if (!fits) this.brush = { does: "land", terrain: this.terrains[0]!, crowns: 0 };
  }

  open(kingdom: number, game = this.game): void {
    if (this.kingdom >= 0 && !this.left.includes(this.here())) this.left = [...this.left, this.here()];
    [this.kingdom, this.game, this.tapped] = [kingdom, game, ""];
    if (kingdom >= 0) this.cursor = this.sheet.castle;
  }

  rename(seat: number, name: string): void {
    this.write(
      { ...this.paper, names: this.paper.names.map((old, index) => (index === seat ? name : old)) },
      `name ${seat}`,
    );
  }

  /** Change the open kingdom. */
  change(sheet: Sheet, step = ""): void {
    if (sheet !== this.sheet)
      this.write(changed(this.paper, this.game, this.kingdom, sheet), step && `${step} ${this.here()}`);
  }

  /** Empty all kingdoms and keep who plays what. */
  clearAll(): void {
    const { game, seats, switches, names } = this.paper;
    this.write({ ...setUp(game, seats, switches), names });
    this.left = [];
    this.open(0, 0);
  }

  /** The terrains or coats of arms of this game, in the order of the score pad. */
  get terrains(): string[] {
    const pad = [...Object.values(LETTERS), ...SYMBOLS.filter((symbol) => symbol !== "wild")];
    const here = isDuel(this.paper)
      ? DICE.flat().map(([symbol]) => symbol)
      : findGame(this.paper).boxes.flatMap((box) =>
          boxDominoes(box).flatMap(({ halves }) => halves.map(({ terrain }) => terrain)),
        );
    return pad.filter((terrain) => here.includes(terrain));
  }

  /** How many crowns land of a terrain can have, by its dominoes; of coats of arms, how many crosses can be drawn with one. */
  crownsOf(terrain: string): number[] {
    if (isDuel(this.paper)) return Array.from({ length: MAX_CROSSES_DRAWN + 1 }, (_, crosses) => crosses);
    const halves = findGame(this.paper).boxes.flatMap((box) => boxDominoes(box).flatMap(({ halves }) => halves));
    return [...new Set(halves.filter((half) => half.terrain === terrain).map(({ crowns }) => crowns))].sort();
  }

  /** Do with a square what the brush does; the second tap on land gives it the next number of crowns. */
  tap(square: Square): void {
    const again = this.tapped === squareKey(square);
    this.cursor = square;
    this.tapped = squareKey(square);
    const { brush, sheet } = this;
    const land = sheet.land[squareKey(square)];
    if (
      brush.does === "land" &&
      land?.terrain === brush.terrain &&
      !land.building &&
      (again || land.crowns === brush.crowns)
    ) {
      const crowns = this.crownsOf(brush.terrain);
      this.change(laid(sheet, square, { ...land, crowns: crowns[(crowns.indexOf(land.crowns) + 1) % crowns.length]! }));
    } else {
      this.paint(square);
    }
  }

  /** Lay what the brush holds, whatever is there; a stroke over several squares is one step. */
  paint(square: Square, stroke = ""): void {
    const { brush, sheet } = this;
    const key = squareKey(square);
    this.cursor = square;
    if (brush.does === "land") {
      const land = sheet.land[key];
      const building = brush.terrain === "town" ? (land?.building ?? null) : null;
      if (land?.terrain !== brush.terrain || land.crowns !== brush.crowns)
        this.change(laid(sheet, square, { terrain: brush.terrain, crowns: brush.crowns, building }), stroke);
    } else if (brush.does === "build") {
      const same = sheet.land[key]?.building === brush.building;
      this.change(laid(sheet, square, { terrain: "town", crowns: 0, building: same ? null : brush.building }), stroke);
    } else if (brush.does === "castle") {
      this.found();
    } else {
      this.change(cleared(sheet, square), stroke);
    }
  }

  /** Lay a terrain where the keys are, with no crown unless there are some. */
  lay(terrain: string): void {
    const land = this.sheet.land[squareKey(this.cursor)];
    this.change(
      laid(this.sheet, this.cursor, { terrain, crowns: land?.terrain === terrain ? land.crowns : 0, building: null }),
    );
  }

  crown(crowns: number): void {
    const land = this.sheet.land[squareKey(this.cursor)];
    if (land && land.crowns !== crowns) this.change(laid(this.sheet, this.cursor, { ...land, crowns }));
  }

  /** Put the castle where the keys are; on a map of the Duel it stands in the middle. */
  found(): void {
    if (!isDuel(this.paper)) this.change(withCastle(this.sheet, this.cursor), "castle");
  }

  clear(): void {
    this.change(cleared(this.sheet, this.cursor));
  }

  shift(down: number, right: number): void {
    if (!isDuel(this.paper)) this.change(shifted(this.sheet, down, right), "shift");
  }
}

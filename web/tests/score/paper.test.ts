/** Tables on paper: what is written is read back, sheets keep their land on other grids, and steps are taken back. */
import { beforeEach, expect, test } from "vitest";
import { Calculator } from "../../src/score/calculator.svelte";
import { readPaper, readSheet, Unreadable, writePaper, writeSheet } from "../../src/score/notation";
import { countDiscards } from "../../src/score/laidGame";
import { changed, setUp, shifted } from "../../src/score/sheet";

const kingdomino = setUp("kingdomino", 2, []);
const queendomino = setUp("queendomino", 3, []);
const FULL = "wwwww/wwwww/ww#ww/wwwww/wwwww1";

beforeEach(() => localStorage.clear());

test.each([
  ["#", "...../...../..#../...../....."],
  ["fw1./f1#g2/w.w", "...../.fw1../.f1#g2./.w.w./....."],
  ["#wwww", "...../...../#wwww/...../....."],
  ["W w1 .\nF #  g2", "...../.ww1../.f#g2./...../....."],
  [FULL, FULL],
])("%s is put on the grid with its castle near the middle", (text, grid) => {
  expect(writeSheet(kingdomino, readSheet(kingdomino, text))).toBe(grid);
});

test("a command of the terminal is read as it is", () => {
  const sheet = readSheet(
    queendomino,
    'crownland score "fw1tt/.#tf" --coins 11 --towers 2 --queen --building church@f5 --building=statue@-1,2',
  );
  expect([sheet.coins, sheet.towers, sheet.knights, sheet.queen]).toEqual([11, 2, null, true]);
  expect(
    Object.values(sheet.land)
      .map(({ building }) => building)
      .filter(Boolean),
  ).toEqual(["statue", "church"]);
  expect(readSheet(queendomino, writeSheet(queendomino, sheet))).toEqual(sheet);
});

test.each([
  ["kingdomino", "#tt", "text-cell"],
  ["kingdomino", "#w4w", "text-cell"],
  ["kingdomino", "##", "text-castle"],
  ["kingdomino", "#ww --coins 3", "text-option"],
  ["kingdomino", "#ww --discards x", "text-number"],
  ["queendomino", "#wwwww", "text-frame"],
  ["queendomino", "#tt --building hut@f5", "text-building"],
  ["queendomino", "#tt --building church@x", "text-square"],
  ["queendomino", "#tt --building church@e6", "text-site"],
  ["duel", "#dddd", "text-map"],
  ["duel", "#dd --named x", "text-named"],
  ["duel", "#dd --named constructor", "text-named"],
  ["kingdomino", `#${"w".repeat(200_000)}`, "text-long"],
])("%s does not read %s", (game, text, id) => {
  const paper = setUp(game, 3, []);
  expect(() => readSheet(paper, text)).toThrow(Unreadable);
  expect(() => readSheet(paper, text)).toThrow(id);
});

test("what a browser keeps or a link says is read back, whatever else is nothing", () => {
  const dynasty = {
    ...setUp("kingdomino", 3, ["dynasty", "harmony"]),
    names: ["Zoë & Ann", "", "#1=x", "", "", "", "", ""],
  };
  const paper = changed(dynasty, 2, 1, readSheet(dynasty, `${FULL} --discards 1`));
  expect(readPaper(writePaper(paper))).toEqual(paper);
  for (const text of ["", "v=chess()", "v=toString", "v=duel()&k=xyz", `v=sample()&k=%23${"w".repeat(13)}`])
    expect(readPaper(text)).toBeNull();
});

test("a kingdom too large for a smaller frame is kept", () => {
  const large = setUp("queendomino", 2, []);
  const wide = changed(large, 0, 0, readSheet(large, "tttt#tt"));
  const small = setUp("queendomino", 3, [], wide);
  expect([small.games[0]![0]!.rows, small.games[0]![0]!.columns]).toEqual([5, 7]);
  expect(readPaper(writePaper(small))?.games).toEqual(small.games);
  expect(writeSheet(large, setUp("queendomino", 2, [], small).games[0]![0]!)).toContain("tttt#tt");
});

test("extras that a game does not have are left out, and land of another family goes", () => {
  const paper = setUp("kingdomino", 2, ["mighty_duel", "harmony"]);
  expect(setUp("kingdomino", 3, paper.switches, paper).switches).toEqual(["harmony"]);
  expect(setUp("royal_wedding", 6, ["teams"]).games[0]).toHaveLength(3);
  const entered = changed(kingdomino, 0, 0, readSheet(kingdomino, FULL));
  expect(setUp("sample", 2, [], entered).games[0]![0]!.land).toEqual(entered.games[0]![0]!.land);
  expect(setUp("duel", 2, [], entered).games[0]![0]!.land).toEqual({});
});

test("nothing is moved off the grid", () => {
  const sheet = readSheet(kingdomino, "#wwww");
  expect(shifted(sheet, -2, 0).castle).toEqual([0, 0]);
  expect(shifted(sheet, 0, 1)).toBe(sheet);
});

test("what a full kingdom has not discarded need not be entered", () => {
  expect(countDiscards(kingdomino, readSheet(kingdomino, FULL))).toBe(0);
  expect(countDiscards(kingdomino, readSheet(kingdomino, "#ww"))).toBe(11);
  expect(countDiscards(setUp("kingdomino", 2, ["mighty_duel"]), readSheet(kingdomino, "#ww"))).toBe(23);
});

test("steps of one kind are taken back together, and the kingdom they changed is opened", () => {
  const calculator = new Calculator("", "");
  calculator.choose("queendomino", 3, []);
  for (const coins of [1, 2, 3]) calculator.change({ ...calculator.sheet, coins }, "coins");
  calculator.open(1);
  calculator.tap([0, 0]);
  calculator.open(2);
  calculator.undo();
  expect([calculator.kingdom, calculator.sheet.land]).toEqual([1, {}]);
  calculator.undo();
  expect([calculator.kingdom, calculator.sheet.coins]).toEqual([0, 0]);
  calculator.undo();
  expect([calculator.paper.game, calculator.canUndo]).toEqual(["kingdomino", false]);
});

test("a link goes before one's own table, which is one step back; a damaged one changes nothing", () => {
  const own = writePaper(changed(kingdomino, 0, 0, readSheet(kingdomino, FULL)));
  const sent = `#${writePaper(changed(queendomino, 0, 0, readSheet(queendomino, "#tt")))}`;
  const opened = new Calculator(sent, own);
  expect([opened.paper.game, opened.link]).toEqual(["queendomino", "read"]);
  opened.undo();
  expect([writePaper(opened.paper), opened.link, opened.canUndo]).toEqual([own, "", false]);
  expect(new Calculator(sent, "").canUndo).toBe(false);
  const damaged = new Calculator(sent.slice(0, 8), own);
  expect([writePaper(damaged.paper), damaged.link]).toEqual([own, "broken"]);
  damaged.tap([0, 0]);
  expect(damaged.link).toBe("");
});

test("the queen has one host", () => {
  const calculator = new Calculator("", "");
  calculator.choose("queendomino", 3, []);
  for (const kingdom of [0, 2]) {
    calculator.open(kingdom);
    calculator.change({ ...calculator.sheet, queen: true });
  }
  expect(calculator.paper.games[0]!.map(({ queen }) => queen)).toEqual([false, false, true]);
});

test("a building is put on any square, and a second tap takes it away", () => {
  const calculator = new Calculator("", "");
  calculator.choose("queendomino", 3, []);
  calculator.brush = { does: "build", building: "church" };
  calculator.tap([1, 1]);
  expect(calculator.sheet.land["1,1"]).toEqual({ terrain: "town", crowns: 0, building: "church" });
  calculator.tap([1, 1]);
  expect(calculator.sheet.land["1,1"]).toEqual({ terrain: "town", crowns: 0, building: null });
  calculator.tap(calculator.sheet.castle);
  expect(Object.keys(calculator.sheet.land)).toEqual(["1,1"]);
});

test("what was entered is there again", () => {
  const before = new Calculator("", "");
  before.tap([1, 1]);
  before.rename(1, "Bob");
  expect(new Calculator("").paper).toEqual(before.paper);
});

// @vitest-environment node
/** Tables that the lobby shows: their views are derived here, or asked for. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadEngine } from "../src/engine/engine";
import { Match, viewMatch } from "../src/engine/match";
import { readVariant } from "../src/engine/variant";
import { withView } from "../src/lobby/withView";
import { SEAT, table, view } from "./tables";

const asked: string[] = [];
const answer = table(3, view({}));

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the view is derived from the actions, and the server is not asked", async () => {
  const match = new Match(
    await loadEngine("kingdomino"),
    readVariant("kingdomino(seats=2)"),
    ["Anna", "Anna"],
    new Uint8Array(32),
  );
  const sent = table(3, view({}), { seats: [SEAT, SEAT], view: null, actions: match.logs });
  expect((await withView(sent)).view).toEqual(viewMatch(match));
  expect(asked).toEqual([]);
});

test("the view of a game that is not known here is asked for", async () => {
  expect(await withView(table(3, view({}), { variant: "tiny()", view: null, actions: [[1]] }))).toEqual(answer);
  expect(asked).toEqual(["/api/tables/abc?view=true"]);
});

test("a table that has not been dealt has no view", async () => {
  expect((await withView(table(1, view({}), { status: "open", view: null }))).view).toBeNull();
  expect(asked).toEqual([]);
});

/** What there is to print, game by game. */
import { GAMES } from "../facts";
import type { Print } from "../games/print/paper";

const FILES = import.meta.glob<Print[]>("../games/*/prints.ts", { import: "default", eager: true });

export const PRINTS = GAMES.flatMap(({ id: game }) =>
  (FILES[`../games/${game}/prints.ts`] ?? []).map((print) => ({ ...print, game })),
);

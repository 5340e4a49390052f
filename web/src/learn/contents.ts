/** What the rules pages tell, and in which order. Words are in the chapter learn.ftl, under the names of page and section. */

/** How a moment is drawn: one or more parts of the table. */
export type Part = "board" | "draft" | "builders" | "dice" | "book" | "pad";

export interface Section {
  id: string;
  /** The rules that it tells, by their ids in docs/rules. */
  rules: string[];
  /** Decisions at a table that it is about. */
  decisions?: string[];
  /** Moments of `positions/` with how they are drawn; each has a caption. */
  pictures?: Record<string, Part[]>;
  /** What lies beside the text and is no moment of a game. */
  list?: "setups" | "tiles" | "dice" | "powers" | "dominoes";
  /** Whether something is told that no rule book says, or a piece that nobody has seen. */
  note?: "decided" | "reconstructed";
}

export const PAGES: Record<string, Section[]> = {
  kingdomino: [
    { id: "aim", rules: ["K1"] },
    { id: "table", rules: ["K2", "K3"], list: "setups" },
    { id: "opening", rules: ["K4"], pictures: { opening: ["draft"] }, note: "decided" },
    { id: "round", rules: ["K5", "K6"], pictures: { round: ["draft"] }, decisions: ["claim"] },
    { id: "placing", rules: ["K7", "K10"], pictures: { placing: ["board"] }, decisions: ["place"] },
    { id: "frame", rules: ["K8"], pictures: { frame: ["board"] } },
    { id: "discard", rules: ["K9"], pictures: { discard: ["board"] }, decisions: ["discard"] },
    { id: "scoring", rules: ["K11"], pictures: { scoring: ["board"] }, decisions: ["over"] },
    { id: "ties", rules: ["K12"], pictures: { ties: ["pad"] } },
    { id: "variants", rules: ["K17"] },
    { id: "bonuses", rules: ["K14", "K15"], pictures: { bonus: ["pad"] }, note: "decided" },
    { id: "mighty", rules: ["K16"], pictures: { mighty: ["board"] } },
    { id: "dynasty", rules: ["K13"], note: "decided" },
  ],
  sample: [
    { id: "sample", rules: ["S1"], list: "setups" },
    { id: "set", rules: ["S2"], list: "dominoes", note: "reconstructed" },
  ],
  queendomino: [
    { id: "aim", rules: ["Q1"], list: "setups" },
    { id: "table", rules: ["Q3"], pictures: { table: ["builders"] } },
    { id: "opening", rules: ["Q2"] },
    { id: "turn", rules: ["Q4"], note: "decided" },
    { id: "placing", rules: ["Q5"], pictures: { placing: ["board"] }, decisions: ["place", "discard"] },
    { id: "knights", rules: ["Q6"], pictures: { knights: ["board"] }, decisions: ["knights"] },
    { id: "safes", rules: ["Q10"], pictures: { safe: ["board"] }, note: "decided" },
    {
      id: "building",
      rules: ["Q7", "Q8"],
      pictures: { building: ["builders", "board"] },
      decisions: ["build"],
      note: "decided",
    },
    { id: "queen", rules: ["Q9"], pictures: { queen: ["builders"] } },
    { id: "dragon", rules: ["Q11"], pictures: { dragon: ["builders"] }, decisions: ["burn"] },
    { id: "slide", rules: ["Q12"], pictures: { slide: ["builders"] }, decisions: ["claim"], note: "decided" },
    { id: "tiles", rules: ["Q17"], list: "tiles", note: "reconstructed" },
    {
      id: "scoring",
      rules: ["Q13", "Q14", "Q16"],
      pictures: { scoring: ["pad"] },
      decisions: ["over"],
      note: "decided",
    },
    { id: "ties", rules: ["Q15"] },
  ],
  royal_wedding: [
    { id: "boxes", rules: ["W1"], pictures: { boxes: ["draft"] } },
    { id: "numbers", rules: ["W2", "W3"], list: "setups" },
    { id: "teams", rules: ["W4"], pictures: { teams: ["board"] } },
    { id: "supply", rules: ["W5"] },
  ],
  duel: [
    { id: "aim", rules: ["D1"], list: "dice" },
    { id: "dice", rules: ["D2"], pictures: { dice: ["dice"] }, decisions: ["take"], note: "decided" },
    { id: "drawing", rules: ["D3"], pictures: { drawing: ["board"] }, decisions: ["draw"] },
    { id: "joker", rules: ["D4"], pictures: { joker: ["board"] } },
    { id: "must", rules: ["D5"] },
    { id: "book", rules: ["D6", "D7"], pictures: { book: ["book"] } },
    {
      id: "powers",
      rules: ["D8", "D12"],
      pictures: { apart: ["board"], anywhere: ["board"] },
      list: "powers",
      decisions: ["turn", "name", "cross"],
    },
    { id: "castle", rules: ["D9"], pictures: { castle: ["board"] }, decisions: ["castle"] },
    { id: "end", rules: ["D10"], note: "decided" },
    { id: "scoring", rules: ["D11"], pictures: { scoring: ["pad"] }, decisions: ["over"] },
  ],
};

/** Games that are played by the rules of another one wherever their own say nothing. */
export const ALSO: Record<string, string[]> = {
  sample: ["kingdomino"],
  queendomino: ["kingdomino"],
  royal_wedding: ["queendomino", "kingdomino"],
};

export interface Place {
  page: string;
  section: string;
}

/** Where a decision of a game is told: on its own page, or on that of the game whose rules it borrows. */
export function placeOf(game: string, decision: string, isOpening = false): Place {
  for (const page of [game, ...(ALSO[game] ?? [])]) {
    const sections = PAGES[page] ?? [];
    const found =
      (isOpening && sections.find(({ id }) => id === "opening")) ||
      sections.find(({ decisions }) => decisions?.includes(decision));
    if (found) return { page, section: found.id };
  }
  return { page: game, section: PAGES[game]?.[0]?.id ?? "" };
}

/** The ids of everything that is written in a section. */
export function messagesOf(page: string, { id, pictures, note }: Section): string[] {
  return ["title", "text", ...(note ? ["note"] : []), ...Object.keys(pictures ?? {})].map(
    (part) => `learn-${page}-${id}-${part}`,
  );
}

const WORDS_A_MINUTE = 200;

export function minutesOf(page: string, textOf: (id: string) => string): number {
  const texts = PAGES[page]!.flatMap((section) => messagesOf(page, section)).map(textOf);
  return Math.max(1, Math.round(texts.join(" ").split(/\s+/).length / WORDS_A_MINUTE));
}

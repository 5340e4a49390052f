/** What cannot be: slips of whoever copies a kingdom from a real table, as the engine finds them. */
import { BUILDINGS } from "../facts";
import { ALL_KINGDOMS, INCONSISTENCIES, type Records } from "../engine/layout";
import type { Position } from "../engine/position";
import { terrainNames } from "../engine/view";
import type { Square } from "../lib/squares";

export interface Inconsistency {
  code: string;
  args: Record<string, string | number>;
  /** Null where all kingdoms together are meant. */
  kingdom: number | null;
  /** Where it is seen, counted from the castle. */
  squares: Square[];
}

type Finding = Records["kingdomino"]["finding"];

const CODES = Object.keys(INCONSISTENCIES);
const WITH_SQUARES = ["apart", "crowns", "alone", "crosses"];

/** What is seen only once a kingdom is complete; before, it would be told at every second square. */
export const AT_THE_END = [
  "frame",
  "apart",
  "even",
  "alone",
  "cover",
  "queen_towerless",
  "queen_outbuilt",
  "queen_nobody",
];

/** Check all kingdoms of a table. Findings about the squares of one inconsistency follow each other. */
export function findInconsistencies(position: Position): Inconsistency[] {
  const found: Inconsistency[] = [];
  let topic = "";
  for (const finding of listFindings(position)) {
    const one = toInconsistency(position, finding);
    const before = found.at(-1);
    if (before && topic === topicOf(finding)) before.squares.push(...one.squares);
    else found.push(one);
    topic = topicOf(finding);
  }
  return found;
}

function listFindings(position: Position): Finding[] {
  const n = position.call("FINDINGS");
  return Array.from({ length: n }, (_, index) => position.engine.item("findings", index) as unknown as Finding);
}

/** What findings of one inconsistency have in common; a square that is alone is one by itself. */
const topicOf = ({ code, kingdom, terrain, crowns, building, row, column }: Finding) =>
  [code, kingdom, terrain, crowns, building, ...(CODES[code] === "alone" ? [row, column] : [])].join();

function toInconsistency({ variant }: Position, finding: Finding): Inconsistency {
  const code = CODES[finding.code]!;
  const named: Record<string, string | number> = {
    terrain: terrainNames(variant.family)[finding.terrain]!,
    crowns: finding.crowns,
    building: BUILDINGS[finding.building - 1]?.id ?? "",
  };
  const names = INCONSISTENCIES[code]!;
  const numbers = names.filter((name) => !(name in named));
  return {
    code,
    args: Object.fromEntries(names.map((name) => [name, named[name] ?? finding.numbers[numbers.indexOf(name)]!])),
    kingdom: finding.kingdom === ALL_KINGDOMS ? null : finding.kingdom,
    squares: WITH_SQUARES.includes(code) ? [[finding.row, finding.column]] : [],
  };
}

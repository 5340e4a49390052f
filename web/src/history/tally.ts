/** What my finished matches come to, those of the server and those of this browser. */
import type { LevelTally, SeatResult, Statistics, Tally, VariantTally } from "../protocol";

const LEVELS = [1, 2, 3, 4, 5];

/** Count matches. Each counts once, however many of its seats I held: as the best of them. */
export function tallyResults(results: SeatResult[]): Statistics {
  const matches = bestOfEach(results).sort((one, other) => one.at - other.at);
  const runs = winningRuns(matches);
  return {
    name: "",
    ...count(matches),
    since: matches[0]?.at ?? null,
    last: matches.at(-1)?.at ?? null,
    streak: runs.at(-1) ?? 0,
    longest_streak: Math.max(0, ...runs),
    people: count(matches.filter(({ people }) => people)),
    levels: LEVELS.map((level): LevelTally => ({ level, ...count(matches.filter((one) => one.level === level)) })),
    variants: tallyVariants(matches),
  };
}

function bestOfEach(results: SeatResult[]): SeatResult[] {
  const best = new Map<string, SeatResult>();
  for (const one of results) {
    const other = best.get(one.record);
    if (!other || isBetter(one, other)) best.set(one.record, one);
  }
  return [...best.values()];
}

const isBetter = (one: SeatResult, other: SeatResult) => (one.won === other.won ? one.points > other.points : one.won);

const count = (matches: SeatResult[]): Tally => ({
  games: matches.length,
  wins: matches.filter(({ won }) => won).length,
});

/** How many wins followed each other, one number for each match that was not won and one for now. */
function winningRuns(matches: SeatResult[]): number[] {
  const runs = [0];
  for (const { won } of matches) {
    if (won) runs[runs.length - 1]! += 1;
    else runs.push(0);
  }
  return runs;
}

function tallyVariants(matches: SeatResult[]): VariantTally[] {
  const tallies = [...new Set(matches.map(({ variant }) => variant))].map((variant) => {
    const own = matches.filter((one) => one.variant === variant);
    return { variant, ...count(own), ...points(own) };
  });
  return tallies.sort((one, other) => other.games - one.games || (one.variant < other.variant ? -1 : 1));
}

/** Mean and best points of matches that were played to their end, and where the best were made last. */
function points(matches: SeatResult[]): Pick<VariantTally, "mean" | "best" | "record" | "kingdom"> {
  const played = matches.filter(({ played_out }) => played_out);
  if (!played.length) return { mean: null, best: null, record: null, kingdom: null };
  const sum = played.reduce((all, one) => all + one.points, 0);
  const best = played.reduce((one, other) => (other.points >= one.points ? other : one));
  const mean = Math.round((10 * sum) / played.length) / 10;
  return { mean, best: best.points, record: best.record, kingdom: best.kingdom };
}

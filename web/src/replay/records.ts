/** Records in a text: one as JSON, however it is laid out, or many, one in each line. What they say is checked when one is opened. */
export interface Found {
  /** The line of the text, from 1. */
  line: number;
  text: string;
  variant: string;
  /** What the players are called: bots by the name that they had at the table, where the record tells it. */
  players: string[];
  totals: number[];
}

export function recordsIn(text: string): Found[] {
  const whole = found(text.trim(), 1);
  if (whole) return [whole];
  return text
    .split(/\r?\n/)
    .flatMap((line, index) =>
      line.trim()
        ? [
            found(line.trim(), index + 1) ?? {
              line: index + 1,
              text: line.trim(),
              variant: "",
              players: [],
              totals: [],
            },
          ]
        : [],
    );
}

function found(text: string, line: number): Found | null {
  try {
    const { variant, players, called, scores } = JSON.parse(text) as Record<string, unknown>;
    const totals = Array.isArray(scores) ? scores.map((score: { total?: unknown } | null) => Number(score?.total)) : [];
    const names = Array.isArray(called) ? called : [];
    const known = Array.isArray(players) ? players.map((player, seat) => String(names[seat] || player)) : [];
    return { line, text, variant: typeof variant === "string" ? variant : "", players: known, totals };
  } catch {
    return null;
  }
}

/** Records in a text: one as JSON, however it is laid out, or many, one in each line. What they say is checked by the server. */
export interface Found {
  /** The line of the text, from 1. */
  line: number;
  text: string;
  variant: string;
  players: string[];
  totals: number[];
}

export function recordsIn(text: string): Found[] {
  const whole = found(text.trim(), 1);
  if (whole) return [whole];
  return text.split(/\r?\n/).flatMap((line, index) => (line.trim() ? [found(line.trim(), index + 1) ?? { line: index + 1, text: line.trim(), variant: "", players: [], totals: [] }] : []));
}

function found(text: string, line: number): Found | null {
  try {
    const { variant, players, scores } = JSON.parse(text) as { variant?: unknown; players?: unknown; scores?: unknown };
    const totals = Array.isArray(scores) ? scores.map((score: { total?: unknown } | null) => Number(score?.total)) : [];
    return { line, text, variant: typeof variant === "string" ? variant : "", players: Array.isArray(players) ? players.map(String) : [], totals };
  } catch {
    return null;
  }
}

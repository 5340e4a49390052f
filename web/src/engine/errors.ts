/** Input that is wrong, as src/crownland/engine/errors.py says it: a stable code, the values that matter, and an English sentence made from them. */

/** Whose words it answers: they cannot be read, the rules forbid it, or there is no such game or position. */
export type ErrorKind = "notation" | "illegal" | "setup";

/** Where in a record it is. */
export interface Place {
  game?: number;
  event?: number;
  where?: string;
}

export class InputError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly args: Record<string, unknown>;
  readonly place: Place;
  private readonly template: string;

  /** The template has the names of values in braces. */
  constructor(kind: ErrorKind, code: string, template: string, args: Record<string, unknown> = {}, place: Place = {}) {
    const sentence = template.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
    super([...listPlace(place), sentence].join(": "));
    this.kind = kind;
    this.code = code;
    this.args = args;
    this.place = place;
    this.template = template;
  }

  /** This error with its place. */
  at(place: Place): InputError {
    return new InputError(this.kind, this.code, this.template, this.args, { ...this.place, ...place });
  }
}

function listPlace({ game, event, where }: Place): string[] {
  const parts = [game && `game ${game}`, event && `event ${event}`, where].filter(Boolean);
  return parts.length ? [parts.join(", ")] : [];
}

const MAX_SHOWN = 60;

/** A value as JSON, and not all of a long one. */
export function brief(value: unknown, most = MAX_SHOWN): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Where a match that is looked back at comes from, and what can be had from there. */
import { menu } from "../lib/api";
import { fetchRecord as fetchTableRecord } from "../lib/record";
import { shareLink } from "../lib/share";

export interface Source {
  /** The id of its table or record; empty for a record from a file. */
  game: string;
  /** A table that is played at, one whose game is over, a record of the server, or one from a file. */
  kind: "running" | "over" | "record" | "file";
  /** The record itself, where it comes from a file. */
  text?: string;
}

/** The record, as text. */
export async function fetchRecord({ game, kind, text }: Source): Promise<string> {
  if (kind === "file") return text ?? "";
  if (kind !== "record") return fetchTableRecord(game);
  const answer = await fetch(`/api/records/${game}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** A link to a part of the page that works for whoever gets it. */
export async function sharedLink(path: string): Promise<string> {
  const { share } = await menu().catch(() => ({ share: [] }));
  return shareLink(path, location, share).link;
}

/** What somebody puts into a page of their own to show a moment there. */
export async function embedCode({ game }: Source, eventIndex: number): Promise<string> {
  return `<iframe src="${await sharedLink(`/embed/${game}?event=${eventIndex}`)}" title="Crownland" width="640" height="560" loading="lazy" style="border: 0; max-width: 100%"></iframe>`;
}

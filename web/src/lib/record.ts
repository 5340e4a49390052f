/** Records of tables, as text. */
import { isLocal } from "./address";
import { transact } from "./database";

/** The record of a table so far; complete, with scores and seed, when the match is over. */
export async function fetchRecord(id: string): Promise<string> {
  if (isLocal(id)) return storedRecord(id);
  const answer = await fetch(`/api/tables/${id}/record`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** The record of a local table, which its save holds. */
async function storedRecord(id: string): Promise<string> {
  const save = await transact("readonly", ["games"], (stores) => stores.get<{ record: object }>("games", id));
  if (!save) throw new Error(`expected a stored table, but there is no ${id}`);
  return JSON.stringify(save.record);
}

/** Hand a file over to whoever looks at the page. */
export function download(content: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(content);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

/** Hand a record over as a file. */
export const downloadRecord = (text: string, name: string): void =>
  download(new Blob([text], { type: "application/json" }), name);

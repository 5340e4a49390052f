/** The view of Kingdomino and its sample. */
import type { Records } from "../layout.ts";
import { TERRAINS, unseen, viewDraft } from "./draft.ts";
import type { FamilyView } from "./family.ts";

export const kingdomino: FamilyView = {
  terrains: TERRAINS,
  table(position, facts) {
    const { lines, ...others } = facts as Records["kingdomino"]["table_facts"];
    return { draft: viewDraft({ lines, ...others }, unseen(lines.newer_box, [], position.field("pool") as bigint)) };
  },
};

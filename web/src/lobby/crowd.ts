/** Who sits at a table, in one short line: equal names are counted. */
import { gathered } from "../logic/words";
import { t } from "../text.svelte";

export function crowd(names: string[]): string {
  return gathered(names.filter(Boolean))
    .map(([name, count]) => (count > 1 ? t("name-times", { name, count }) : name))
    .join(", ");
}

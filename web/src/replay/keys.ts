/** What keys do while a match is looked back at. docs/page.md lists them. */
import type { Replay } from "./replay.svelte";

export function keysOf(replay: Replay, scores: () => void): (event: KeyboardEvent) => void {
  const { sitting } = replay.play;
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    PageUp: () => replay.leap(-1),
    PageDown: () => replay.leap(1),
    Home: () => replay.step(-replay.ply),
    End: () => replay.step(replay.last),
    " ": () => replay.toggle(),
    s: scores,
    Escape: () => replay.look(null),
  };

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || !replay.past) return;
    if (target.closest("select, textarea, dialog, input:not([type=range])")) return;
    if (event.key === " " && target.closest("button, a, summary")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const seat = /^[1-8]$/.test(key) ? Number(key) - 1 : -1;
    if (seat >= 0 && seat < (sitting.table?.view?.kingdoms.length ?? 0)) replay.look(seat);
    else if (!KEYS[key]) return;
    else KEYS[key]();
    event.preventDefault();
  };
}

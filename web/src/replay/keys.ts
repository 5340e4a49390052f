/** What keys do while a match, or a decision of it, is looked back at. docs/page.md lists them. */
import { look } from "../board/session";
import type { View } from "../protocol";
import type { Reviewing } from "../review/review.svelte";
import type { Replay } from "../board/replay.svelte";

export function replayKeys(replay: Replay, scores: () => void): (event: KeyboardEvent) => void {
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
  return hear(
    KEYS,
    () => replay.past?.views[0],
    (kingdom) => replay.look(kingdom),
  );
}

/** The same keys where a decision is open: they lead from one of the list to another, and the replay stays where it is. */
export function reviewKeys(reviewing: Reviewing, scores: () => void): (event: KeyboardEvent) => void {
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => reviewing.turn(reviewing.place - 1),
    ArrowRight: () => reviewing.turn(reviewing.place + 1),
    Home: () => reviewing.turn(0),
    End: () => reviewing.turn(reviewing.faults.length - 1),
    s: scores,
    Escape: () => {
      const { sitting } = reviewing.choice!.play;
      if (sitting.focus === null) reviewing.leave();
      else sitting.focus = null;
    },
  };
  return hear(
    KEYS,
    () => reviewing.replay.past?.views[0],
    (kingdom) => look(reviewing.choice!.play.sitting, kingdom),
  );
}

function hear(
  keys: Record<string, () => void>,
  view: () => View | undefined,
  enlarge: (kingdom: number) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || !view()) return;
    if (target.closest("select, textarea, dialog, input:not([type=range])")) return;
    if (event.key === " " && target.closest("button, a, summary")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const kingdom = /^[1-8]$/.test(key) ? Number(key) - 1 : -1;
    if (kingdom >= 0 && kingdom < view()!.kingdoms.length) enlarge(kingdom);
    else if (!keys[key]) return;
    else keys[key]();
    event.preventDefault();
  };
}

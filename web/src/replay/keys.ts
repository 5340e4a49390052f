/** What keys do while a match, or a decision of it, is looked back at. docs/reference/page.md lists them. */
import { isNoShortcut } from "../lib/preferences.svelte";
import { focusKingdom } from "../board/session";
import type { View } from "../protocol";
import type { ReviewSession } from "../review/review.svelte";
import type { Replay } from "../board/replay.svelte";

export function replayKeys(replay: Replay, scores: () => void): (event: KeyboardEvent) => void {
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    PageUp: () => replay.leap(-1),
    PageDown: () => replay.leap(1),
    Home: () => replay.step(-replay.eventIndex),
    End: () => replay.step(replay.last),
    " ": () => replay.toggle(),
    s: scores,
    Escape: () => replay.look(null),
  };
  return hear(
    KEYS,
    () => replay.timeline?.view(0),
    (kingdom) => replay.look(kingdom),
  );
}

/** The same keys where a decision is open: they lead from one of the list to another, and the replay stays where it is. */
export function reviewKeys(reviewSession: ReviewSession, scores: () => void): (event: KeyboardEvent) => void {
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => reviewSession.turn(reviewSession.place - 1),
    ArrowRight: () => reviewSession.turn(reviewSession.place + 1),
    Home: () => reviewSession.turn(0),
    End: () => reviewSession.turn(reviewSession.faults.length - 1),
    s: scores,
    Escape: () => {
      const { session } = reviewSession.choice!.play;
      if (session.focus === null) reviewSession.leave();
      else session.focus = null;
    },
  };
  return hear(
    KEYS,
    () => reviewSession.replay.timeline?.view(0),
    (kingdom) => focusKingdom(reviewSession.choice!.play.session, kingdom),
  );
}

function hear(
  keys: Record<string, () => void>,
  view: () => View | undefined,
  enlarge: (kingdom: number) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || isNoShortcut(event) || !view()) return;
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

/** What keys do at the table. docs/reference/page.md lists them. */
import { flushSync } from "svelte";
import { isPicking, cancelSelection, stepOption } from "./decision";
import { rotateGhost } from "./placement";
import { consentRight, dominoInHand, isMyBoard } from "./session";
import { isNoShortcut } from "../lib/preferences.svelte";
import type { Square } from "../lib/squares";
import type { Gestures } from "./gestures";
import type Board from "./Board.svelte";
import { optionTold, skipWords } from "./labels";
import type { Play } from "./play.svelte";

/** What a screen shows or hides when a key asks for it. */
export interface Screen {
  board: () => Board | undefined;
  scores: () => void;
  talk: () => void;
  commands: () => void;
  look: (index: number) => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function tableKeys(play: Play, gestures: Gestures, screen: Screen): (event: KeyboardEvent) => void {
  const session = play.session;

  function move(down: number, across: number): void {
    const box = screen.board()?.shown();
    if (!box) return;
    const [row, column] = session.cursor ?? [0, 0];
    const next: Square = [
      Math.min(Math.max(row + down, box.north), box.south),
      Math.min(Math.max(column + across, box.west), box.east),
    ];
    if (isMyBoard(session) && dominoInHand(session)) gestures.pointAt(next);
    else session.cursor = next;
    announceGhost();
  }

  function next(steps: 1 | -1): void {
    stepOption(session, steps);
    announceGhost();
  }

  function turn(steps: 1 | -1): void {
    rotateGhost(session, steps);
    announceGhost();
    play.askWhy();
  }

  /** Tell what is shown now, and go away from any button, so that Enter confirms it: at once, for it may be the next key. */
  function announceGhost(): void {
    const [option, box, view] = [session.ghost?.option, screen.board()?.shown(), session.table?.view];
    if (option && box && view)
      play.announcement = `${optionTold(option, view, box)} ${skipWords(session, option)}`.trim();
    flushSync();
    screen.board()?.focusCursor();
  }

  function confirm(target: HTMLElement): void {
    if (isPicking(session) && target.dataset.square && !session.ghost?.option)
      gestures.press(session.cursor ?? [0, 0], true);
    else void play.confirm();
  }

  function back(): void {
    if (session.ghost || session.picks.length || session.slot !== null) cancelSelection(session);
    else session.focus = null;
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest("input, select, textarea, dialog")) return;
    if (isNoShortcut(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const arrow = ARROWS[key];
    if ((key === "Enter" || key === " ") && target.closest("button, a, summary")) return;
    if (arrow || ["Enter", " ", "t", "/"].includes(key)) event.preventDefault();
    if (arrow) move(...arrow);
    else if (key === "r") turn(event.shiftKey ? -1 : 1);
    else if (key === "n") next(event.shiftKey ? -1 : 1);
    else if (key === "Enter" || key === " ") confirm(target);
    else if (key === "Escape") back();
    else if (key === "s") screen.scores();
    else if (key === "u" && consentRight(session, "undo")) void play.undo();
    else if (key === "t") screen.talk();
    else if (key === "/") screen.commands();
    else if (/^[1-8]$/.test(key) && Number(key) <= (session.table?.view?.kingdoms.length ?? 0))
      screen.look(Number(key) - 1);
  };
}

/** What the pictures of a rules page are drawn from: made by `python web/generate/rule_pictures.py` from real games. */
import type { Square } from "../lib/squares";
import type { View } from "../protocol";

/** How the table is laid for a variant. */
export interface Setup {
  variant: string;
  seats: number;
  kings: number;
  line: number;
  rounds: number;
  dominoes: number;
  frame: number;
}

/** Something that could be done at the moment of a picture: what it covers and brings, or why it is not allowed. */
export interface Try {
  at: Square[];
  faces: [string, number][];
  points: number;
  coins: number;
  reason: { id: string; args: Record<string, number> } | null;
}

/** A moment of a game, with as much of the table as is shown. */
export interface Position {
  view: View;
  /** Whether every property tells its points. */
  scores: boolean;
  /** Squares that can be used now. */
  open: Square[];
  tries: Try[];
}

export interface Positions {
  setups: Setup[];
  pictures: Record<string, Position>;
}

const FILES = import.meta.glob<Positions>("./*/positions.ts", { import: "default" });

export const loadPositions = (page: string) => FILES[`./${page}/positions.ts`]!();

/** Actions in terms of the rules, read from their ints (docs/reference/notation.md). */
import { BUILDINGS, DICE as FACES, MAP, SPELL_BOOK, SYMBOLS } from "../facts.ts";
import type { Option } from "../protocol.ts";

/** An action with only the fields of its kind. */
export type Move = Omit<Option, "id" | "points" | "coins">;
type Square = [number, number];
type Face = [string, number];

/** One kind of action: its name, its fields, and the text of its fields. */
interface Kind {
  kind: string;
  read: (code: number) => Partial<Move>;
  write: (move: Partial<Move>) => string;
}

const STEPS: Square[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const [CASTLE_ROW, CASTLE_COLUMN] = MAP.castle as Square;
const DICE = FACES.map((_, die) => die);

const numberIn = (code: number) => (code >> 10) & 63;
const slotIn = (code: number) => (code >> 16) & 7;
const squareIn = (code: number): Square => [((code >> 6) & 15) - 8, ((code >> 2) & 15) - 8];
const faceIn = (code: number): Face => [SYMBOLS[(code >> 2) & 7]!, code & 3];
const buildingIn = (code: number) => BUILDINGS[numberIn(code) - 1]!.id;
const squareAt = (place: number): Square => [(place >> 3) - CASTLE_ROW, (place & 7) - CASTLE_COLUMN];
const placeOf = ([row, column]: Square) => 8 * (row + CASTLE_ROW) + column + CASTLE_COLUMN;

/** The squares of a domino, from the square of its first half in the direction of its second. */
function pairIn(code: number): Square[] {
  const [row, column] = squareIn(code);
  const [down, across] = STEPS[code & 3]!;
  return [
    [row, column],
    [row + down, column + across],
  ];
}

const writeSquares = (at: Square[]) => at.join("/");
const writeFace = ([symbol, crosses]: Face) => `${symbol}${crosses || ""}`;
const writePower = (power?: string | null) => (power ? `!${power}` : "");
const writeDrawing = ({ at = [], faces = [], power }: Partial<Move>) =>
  at.map((square, half) => `${square.join()}=${writeFace(faces[half]!)}`).join("/") + writePower(power);

const ofDomino = (kind: string): Kind => ({
  kind,
  read: (code) => ({ domino: numberIn(code) }),
  write: ({ domino }) => `${domino}`,
});
const ofSeat = (kind: string): Kind => ({
  kind,
  read: (code) => ({ who: numberIn(code) }),
  write: ({ who }) => `${who}`,
});

/** A kind that may be declined. */
const optional = (kind: Kind, isNone: (code: number) => boolean): Kind => ({
  kind: kind.kind,
  read: (code) => (isNone(code) ? { passes: true } : kind.read(code)),
  write: (move) => (move.passes ? "none" : kind.write(move)),
});
const hasNoNumber = (code: number) => !numberIn(code);

function readDrawing(code: number): Partial<Move> {
  const shields = [(code >> 11) & 2047, code & 2047];
  const power = (code >> 22) & 3;
  return {
    at: shields.map((shield) => squareAt(shield >> 5)),
    faces: shields.map(faceIn),
    ...(power && { power: SPELL_BOOK[power - 1]!.power }),
  };
}

const KINDS: Record<number, Kind> = {
  1: ofDomino("deal"),
  2: ofSeat("king"),
  3: ofDomino("claim"),
  4: {
    kind: "place",
    read: (code) => ({ domino: numberIn(code), at: pairIn(code) }),
    write: ({ domino, at }) => `${domino}@${writeSquares(at!)}`,
  },
  5: ofDomino("discard"),
  6: { kind: "tile", read: (code) => ({ building: buildingIn(code) }), write: ({ building }) => building! },
  7: optional(
    {
      kind: "knights",
      read: (code) => ({ at: pairIn(code).slice(0, numberIn(code)) }),
      write: ({ at }) => writeSquares(at!),
    },
    hasNoNumber,
  ),
  8: optional(
    {
      kind: "build",
      read: (code) => ({ building: buildingIn(code), slot: slotIn(code), at: [squareIn(code)] }),
      write: ({ building, slot, at }) => `${building}/${slot}@${writeSquares(at!)}`,
    },
    hasNoNumber,
  ),
  9: optional(
    {
      kind: "burn",
      read: (code) => ({ building: buildingIn(code), slot: slotIn(code) }),
      write: ({ building, slot }) => `${building}/${slot}`,
    },
    hasNoNumber,
  ),
  16: ofSeat("first"),
  17: {
    kind: "roll",
    read: (code) => {
      const [symbol, crosses] = faceIn(code);
      return { dice: [numberIn(code) - 1], symbol, ...(crosses && { crosses }) };
    },
    write: ({ dice, symbol, crosses = 0 }) => `${dice}=${writeFace([symbol!, crosses])}`,
  },
  18: {
    kind: "take",
    read: (code) => ({
      dice: DICE.filter((die) => (numberIn(code) >> die) & 1),
      ...(numberIn(code) >> DICE.length && { power: "pick_two_first" }),
    }),
    write: ({ dice, power }) => `${dice}${writePower(power)}`,
  },
  19: optional(
    {
      kind: "turn",
      read: (code) => ({ dice: [numberIn(code) - 1], faces: [faceIn(code)] }),
      write: ({ dice, faces }) => `${dice}=${writeFace(faces![0]!)}`,
    },
    hasNoNumber,
  ),
  20: optional(
    { kind: "castle", read: (code) => ({ dice: [numberIn(code) - 1] }), write: ({ dice }) => `${dice}` },
    hasNoNumber,
  ),
  21: optional({ kind: "draw", read: readDrawing, write: writeDrawing }, (code) => !(code & ((1 << 24) - 1))),
  22: { kind: "name", read: (code) => ({ symbol: SYMBOLS[numberIn(code)]! }), write: ({ symbol }) => symbol! },
  23: { kind: "cross", read: (code) => ({ at: [squareAt(numberIn(code))] }), write: ({ at }) => writeSquares(at!) },
};

/** Read the int of an action. */
export function toMove(code: number): Move {
  const described = KINDS[code >> 26];
  if (!described) throw new Error(`expected the int of an action, but got ${code}`);
  const fields = described.read(code);
  return { kind: described.kind, text: `${described.kind}:${described.write(fields)}`, ...fields };
}

const INT = "(-?\\d{1,2})";
const PLACE = new RegExp(`^place:${INT}@${INT},${INT}/${INT},${INT}$`);
const SHIELD = `${INT},${INT}=([a-z_]+)(\\d?)`;
const DRAW = new RegExp(`^draw:${SHIELD}/${SHIELD}(?:!([a-z_]+))?$`);

/** The int of a placement or a drawing that is given as text, legal or not; null for another text. */
export function readPlacement(text: string): number | null {
  const placed = PLACE.exec(text);
  if (placed) return encodePlacement(placed.slice(1).map(Number));
  const drawn = DRAW.exec(text);
  return drawn ? encodeDrawing(drawn.slice(1)) : null;
}

function encodePlacement([domino, row, column, otherRow, otherColumn]: number[]): number | null {
  const direction = STEPS.findIndex(([down, across]) => row! + down === otherRow && column! + across === otherColumn);
  return direction < 0 ? null : (4 << 26) | (domino! << 10) | ((row! + 8) << 6) | ((column! + 8) << 2) | direction;
}

function encodeDrawing(words: string[]): number {
  const [first, second] = [words.slice(0, 4), words.slice(4, 8)].map(
    ([row, column, symbol, crosses]) =>
      (placeOf([Number(row), Number(column)]) << 5) | (SYMBOLS.indexOf(symbol!) << 2) | Number(crosses),
  );
  const power = SPELL_BOOK.findIndex((spell) => spell.power === words[8]) + 1;
  return (21 << 26) | (power << 22) | (first! << 11) | second!;
}

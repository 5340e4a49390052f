/** Deals a record again from its seed, as docs/reference/record.md describes. No rules are needed: the events say what was drawn. */
import { BOXES, BUILDINGS, DICE, DRAFTS, SYMBOLS } from "../facts";
import { Chance } from "../lib/chance";
import { variantGame, variantSeats } from "../lib/variant";

/** What chance did, or somebody decided. */
export interface Event {
  line?: number[];
  box?: string;
  king?: number;
  tiles?: string[];
  first?: number;
  roll?: [string, number][];
}

const FACES = DICE.map((die) =>
  [...die].sort(([one, crosses], [other, more]) => SYMBOLS.indexOf(one) - SYMBOLS.indexOf(other) || crosses - more),
);

/** Take out one of the things that are laid out. */
function draw<T>(chance: Chance, pile: T[]): T {
  return pile.splice(chance.below(pile.length), 1)[0]!;
}

/** What has not been drawn yet in one game. */
interface Piles {
  dominoes: Record<string, number[]>;
  kings: number[];
  tiles: string[];
}

function newPiles(variant: string): Piles {
  const [game, seats] = [variantGame(variant), variantSeats(variant) ?? 2];
  const { boxes, kings } = DRAFTS.find((draft) => draft.game === game && draft.seats === seats) ?? {
    boxes: [],
    kings: 0,
  };
  const dominoes = boxes.map((box) => [boxes.length > 1 ? box : "", BOXES[box]!.map((_, place) => place + 1)] as const);
  return {
    dominoes: Object.fromEntries(dominoes),
    kings: Array.from({ length: seats * kings }, (_, king) => Math.floor(king / kings)),
    tiles: BUILDINGS.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
  };
}

/** What an event tells of chance; nothing where somebody decided. */
const outcome = ({ line, king, tiles, first, roll }: Event) => line ?? king ?? tiles ?? first ?? roll;

/** Let chance do the same as in an event. */
function drawAgain({ dominoes, kings, tiles }: Piles, event: Event, chance: Chance): unknown {
  if (event.line)
    return event.line.map(() => draw(chance, dominoes[event.box ?? ""]!)).sort((one, other) => one - other);
  if (event.king !== undefined) return draw(chance, kings);
  if (event.tiles) return event.tiles.map(() => draw(chance, tiles));
  return event.roll ? FACES.map((faces) => draw(chance, [...faces])) : chance.below(2);
}

/** Take out what an event tells that another seed dealt. */
function takeOut({ dominoes, kings, tiles }: Piles, { line = [], box = "", king, tiles: turned = [] }: Event): void {
  const without = <T>(pile: T[] | undefined, thing: T) => pile?.splice(pile.indexOf(thing), 1);
  for (const number of line) without(dominoes[box], number);
  for (const tile of turned) without(tiles, tile);
  if (king !== undefined) without(kings, king);
}

/** Deal all that chance did in some games again, but for the first events, which were begun with. Returns the number of draws, or the event that differs. */
export function redeal(
  variant: string,
  games: Event[][],
  seed: Uint8Array,
  begun = 0,
): { draws: number; wrong: number | null } {
  const chance = new Chance(seed);
  let eventIndex = 0;
  for (const events of games) {
    const piles = newPiles(variant);
    for (const event of events) {
      eventIndex += 1;
      if (outcome(event) === undefined) continue;
      if (eventIndex <= begun) takeOut(piles, event);
      else if (JSON.stringify(drawAgain(piles, event, chance)) !== JSON.stringify(outcome(event)))
        return { draws: chance.draws, wrong: eventIndex };
    }
  }
  return { draws: chance.draws, wrong: null };
}

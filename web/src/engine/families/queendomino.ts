/** The view of Queendomino and Royal Wedding: the builders' board and the courts. */
import { BUILDINGS, GAMES } from "../../facts.ts";
import type { Builders, Built, Cell, Court } from "../../protocol.ts";
import type { Records } from "../layout.ts";
import type { Position } from "../position.ts";
import { TERRAINS, unseen, viewDraft } from "./draft.ts";
import { first, orNull, type FamilyView } from "./family.ts";

type KingdomFacts = Records["queendomino"]["kingdom_facts"];
type TableFacts = Records["queendomino"]["table_facts"];
type CourtRow = Records["queendomino"]["state"]["courts"][number];

const nameOf = (building: number) => BUILDINGS[building - 1]?.id ?? null;
const courtOf = (position: Position, index: number) => position.item("courts", index) as unknown as CourtRow;

function viewBuilders(position: Position, { price }: TableFacts): Builders {
  const pile = (position.field("pile") as number[]).map((left, building) => [nameOf(building), left] as const);
  return {
    slots: (position.field("board") as number[]).map((building, slot) => ({
      building: nameOf(building),
      price: price[slot]!,
    })),
    dragon: orNull(position.field("dragon") as number),
    knights: position.field("knights_left") as number,
    towers: position.field("towers_left") as number,
    pile: position.field("pile_left") as number,
    unseen: Object.fromEntries(pile.filter(([, left]) => left)),
  };
}

function viewSquares({ land, court }: KingdomFacts): Cell[] {
  return first(land.squares, land.row).map((row, place) => ({
    at: [row, land.column[place]!],
    terrain: TERRAINS[land.terrain[place]!]!,
    ...(land.crowns[place] && { crowns: land.crowns[place] }),
    ...(court.knight[place] && { knight: true }),
    ...(court.building[place] && { building: nameOf(court.building[place]) }),
  }));
}

const viewBuilt = ({ land, court }: KingdomFacts): Built[] =>
  first(land.squares, court.building).flatMap((building, place) =>
    building
      ? [{ building: nameOf(building)!, at: [land.row[place]!, land.column[place]!], points: court.points[place]! }]
      : [],
  );

function viewCourt(position: Position, index: number, facts: KingdomFacts): Court {
  const { coins, reserve, towers } = courtOf(position, index);
  const { land, court } = facts;
  return {
    coins,
    reserve,
    knights: court.knights,
    towers,
    queen: position.field("queen") === index,
    queen_on: first(land.squares, land.property).flatMap((number, place) =>
      number === court.queen_on ? [[land.row[place]!, land.column[place]!]] : [],
    ),
    buildings: viewBuilt(facts),
  };
}

export const queendomino: FamilyView = {
  terrains: TERRAINS,
  table(position, facts) {
    const own = facts as TableFacts;
    const { boxes } = GAMES.find(({ id }) => id === position.variant.game)!;
    const [pool, otherPool] = [position.field("pool") as bigint, position.field("other_pool") as bigint];
    return {
      draft: viewDraft(own, unseen(own.lines.newer_box, boxes, pool, otherPool)),
      builders: viewBuilders(position, own),
    };
  },
  kingdom(position, index, facts) {
    const own = facts as KingdomFacts;
    return { squares: viewSquares(own), court: viewCourt(position, index, own) };
  },
  bonuses(position, index, facts) {
    const { lines } = GAMES.find(({ id }) => id === position.variant.game)!;
    const pad = lines.find(({ id }) => id === "bonus-coins")!;
    const built = viewBuilt(facts as KingdomFacts).map(({ building, points }) => [building, points]);
    return {
      "bonus-coins": { coins: courtOf(position, index).coins, ...pad.args },
      "bonus-buildings": { buildings: built },
    };
  },
};

/** Why an option is better: a reason as a sentence, and the land that it is about on the table. */
import { known, t } from "../lib/text.svelte";
import { kingdomIndex } from "../board/session";
import type { Because, Logged, Option, View } from "../protocol";
import { buildingName, facesNamed } from "../board/labels";
import type { Play } from "../board/play.svelte";

/** What the better option is compared with: what was played, what was tried, or what most people would do. */
export type Than = "played" | "tried" | "obvious";

/** Whether two options differ only in where they lie: a domino in hand, or the same coats of arms drawn elsewhere. */
export function isElsewhere(best: Option, played: Option | undefined, dice: View["dice"]): boolean {
  const drawn = (option: Option) => facesNamed(option, dice).sort().join();
  return (
    best.kind === "place" ||
    (best.kind === "draw" && !best.passes && played?.kind === "draw" && drawn(best) === drawn(played))
  );
}

/** What would lie on the squares of an option: the halves of the domino, or what would be drawn. */
export function drawnFaces({ kind, faces }: Option, { draft }: View): { faces?: [string, number][] } {
  if (kind === "place" && draft?.hand)
    return { faces: draft.hand.halves.map(({ terrain, crowns }) => [terrain, crowns]) };
  return kind === "draw" && faces?.length ? { faces } : {};
}

export function becauseWords(play: Play, { id, args }: Because, than: Than): string {
  const { seat, terrain, building, power, arms, ...numbers } = args as {
    seat?: number;
    terrain?: string;
    building?: string;
    power?: string;
    arms?: string;
  };
  const dice = !!play.session.table?.view?.dice;
  const land = terrain && known(`terrain-${terrain}`) ? t(`terrain-${terrain}`) : "";
  return t(`because-${id}`, {
    ...(numbers as Record<string, number>),
    name: seat === undefined ? "" : play.playerName(seat),
    terrain: dice ? t("because-arms", { name: land }) : land,
    building: building ? buildingName(building) : "",
    power: power ? t(`power-${power}`) : "",
    arms: arms ? t(`terrain-${arms}`) : "",
    unit: dice ? "crosses" : "crowns",
    than,
  });
}

/** Outline the land that a reason is about, in whichever kingdom it lies. */
export function pointAt(play: Play, because: Because | undefined): void {
  const seat = because?.kingdom == null ? null : play.session.table!.view!.kingdoms[because.kingdom]!.seats[0]!;
  play.pointed = seat === null ? null : ({ kind: "land", text: "", number: -1, seat, at: because!.at } as Logged);
}

/** Show the kingdom that a reason is about large. */
export function lookAt(play: Play, because: Because): void {
  const view = play.session.table!.view!;
  if (because.kingdom === null) return;
  play.session.focus = because.kingdom === kingdomIndex(view, view.seat!) ? null : because.kingdom;
  pointAt(play, because);
}

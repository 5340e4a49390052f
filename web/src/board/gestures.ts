/** What mouse and finger do at the table: point, press, drag, and choose from a line or a board. */
import { chooseDie, chooseSlot, isPicking, pickSquare, cancelSelection, showOption } from "./decision";
import { holdOver, pointAtSquare, rotateGhost } from "./placement";
import { dominoInHand, isMyBoard, skippedBy } from "./session";
import { preferences } from "../lib/preferences.svelte";
import { same, type Square } from "../lib/squares";
import type { Option } from "../protocol";
import { startDrag } from "./drag";
import { skipWords } from "./labels";
import type { Play } from "./play.svelte";

/** Tell whether a finger did it: a click of the mouse means more than a first tap. */
export const isTouch = (event: Event) => (event as PointerEvent).pointerType === "touch";

/** Tell whether what is chosen is confirmed before it plays. */
export const asksFirst = (touch: boolean) =>
  preferences.confirm === "touch" ? touch : preferences.confirm === "always";

export class Gestures {
  private isDragging = false;
  /** Whether the ghost stays where a mouse has put it, until it is confirmed there. */
  private isPut = false;

  constructor(private readonly play: Play) {}

  private get session() {
    return this.play.session;
  }

  /** Point at a square of the board; a domino that is dragged there lies as it is held. */
  pointAt = (square: Square): void => {
    if (!isMyBoard(this.session) || this.session.sent || !dominoInHand(this.session)) return;
    if (this.stays && !this.isDragging) return;
    (this.isDragging ? holdOver : pointAtSquare)(this.session, square);
    this.play.askWhy();
  };

  press = (square: Square, touch: boolean): void => {
    const session = this.session;
    if (!isMyBoard(session) || session.sent) return;
    if (isPicking(session)) {
      pickSquare(session, square);
      return;
    }
    if (!dominoInHand(session)) return;
    const again = session.ghost?.at.some((other) => same(other, square));
    const done = !asksFirst(touch) || (!touch && again && this.stays);
    if (again && touch) rotateGhost(session);
    else if (!this.stays || !again) this.put(square);
    if (done && session.ghost?.option) void this.play.confirm();
    else this.play.askWhy();
    this.isPut = !touch && !!session.ghost?.option;
  };

  /** Whether the pointer leaves the ghost where it is. */
  private get stays(): boolean {
    this.isPut &&= !!this.session.ghost;
    return this.isPut;
  }

  private put(square: Square): void {
    this.isPut = false;
    this.pointAt(square);
  }

  /** Drag the domino in hand to the board: the ghost lies there as it is held, and says why where it does not fit.
   * Letting go confirms with the mouse. */
  grab = (event: PointerEvent): void => {
    const touch = event.pointerType !== "mouse";
    if (this.session.sent) return;
    this.isDragging = true;
    this.isPut = false;
    startDrag(event, {
      over: this.pointAt,
      drop: (square) => {
        this.isDragging = false;
        if (!square || !this.session.ghost?.option) return;
        if (asksFirst(touch)) this.isPut = true;
        else void this.play.confirm();
      },
    });
  };

  /** The pointer leaves the board. */
  leave = (): void => {
    if (dominoInHand(this.session) && !this.stays) cancelSelection(this.session);
  };

  /** Choose a domino of the line on offer: one click of the mouse is enough, unless it skips something. */
  offer = (option: Option, touch: boolean): void => {
    const asks = asksFirst(touch) || (this.skips(option) && preferences.confirm !== "never");
    const isChosen = this.session.ghost?.option?.id === option.id && (touch || this.stays);
    if (!isChosen) showOption(this.session, option);
    this.isPut = asks;
    if (isChosen || !asks) void this.play.confirm();
    else if (this.skips(option)) this.play.announcement = skipWords(this.session, option);
  };

  /** Point at a domino of the line on offer; what skips steps would put away what is chosen for them. */
  pointAtOffer = (option: Option): void => {
    if (!this.stays && !this.skips(option)) showOption(this.session, option);
  };

  leaveOffer = (): void => {
    if (this.session.ghost?.option?.kind === "claim" && !this.stays) cancelSelection(this.session);
  };

  private skips = (option: Option) => skippedBy(this.session, option).length > 0;

  /** Choose a slot of the builders' board. Tiles are also tapped to be read, so that only the button spends coins. */
  slot = (number: number): void => chooseSlot(this.session, number);

  /** Choose a die, or put it back; a second tap on the only one takes it. */
  die = (number: number, touch: boolean): void => {
    const { dice, ghost } = this.session;
    if (touch && dice.length === 1 && dice[0] === number && ghost?.option) void this.play.confirm();
    else chooseDie(this.session, number);
  };
}

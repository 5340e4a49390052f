/** What mouse and finger do at the table: point, press, drag, and choose from a line or a board. */
import { chooseDie, chooseSlot, isPicking, pickSquare, cancelSelection, showOption } from "./decision";
import { holdOver, pointAtSquare, rotateGhost } from "./placement";
import { dominoInHand, isMyBoard } from "./session";
import { same, type Square } from "../lib/squares";
import type { Option } from "../protocol";
import { startDrag } from "./drag";
import type { Play } from "./play.svelte";

/** Tell whether a finger did it: a click of the mouse means more than a first tap. */
export const isTouch = (event: Event) => (event as PointerEvent).pointerType === "touch";

export class Gestures {
  private isDragging = false;

  constructor(private readonly play: Play) {}

  private get session() {
    return this.play.session;
  }

  /** Point at a square of the board; a domino that is dragged there lies as it is held. */
  pointAt = (square: Square): void => {
    if (!isMyBoard(this.session) || this.session.sent || !dominoInHand(this.session)) return;
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
    const again = session.ghost?.at.some((other) => same(other, square)) && touch;
    if (again) rotateGhost(session);
    else this.pointAt(square);
    if (!touch && session.ghost?.option) void this.play.confirm();
    else this.play.askWhy();
  };

  /** Drag the domino in hand to the board: the ghost lies there as it is held, and says why where it does not fit.
   * Letting go confirms with the mouse. */
  grab = (event: PointerEvent): void => {
    const touch = event.pointerType !== "mouse";
    if (this.session.sent) return;
    this.isDragging = true;
    startDrag(event, {
      over: this.pointAt,
      drop: (square) => {
        this.isDragging = false;
        if (!touch && square && this.session.ghost?.option) void this.play.confirm();
      },
    });
  };

  /** The pointer leaves the board. */
  leave = (): void => {
    if (dominoInHand(this.session)) cancelSelection(this.session);
  };

  /** Choose something; a second tap on it confirms. */
  private tap(touch: boolean, isChosen: boolean, choose: () => void): void {
    if (touch && isChosen && this.session.ghost?.option) void this.play.confirm();
    else choose();
  }

  /** Choose a domino of the line on offer: one click of the mouse is enough. */
  offer = (option: Option, touch: boolean): void =>
    this.tap(touch, this.session.ghost?.option?.id === option.id, () => {
      showOption(this.session, option);
      if (!touch) void this.play.confirm();
    });

  /** Choose a slot of the builders' board. Tiles are also tapped to be read, so that only the button spends coins. */
  slot = (number: number): void => chooseSlot(this.session, number);

  /** Choose a die, or put it back. */
  die = (number: number, touch: boolean): void =>
    this.tap(touch, this.session.dice.length === 1 && this.session.dice[0] === number, () =>
      chooseDie(this.session, number),
    );
}

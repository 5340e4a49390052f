/** What mouse and finger do at the table: point, press, drag, and choose from a line or a board. */
import { chooseSlot, isPicking, pick, putBack, show } from "../logic/deciding";
import { hold, point, rotate } from "../logic/laying";
import { handOf, isMyBoard, same, type Square } from "../logic/sitting";
import type { Option } from "../protocol";
import { startDrag } from "./kingdom/dragging";
import type { Play } from "./play.svelte";

export class Gestures {
  constructor(private readonly play: Play) {}

  private get sitting() {
    return this.play.sitting;
  }

  pointAt = (square: Square): void => {
    if (!isMyBoard(this.sitting) || this.sitting.sent || !handOf(this.sitting)) return;
    point(this.sitting, square);
    this.play.wonder();
  };

  press = (square: Square, touch: boolean): void => {
    const sitting = this.sitting;
    if (!isMyBoard(sitting) || sitting.sent) return;
    if (isPicking(sitting)) {
      pick(sitting, square);
      return;
    }
    if (!handOf(sitting)) return;
    const again = sitting.ghost?.at.some((other) => same(other, square)) && touch;
    if (again) rotate(sitting);
    else this.pointAt(square);
    if (!touch && sitting.ghost?.option) void this.play.confirm();
    else this.play.wonder();
  };

  /** Drag the domino in hand to the board: the ghost lies there as it is held, and says why where it does not fit.
   * Letting go confirms with the mouse. */
  grab = (event: PointerEvent): void => {
    const touch = event.pointerType !== "mouse";
    if (this.sitting.sent) return;
    startDrag(event, {
      over: (square) => {
        if (!isMyBoard(this.sitting)) return;
        hold(this.sitting, square);
        this.play.wonder();
      },
      drop: (square) => {
        if (!touch && square && this.sitting.ghost?.option) void this.play.confirm();
      },
    });
  };

  /** The pointer leaves the board. */
  leave = (): void => {
    if (handOf(this.sitting)) putBack(this.sitting);
  };

  /** Choose a domino of the line on offer: a click, or a second tap, confirms. */
  offer = (option: Option, touch: boolean): void => {
    const again = this.sitting.ghost?.option?.id === option.id;
    show(this.sitting, option);
    if (!touch || again) void this.play.confirm();
  };

  /** Choose a slot of the builders' board; a second tap confirms. */
  slot = (number: number, touch: boolean): void => {
    const again = this.sitting.slot === number && this.sitting.ghost?.option;
    if (again && touch) void this.play.confirm();
    else chooseSlot(this.sitting, number);
  };
}

/** How much room the screen has for a table: a phone, perhaps on its side, a tablet held upright, or plenty. */
import type { View } from "../protocol";

export class Layout {
  phone = $state(false);
  tablet = $state(false);
  /** Whether something fits beside the board. */
  roomy = $state(false);

  /** Measure the screen, now and whenever it changes; returns how to stop. */
  watch(): () => void {
    const small = matchMedia("(max-width: 700px), (max-height: 500px)");
    const upright = matchMedia("(max-width: 1100px) and (orientation: portrait)");
    const wide = matchMedia("(min-width: 1180px)");
    const measure = () => {
      this.phone = small.matches;
      this.tablet = upright.matches && !small.matches;
      this.roomy = wide.matches;
    };
    measure();
    const ended = new AbortController();
    for (const one of [small, upright, wide]) one.addEventListener("change", measure, ended);
    return () => ended.abort();
  }

  /** Long lines or many kingdoms: the right side gets more room, and the builders' board moves there. */
  isCrowded(view: View | null): boolean {
    return (
      !this.phone &&
      ((view?.kingdoms.length ?? 0) > 4 || (view?.draft?.newer.length ?? 0) > 4 || (view?.draft?.older.length ?? 0) > 4)
    );
  }
}

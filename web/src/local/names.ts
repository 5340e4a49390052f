/** Cleaning of names that people choose, as the server does it. */
const MAX_NAME = 60;
const JOINER = "\u200d";
const FILLER = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u; // invisible, though not of a format category
const UNSEEN = /[\p{C}\p{Z}]/u;
const SELECTOR = /[\ufe00-\ufe0f]/u;
const STYLE = /[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}]/u; // variation selectors and skin colours
const KEYCAP = "\u20e3";

/** Keep what can be shown on one line, cut to the maximum length. */
export function cleanName(text: string): string {
  const letters = [...text.normalize("NFC")];
  const visible = letters.map((_, index) => keep(letters, index)).join("");
  const words = visible.split(/\s+/u).filter(Boolean).join(" ");
  return [...words]
    .slice(0, MAX_NAME)
    .join("")
    .replace(/\u200d+$/u, "");
}

/** What is kept of a letter: itself, a space, or nothing. */
function keep(letters: string[], index: number): string {
  const [letter, after] = [letters[index]!, letters[index + 1]];
  if (letter === JOINER)
    return isPicture(lastUnstyled(letters.slice(Math.max(index - 3, 0), index))) && isPicture(after) ? letter : " ";
  if (SELECTOR.test(letter)) return isPicture(letters[index - 1]) || after === KEYCAP ? letter : "";
  return FILLER.test(letter) || UNSEEN.test(letter) ? " " : letter;
}

const lastUnstyled = (letters: string[]) => letters.findLast((letter) => !STYLE.test(letter));
const isPicture = (letter: string | undefined) =>
  letter !== undefined && !FILLER.test(letter) && /\p{So}/u.test(letter);

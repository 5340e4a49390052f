/** Which colour each seat of the table on this page wears; elsewhere, and by default, that of its number. */

let worn: number[] = $state.raw([]);

export function setSeatColours(colours: number[]): void {
  if (colours.join() !== worn.join()) worn = colours;
}

export const seatColour = (seat: number) => worn[seat] ?? seat;

/** Colours and charges: a player is known by both, never by colour alone. */
import { seatColour } from "./colours.svelte";

export interface Arms {
  colour: string;
  light: string;
  charge: string;
}

export const ARMS: Arms[] = [
  { colour: "#b02a30", light: "#ffe9e2", charge: "M6 25 20 13l14 12v8L20 21 6 33z" }, // chevron
  {
    colour: "#1f5fa8",
    light: "#e8f2ff",
    charge: "m20 7 3.6 8 8.8 1-6.6 6 1.8 8.8L20 26.400l-7.600 4.400 1.800-8.800-6.600-6 8.800-1z",
  }, // star
  { colour: "#2f7040", light: "#eaf7e6", charge: "M20 6 31 20 20 36 9 20z" }, // lozenge
  { colour: "#b87407", light: "#fff6da", charge: "M20 10a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" }, // roundel
  { colour: "#6d3b96", light: "#f4e9ff", charge: "M16 7h8v9h9v8h-9v13h-8V24H7v-8h9z" }, // cross
  { colour: "#0e7478", light: "#e0fafa", charge: "M27 8a13 13 0 1 0 4 17A10.500 10.500 0 0 1 27 8z" }, // crescent
  { colour: "#94502a", light: "#ffeede", charge: "M14 5h12v32l-6 5-6-5z" }, // pale
  { colour: "#4a5361", light: "#eef2f7", charge: "M4 6h10l22 20v6l-3 4L4 12z" }, // bend
];

/** Give the arms of a seat. */
export function seatArms(seat: number): Arms {
  return ARMS[seatColour(seat) % ARMS.length]!;
}

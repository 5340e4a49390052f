/** Time left, as people write it. */

/** Write what is left of so many milliseconds after some have passed: 4:05, 1:02:03, or 2d 5h. */
export function timeLeftText(left: number, passed: number): string {
  const seconds = Math.max(Math.ceil((left - passed) / 1000), 0);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

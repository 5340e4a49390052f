/** Time left, as people write it. */

/** Whether little is left of the time to decide: for somebody who sits there, or who looks in once a day. */
export const isShort = (left: number, days: boolean) => left < (days ? 3 * 3_600_000 : 30_000);

/** Write what is left of so many milliseconds after some have passed: 4:05, 1:02:03, or 2d 5h. */
export function timeLeftText(left: number, passed: number): string {
  const seconds = Math.max(Math.ceil((left - passed) / 1000), 0);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * @param time ISO time
 * @param minute the current one since 1970
 * @returns whole minutes that are left; 0 or less when the time is over
 */
export const minutesUntil = (time: string, minute: number): number =>
  Math.floor(Date.parse(time) / 60_000) - minute;

import { addDays, instantOfDay, localDateAt, MINUTE_MS } from './time/wall-clock.ts';

const TIME_ZONE = 'Europe/Berlin';

/** ISO time of minutes of a local day, some days from today. */
export const demoTime = (now: Date, day: number, minutes: number): string => {
  const date = addDays(localDateAt(TIME_ZONE, now.getTime()), day);
  return new Date(instantOfDay(TIME_ZONE, date) + minutes * MINUTE_MS).toISOString();
};

/** A demo member who acts on their own. */
export { plainActor as demoActor } from './actor.ts';

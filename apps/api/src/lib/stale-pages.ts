import type { AppEvents, EventName } from './events.ts';

/** Event → the paths, without query, of the pages that show what it is about. */
export type StalePages = {
  [Name in EventName]?: (payload: AppEvents[Name]) => readonly string[];
};

import type { AppEvents, EventName } from '../events/events.ts';

/** Event → paths, without query, of the pages that show what has changed; or all pages. */
export type StalePages = {
  [Name in EventName]?: (payload: AppEvents[Name]) => readonly string[] | 'all';
};

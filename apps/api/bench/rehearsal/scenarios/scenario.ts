import type { Country } from '../country/country.ts';

/** What has to hold of a scenario; of what is lost, twice or missed nothing does. */
export interface Bounds {
  /** seconds for which one kind of request may fail */
  failedSeconds: number;
  /** until everything is answered again and all streams are open */
  wellSeconds: number;
}

/** A trouble that the country has to live through. */
export interface Scenario {
  name: string;
  /** what happens, in a line */
  what: string;
  bounds: Bounds;
  /** brings the trouble about */
  trouble(country: Country): Promise<void>;
  /** puts back what was taken away, once all is well without it */
  repair?(country: Country): Promise<void>;
}

/** Nobody waits longer than this. */
export const WELL_SECONDS = 30;

import type { Country } from '../country/country.ts';
import type { Mails } from '../mails.ts';
import type { Tables } from '../traffic/found.ts';

/** What has to hold of a scenario; of what is lost, twice or missed nothing does. */
export interface Bounds {
  /** seconds for which one kind of request may fail */
  failedSeconds: number;
  /** until everything is answered again and all streams are open */
  wellSeconds: number;
}

/** Whom a scenario asks, beside the country itself. */
interface Witnesses {
  mails: Mails;
  tables: Tables;
}

/** A trouble that the country has to live through. */
export interface Scenario {
  name: string;
  /** what happens, in a line */
  what: string;
  bounds: Bounds;
  /** the folder of a program with which everything begins anew, with an empty database */
  beginsWith?: string;
  /** brings the trouble about */
  trouble(country: Country, witnesses: Witnesses): Promise<void>;
  /** puts back what was taken away, once all is well without it */
  repair?(country: Country): Promise<void>;
  /** looks at what the tables and streams don't tell; @returns what is wrong, in a sentence each */
  check?(witnesses: Witnesses): Promise<string[]>;
}

/** Nobody waits longer than this. */
export const WELL_SECONDS = 30;

import type { Locale } from '@oche/validators/locale';
import type { IcalEntry } from '../calendar/ical.ts';

/** Whose calendar it is, and from when on: what ended before is left out. */
interface CalendarReader {
  userId: string;
  locale: Locale;
  /** ISO time */
  from: string;
}

/** What a domain adds to the calendar that a member subscribes to; in a stable order. */
export type MemberCalendar<Deps> = (deps: Deps, reader: CalendarReader) => Promise<IcalEntry[]>;

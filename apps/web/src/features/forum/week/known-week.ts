import { mondayOf } from '@oche/validators/forum/week/iso-week';

/** The week that an address asks for; none where it names no week. */
export const knownWeek = (week: string | undefined): string | undefined =>
  week && mondayOf(week) ? week : undefined;

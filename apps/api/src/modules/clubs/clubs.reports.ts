import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { clubHiding, readReportedClubs } from './reports/club-moderation.service.ts';

/** A club is reported for its name and what it says of itself. Its news are reported post by post. */
export const clubReports: readonly Reportable<Deps>[] = [
  { kind: 'club', read: readReportedClubs, actions: { hide: clubHiding } },
];

import type { Reportable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { readReportedTournaments, tournamentHiding } from './tournament-moderation.service.ts';

/** A tournament is reported for what is said of it. */
export const tournamentReports: readonly Reportable<Deps>[] = [
  { kind: 'tournament', read: readReportedTournaments, actions: { hide: tournamentHiding } },
];

import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { challengeHiding, readReportedChallenges } from './reports/challenge-moderation.service.ts';

/** A challenge is reported for its note. */
export const challengeReports: readonly Reportable<Deps>[] = [
  { kind: 'challenge', read: readReportedChallenges, actions: { hide: challengeHiding } },
];

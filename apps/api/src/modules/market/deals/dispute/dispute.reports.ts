import type { Reportable } from '../../../../lib/declared/reportable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { readDisputes, upholding, waiting } from './dispute-moderation.service.ts';

/** A disputed deal is a case that its parties bring: annulled, or nothing is wrong with it and it goes on. */
export const disputeReports: readonly Reportable<Deps>[] = [
  { kind: 'dispute', read: readDisputes, withhold: waiting, actions: { annul: upholding } },
];

import type { Reportable } from '../../../../lib/declared/reportable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import {
  readDisputes,
  refund,
  returning,
  upholding,
  waiting,
} from './dispute-moderation.service.ts';

/** A disputed deal is a case that its parties bring: it is off in one of three ways, or nothing is wrong and it goes on. */
export const disputeReports: readonly Reportable<Deps>[] = [
  {
    kind: 'dispute',
    isBetween: true,
    read: readDisputes,
    withhold: waiting,
    actions: { annul: upholding, refund, return: returning },
  },
];

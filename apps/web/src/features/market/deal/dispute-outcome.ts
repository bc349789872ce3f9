import type { DisputeOutcome } from '@oche/validators/market/deal-limits';

/** Whether the moderators' decision has ended the deal. */
export const isOff = (outcome: DisputeOutcome | null | undefined): boolean =>
  outcome != null && outcome !== 'dismissed';

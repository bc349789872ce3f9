import type { DealSide } from '@oche/validators/market/deal-limits';
import type { Change } from '../rules/facts.ts';

/** Who does something, and what they have written with it. */
export interface Doing {
  /** null: the clock, or a moderator */
  actorId: string | null;
  side: DealSide | null;
  /** with an offer */
  message?: string | undefined;
  /** why a deal is called off */
  reason?: string | undefined;
}

/** A change as it is written, with the id of what is new. */
export interface Written {
  change: Change;
  id: number;
}

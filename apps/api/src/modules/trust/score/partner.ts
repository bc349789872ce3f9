/** Somebody with whom a member has completed deals, however many. */
export interface PartnerWeights {
  /** the usual: counts once */
  known: number;
  /** the account was opened shortly before, and nothing of it is checked */
  fresh: number;
  /** has other partners, too, and all of them are partners of the member: a closed circle */
  circle: number;
}

/**
 * What a partner adds to deals and reviews. It doesn't grow with the number of deals: two accounts that trade
 * with each other again and again stay where they were after the first time (ADR 31).
 */
export const PARTNER_WEIGHTS: PartnerWeights = { known: 1, fresh: 0.5, circle: 0.25 };

/** So old an account has to be at its last deal, unless phone or identity are checked. */
export const SETTLED_DAYS = 30;

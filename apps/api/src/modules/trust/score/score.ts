import type { TrustSignal, VerificationType } from '@oche/validators/trust/limits';

/** All that counts for a member's trust score. */
export interface TrustFacts {
  verified: readonly VerificationType[];
  /** with how many a deal was completed, each weighed once; see `partner.ts` */
  partners: number;
  /** the weights of those who have reviewed the member, and of their mean ratings (1 to 5) times these weights */
  reviewWeight: number;
  reviewSum: number;
  /** how many buyers have asked first, and how many of them got an answer */
  asked: number;
  answered: number;
  /** hours until the first answer, on average; null without one */
  responseHours: number | null;
  accountDays: number;
  /** disputes that were decided against the member */
  disputesLost: number;
}

/** How much each signal can give at most. Together they are 100; ADR 31 has the reasons. */
export const SIGNAL_MAX: Record<TrustSignal, number> = {
  verifications: 25,
  deals: 25,
  reviews: 25,
  response: 15,
  age: 10,
  disputes: 0,
};

/**
 * A private seller who has checked e-mail, phone, identity and address has all points; a business with its
 * papers needs no proof of an address.
 */
const VERIFICATION_POINTS: Record<VerificationType, number> = {
  email: 4,
  phone: 7,
  identity: 10,
  address: 4,
  bank: 4,
  business: 6,
};

/** The first partners count most; with enough of them there are all points. */
const FIRST_PARTNERS = 5;
const ENOUGH_PARTNERS = 20;
/**
 * How many reviews in the middle of the scale are counted beside the real ones, so that the first is not everything.
 */
const ASSUMED_REVIEWS = 5;
const MIDDLE_RATING = 3;
/** From this many buyers who ask on, how they are answered counts in full. */
const ENOUGH_ASKED = 5;
const RATE_POINTS = 10;
const SPEED_POINTS = 5;
const FAST_HOURS = 2;
const SLOW_HOURS = 48;
const YEAR_DAYS = 365;
const POINTS_PER_DISPUTE = 10;
const DISPUTES_MAX = 3;

interface SignalPoints {
  signal: TrustSignal;
  /** whole; below zero for what speaks against a member */
  points: number;
  max: number;
}

export interface Score {
  /** 0 to 100: the sum of the signals */
  score: number;
  signals: SignalPoints[];
}

/** Computes a trust score, and how it comes about. */
export function scoreOf(facts: TrustFacts): Score {
  const points: Record<TrustSignal, number> = {
    verifications: ofVerifications(facts.verified),
    deals: ofDeals(facts.partners),
    reviews: ofReviews(facts),
    response: ofResponse(facts),
    age: SIGNAL_MAX.age * clamp(facts.accountDays / YEAR_DAYS, 0, 1),
    disputes: -POINTS_PER_DISPUTE * clamp(facts.disputesLost, 0, DISPUTES_MAX),
  };
  const signals = (Object.keys(SIGNAL_MAX) as TrustSignal[]).map((signal) => ({
    signal,
    // without the zero, -0 would be an answer of its own
    points: Math.round(points[signal]) + 0,
    max: SIGNAL_MAX[signal],
  }));
  const sum = signals.reduce((total, { points }) => total + points, 0);
  return { score: clamp(sum, 0, 100), signals };
}

function ofVerifications(verified: readonly VerificationType[]): number {
  const sum = [...new Set(verified)].reduce((total, each) => total + VERIFICATION_POINTS[each], 0);
  return Math.min(sum, SIGNAL_MAX.verifications);
}

function ofDeals(partners: number): number {
  const counted = Math.min(partners, ENOUGH_PARTNERS);
  const share = counted / (counted + FIRST_PARTNERS);
  return (SIGNAL_MAX.deals * share * (ENOUGH_PARTNERS + FIRST_PARTNERS)) / ENOUGH_PARTNERS;
}

/** Five stars of all give nearly all points, one star of all nearly as many against the member. */
function ofReviews({ reviewWeight, reviewSum }: TrustFacts): number {
  const quality = (reviewSum - MIDDLE_RATING * reviewWeight) / (MIDDLE_RATING - 1);
  return SIGNAL_MAX.reviews * (quality / (reviewWeight + ASSUMED_REVIEWS));
}

function ofResponse({ asked, answered, responseHours }: TrustFacts): number {
  if (asked === 0) return 0;
  const certainty = Math.min(1, asked / ENOUGH_ASKED);
  const rate = clamp(answered / asked, 0, 1);
  const slowness = ((responseHours ?? SLOW_HOURS) - FAST_HOURS) / (SLOW_HOURS - FAST_HOURS);
  // an answer in time is worth something only to those who get one
  return certainty * rate * (RATE_POINTS + SPEED_POINTS * (1 - clamp(slowness, 0, 1)));
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

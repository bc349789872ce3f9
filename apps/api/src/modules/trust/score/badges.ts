import {
  type BadgeType,
  TRUSTWORTHY_ABOVE,
  type VerificationType,
} from '@oche/validators/trust/limits';

/** What the badges go by. All numbers of members count each of them once. */
export interface BadgeFacts {
  score: number;
  verified: readonly VerificationType[];
  /** 1 to 5; null without a review */
  averageRating: number | null;
  reviewers: number;
  /** who bought, without those who only trade within the same circle */
  buyers: number;
  /** who gave four stars or more as a buyer, and as a seller */
  contentBuyers: number;
  contentSellers: number;
}

/** 0: not earned */
export type BadgeLevel = 0 | 1 | 2 | 3;

const TOP_RATING = 4.5;

/** How many steps a number has climbed. */
const levelOf = (value: number, steps: readonly [number, number, number]): BadgeLevel =>
  steps.filter((step) => value >= step).length as BadgeLevel;

/** Which badges somebody has earned, and how far. The README says what each of them means. */
export function badgeLevelsOf(facts: BadgeFacts): Record<BadgeType, BadgeLevel> {
  const has = (kind: VerificationType) => facts.verified.includes(kind);
  const { averageRating: rating } = facts;
  return {
    trusted_seller: levelOf(facts.score, [TRUSTWORTHY_ABOVE + 1, 85, 90]),
    top_rated: rating !== null && rating >= TOP_RATING ? levelOf(facts.reviewers, [5, 20, 50]) : 0,
    verified_business: has('business')
      ? ((1 + Number(has('address')) + Number(has('bank'))) as BadgeLevel)
      : 0,
    power_seller: levelOf(facts.buyers, [10, 50, 200]),
    community_favorite: levelOf(Math.min(facts.contentBuyers, facts.contentSellers), [3, 10, 25]),
  };
}

import { badgeTypes, verificationTypes } from '@oche/validators/trust/limits';
import { expect, it } from 'vitest';
import { type BadgeFacts, badgeLevelsOf } from './badges.ts';

const nobody: BadgeFacts = {
  score: 0,
  verified: [],
  averageRating: null,
  reviewers: 0,
  buyers: 0,
  contentBuyers: 0,
  contentSellers: 0,
};

it('nobody has a badge from the start, and there is one for everything that is documented', () => {
  const levels = badgeLevelsOf(nobody);
  expect(Object.keys(levels)).toEqual(badgeTypes);
  expect(Object.values(levels)).toEqual([0, 0, 0, 0, 0]);
});

it.each<[string, Partial<BadgeFacts>, number]>([
  ['trusted_seller', { score: 75 }, 0],
  ['trusted_seller', { score: 76 }, 1],
  ['trusted_seller', { score: 90 }, 3],
  ['top_rated', { averageRating: 5, reviewers: 4 }, 0],
  ['top_rated', { averageRating: 4.5, reviewers: 5 }, 1],
  ['top_rated', { averageRating: 4.49, reviewers: 500 }, 0],
  ['top_rated', { averageRating: 4.8, reviewers: 50 }, 3],
  ['verified_business', { verified: ['address', 'bank'] }, 0],
  ['verified_business', { verified: ['business'] }, 1],
  ['verified_business', { verified: verificationTypes }, 3],
  ['power_seller', { buyers: 9 }, 0],
  ['power_seller', { buyers: 50 }, 2],
  // it takes content partners on both sides
  ['community_favorite', { contentBuyers: 100, contentSellers: 2 }, 0],
  ['community_favorite', { contentBuyers: 10, contentSellers: 12 }, 2],
])('%s of %j has level %d', (badge, facts, level) => {
  expect(badgeLevelsOf({ ...nobody, ...facts })).toMatchObject({ [badge]: level });
});

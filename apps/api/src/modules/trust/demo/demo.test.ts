import { demoUserId, seedDemo } from '@oche/db/seeds';
import { expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { seedDemoMarket } from '../../market/testing.ts';
import { seedDemoReviews } from './demo.service.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });

it('demo members review each other, once', async () => {
  const { deps } = api;
  expect(await seedDemoReviews(deps)).toBe(false);
  await seedDemo(deps.db, new Date(NOW));
  await seedDemoMarket(deps);
  await Promise.all([seedDemoReviews(deps), seedDemoReviews(deps)]);
  expect(await seedDemoReviews(deps)).toBe(false);
  const seller = demoUserId('matthias');
  const { items } = await api.callerFor(null).market.sellers.reviews({ sellerId: seller });
  expect(items.map(({ rating }) => rating)).toEqual([5]);
  const reviews = await deps.db
    .selectFrom('market_reviews')
    .select(['published_at', 'created_at'])
    .execute();
  expect(reviews).toHaveLength(6);
  for (const { published_at } of reviews) expect(published_at).not.toBeNull();
});

import { demoUserId, seedDemo } from '@oche/db/seeds';
import { itemCategories, itemConditions } from '@oche/validators/market/limits';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { caseOf } from '../../moderation/testing.ts';
import { seedDemoMarket } from './demo.service.ts';
import { demoAds } from './demo-ads.ts';
import { drawDemoPictures } from './demo-pictures.service.ts';
import { draw } from './drawing/index.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
let seeded: boolean[];
beforeAll(async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoMarket(deps);
  await seedDemo(deps.db, new Date(NOW));
  seeded = [withoutMembers, await seedDemoMarket(deps), await seedDemoMarket(deps)];
});

const rows = () =>
  api.deps.db
    .selectFrom('market_items')
    .select(['id', 'title', 'status', 'intent', 'category', 'condition', 'review', 'published_at'])
    .orderBy('id')
    .execute();

it('is written once: eighty ads of all categories, in every state', async () => {
  expect(seeded).toEqual([false, true, false]);
  const ads = await rows();
  expect(ads).toHaveLength(demoAds.length);
  expect(ads.filter(({ status }) => status !== 'draft').length).toBeGreaterThanOrEqual(80);
  const kinds = (name: 'status' | 'category' | 'condition') =>
    new Set(ads.map((ad) => ad[name] ?? '').filter(Boolean));
  expect(kinds('category')).toEqual(new Set(itemCategories));
  expect(kinds('condition')).toEqual(new Set(itemConditions));
  const states = ['active', 'reserved', 'paused', 'sold', 'expired', 'draft'];
  expect(kinds('status')).toEqual(new Set(states));
  const times = ads.flatMap(({ published_at }) => published_at ?? []);
  expect(times).toEqual([...times].sort());
});

it('has offers and deals in every state, made as members make them', async () => {
  const { deps } = api;
  const deals = await deps.db.selectFrom('market_deals').select('status').execute();
  expect(new Set(deals.map(({ status }) => status))).toEqual(
    new Set(['reserved', 'completed', 'cancelled', 'disputed']),
  );
  const made = await deps.db.selectFrom('market_offers').select('status').execute();
  expect(new Set(made.map(({ status }) => status))).toEqual(
    new Set(['pending', 'countered', 'declined', 'withdrawn', 'accepted']),
  );
});

it('is what visitors, sellers and moderators find', async () => {
  const { items } = api.callerFor(null).market;
  const shop = await items.ofUser({ userId: demoUserId('dennis') });
  const offered = await items.get({ id: shop.items[0]?.id ?? 0 });
  expect(offered).toMatchObject({ includesVat: true, trader: { phone: '+49 521 5550177' } });
  expect(offered.area).not.toBeNull();
  const anna = { id: demoUserId('anna') } as Parameters<typeof api.callerFor>[0];
  const own = await api.callerFor(anna).market.items.ofUser({ userId: demoUserId('anna') });
  expect(new Set(own.items.map(({ status }) => status))).toEqual(
    new Set(['active', 'paused', 'expired']),
  );
  expect(await api.callerFor(anna).market.drafts.list()).toHaveLength(1);
  const like = { category: 'darts', condition: 'good', weight: 23, tungsten: 90 } as const;
  expect((await api.callerFor(anna).market.items.priceHint(like))?.count).toBe(3);
  const waiting = (await rows()).find(({ review }) => review === 'waiting');
  expect(await caseOf(api, 'listing', waiting?.id ?? 0)).toBeGreaterThan(0);
});

it('has pictures of our own, drawn once, that are not taken for copies', async () => {
  const ads = await rows();
  const some = ['Target Swiss Point 23 g, 90 % Tungsten', 'Dartschrank aus Eiche'].map((title) => ({
    id: ads.find((ad) => ad.title === title)?.id ?? 0,
    index: demoAds.findIndex((ad) => ad.title === title),
  }));
  await drawDemoPictures(api.deps, { ads: some });
  await drawDemoPictures(api.deps, { ads: some });
  const darts = await api.callerFor(null).market.items.get({ id: some[0]?.id ?? 0 });
  expect(darts.pictures).toHaveLength(3);
  expect(new Set(darts.images).size).toBe(3);
});

it('draws each of them as it stands in the list', () => {
  const drawings = demoAds.flatMap(({ drawings: all = [] }, index) =>
    all.map((drawing, number) => draw(drawing, index * 5 + number + 1)),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const svg of drawings) expect(svg).not.toMatch(/undefined|NaN/);
});

import { beforeAll, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../../testing/index.ts';
import { sell } from '../../testing.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

const items = (member: TestMember | null) => api.callerFor(member).market.items;
const sold = async (seller: TestMember, price: number, wish = {}) => {
  const { id } = await sell(api, seller, { price: 100, attributes: { weight: 23 }, ...wish });
  await items(seller).markSold({ id, price });
};

beforeAll(async () => {
  anna = await api.createMember();
  ben = await api.createMember();
  for (const price of [30, 40, 50]) await sold(anna, price);
  await sold(ben, 500);
  await sold(anna, 5, { category: 'flights', attributes: {} });
  // what is still to be had says what is asked, not what is paid
  await sell(api, anna, { price: 999 });
});

it('is what others got for such things, without one’s own sales', async () => {
  const like = { category: 'darts', condition: 'like_new', weight: 23 } as const;
  expect(await items(ben).priceHint(like)).toEqual({ count: 3, median: 40, low: 35, high: 45 });
  expect(await items(anna).priceHint(like)).toBeNull();
  const cora = await api.createMember();
  expect((await items(cora).priceHint(like))?.count).toBe(4);
  expect(await items(ben).priceHint({ category: 'flights' })).toBeNull();
  api.deps.clock.set('2033-03-04T09:00:00.000Z');
  expect(await items(ben).priceHint(like)).toBeNull();
});

it('is for members, about things that there are', async () => {
  expect(await codeOf(items(null).priceHint({ category: 'darts' }))).toBe('UNAUTHENTICATED');
  const cars = { category: 'cars' } as unknown as { category: 'darts' };
  expect(await codeOf(items(ben).priceHint(cars))).toBe('BAD_INPUT');
});

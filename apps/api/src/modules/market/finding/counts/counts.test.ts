import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../../testing/index.ts';
import { insertAd } from '../../testing-ads.ts';
import { type Columns, day, EVERYTHING, insertAds } from '../list/testing.ts';
import { countBits } from './counts.ts';

const api = useTestApi({ now: '2026-11-20T11:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let ids: Record<string, number> = {};

beforeAll(async () => {
  anna = await api.createMember({ zip_code: '50667', country: 'DE' });
  ben = await api.createMember();
  ids = await insertAds(api, { seller: anna, shop: await api.createMember() });
});

const as = (member: TestMember | null) => api.callerFor(member).market;
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id) ?? `${id}`;
type Wish = Parameters<ReturnType<typeof as>['items']['list']>[0];
const found = async (wish: Wish = {}, member: TestMember | null = null) =>
  (await as(member).items.list(wish)).items.map(({ id }) => nameOf(id));

it('bits are counted up to the ends of both numbers', () => {
  const high = [2 ** 31, 2 ** 31 + 1];
  const { ofBit } = countBits({ low: [2 ** 30 + 1, 1], high, weights: [], shares: [] }, false);
  expect(ofBit.flatMap((count, bit) => (count > 0 ? [[bit, count]] : []))).toEqual([
    [0, 2],
    [30, 1],
    [31, 1],
    [62, 2],
  ]);
});

describe('the counts', () => {
  const counts = async (wish: Parameters<ReturnType<typeof as>['items']['counts']>[0] = {}) => {
    const { total, groups } = await as(null).items.counts(wish);
    const of = (filter: keyof typeof groups) =>
      Object.fromEntries(groups[filter].map(({ value, count }) => [value, count]));
    return { total, of };
  };

  it('are of each value under all filters but its own', async () => {
    const all = await counts();
    expect(all.total).toEqual({ count: 5, isMore: false });
    expect(all.of('category')).toEqual({ darts: 3, boards: 1, shafts: 1 });
    expect(all.of('tip')).toEqual({ steel: 2, soft: 1 });
    expect(all.of('boardSegments')).toEqual({ blade: 1 });
    expect(all.of('weight')).toEqual({ 18: 1, 23: 2 });
    expect(all.of('tungsten')).toEqual({ 80: 1, 90: 2 });
    expect(all.of('price')).toEqual({ '0-25': 2, '25-50': 3, '50-100': 1, '100-250': 1 });
    const steel = await counts({ tip: ['steel'], price: ['25-50'], weightTo: 23 });
    expect(steel.total.count).toBe(1);
    expect(steel.of('tip')).toEqual({ steel: 1 });
    expect(steel.of('barrelShape')).toEqual({ straight: 1 });
    expect(steel.of('weight')).toEqual({ 23: 2 });
    expect(steel.of('price')).toEqual({ '25-50': 1, '50-100': 1 });
  });

  it('count what is typed and what is near, too', async () => {
    expect((await counts({ search: 'winmau steel' })).total.count).toBe(1);
    expect((await counts({ zipCode: '53111', radius: 50 })).of('category')).toEqual({
      darts: 2,
      shafts: 1,
    });
  });
});

describe('the own set', () => {
  const set = { tip: 'steel', weight: 23, shaftLength: 'short', flightShape: 'slim' } as const;

  it('is its member’s alone, and tells what fits', async () => {
    expect(await as(anna).ownSet.get()).toBeNull();
    expect((await as(ben).items.list({})).items.every(({ fits }) => fits === null)).toBe(true);
    await as(ben).ownSet.save({ ...set, name: 'Meine Bolide', grip: 'ring' });
    expect(await as(ben).ownSet.get()).toMatchObject({
      ...set,
      name: 'Meine Bolide',
      points: null,
    });
    expect(await as(anna).ownSet.get()).toBeNull();
    const { items } = await as(ben).items.list({});
    const fits = Object.fromEntries(items.map(({ id, fits }) => [nameOf(id), fits]));
    expect(fits).toMatchObject({
      straight: ['tip', 'weight', 'grip'],
      torpedo: ['tip', 'weight'],
      soft: null,
      shaft: ['shaftLength'],
    });
    expect(await found({ fitsOwnSet: true }, ben)).toEqual(['shaft', 'torpedo', 'straight']);
    expect(await found({ fitsOwnSet: true, search: 'winmau' }, ben)).toEqual(['torpedo']);
    await as(ben).ownSet.save({ weight: 18, tip: 'soft' });
    expect(await found({ fitsOwnSet: true }, ben)).toEqual(['soft']);
  });

  it('is refused for visitors and for what is none', async () => {
    expect(await codeOf(as(null).ownSet.get())).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(null).ownSet.save(set))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(ben).ownSet.save({ weight: 3 }))).toBe('BAD_INPUT');
    expect(await codeOf(as(ben).ownSet.save({ tip: 'gum' as 'soft' }))).toBe('BAD_INPUT');
    // a reader who has said nothing gets everything
    expect(await found({ fitsOwnSet: true })).toEqual(EVERYTHING);
  });
});

describe('similar ads', () => {
  it('have most in common, and are of others', async () => {
    const similar = async (id: number | undefined) =>
      (await as(null).items.similar({ id: id ?? 0 })).map((card) => card.id);
    const own = { published_at: day(3), tip: 'steel', weight_tenths: 230 } as const;
    const other = (columns: Columns) =>
      insertAd(api, ben, { ...own, category: 'darts', condition: 'good', ...columns });
    const alike = await other({
      brand: 'target',
      tungsten: 90,
      barrel_shape: 'straight',
      price_cents: 4900,
    });
    const lighter = await other({
      weight_tenths: 220,
      barrel_shape: 'straight',
      price_cents: 5200,
    });
    const soft = await other({ tip: 'soft', weight_tenths: 180, price_cents: 900 });
    const flights = await other({ category: 'flights', tip: null, weight_tenths: null });
    expect((await similar(ids.straight)).slice(0, 2)).toEqual([alike, lighter]);
    expect(await similar(ids.straight)).toContain(soft);
    expect(await similar(ids.straight)).not.toContain(flights);
    expect(await similar(ids.straight)).not.toContain(ids.torpedo);
    expect(await as(null).items.similar({ id: ids.straight ?? 0, limit: 1 })).toHaveLength(1);
    expect(await similar(999_999)).toEqual([]);
    expect(await codeOf(as(null).items.similar({ id: 1, limit: 5 }))).toBe('BAD_INPUT');
    await api.deps.db
      .updateTable('market_items')
      .set({ status: 'paused' })
      .where('id', 'in', [alike, lighter, soft, flights])
      .execute();
  });
});

import type { DB } from '@oche/db';
import { type Insertable, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { codeOf, type TestMember } from '../../../testing/index.ts';
import { insertAd } from '../testing-ads.ts';
import { bitsOf, listNames, maskOf, valuesOf } from './bits.ts';

const NOW = '2026-11-20T11:00:00Z';
const server = useTestApp({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let shop: TestMember;

type Columns = Partial<Insertable<DB['market_items']>>;
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const KOELN = { zip_code: '50667', city: 'Köln', latitude: 50.938, longitude: 6.957 };
const BONN = { zip_code: '53111', city: 'Bonn', latitude: 50.74, longitude: 7.098 };
const BERLIN = { zip_code: '10115', city: 'Berlin', latitude: 52.532, longitude: 13.385 };

const ads: Record<string, Columns> = {
  straight: {
    title: 'Target Bolide',
    brand: 'Target',
    tip: 'steel',
    weight_tenths: 230,
    tungsten: 90,
    barrel_shape: 'straight',
    grip: 'ring',
    price_cents: 5000,
    wear: 2,
    ...KOELN,
  },
  torpedo: {
    title: 'Winmau Torpedo mit Tasche',
    brand: 'Winmau',
    tip: 'steel',
    weight_tenths: 234,
    tungsten: 90,
    barrel_shape: 'torpedo',
    price_cents: 2500,
    condition: 'good',
    ...BONN,
  },
  soft: {
    title: 'Gerade Softdarts',
    tip: 'soft',
    weight_tenths: 180,
    tungsten: 80,
    barrel_shape: 'straight',
    price_cents: 12_000,
    ships: false,
    status: 'reserved',
    ...BERLIN,
  },
  shaft: {
    title: 'Nylonschäfte',
    category: 'shafts',
    shaft_length: 'short',
    shaft_material: 'nylon',
    price_cents: 300,
    ...KOELN,
  },
  board: {
    title: 'Unicorn Eclipse',
    category: 'boards',
    board_segments: 'blade',
    price_cents: 3999,
    seller_type: 'business',
    // nobody knows the postal codes there
    country: 'NL',
    zip_code: '1012 AB',
    city: 'Amsterdam',
  },
  wanted: {
    title: 'Suche 23 g',
    intent: 'wanted',
    weight_tenths: 230,
    price_cents: 4000,
    ...KOELN,
  },
  paused: { title: 'Pausiert', status: 'paused' },
  blocked: { title: 'Gesperrt', review: 'blocked' },
  waiting: { title: 'Wartet', review: 'waiting' },
};
const ids: Record<string, number> = {};

beforeAll(async () => {
  anna = await server.api.createMember({ zip_code: '50667', country: 'DE' });
  ben = await server.api.createMember();
  shop = await server.api.createMember();
  for (const [index, [name, columns]] of Object.entries(ads).entries()) {
    const seller = name === 'board' ? shop : anna;
    const published_at = day(1 + index);
    ids[name] = await insertAd(server.api, seller, { published_at, ...columns });
  }
});

const as = (member: TestMember | null) => server.api.callerFor(member).market;
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id) ?? `${id}`;
type Wish = Parameters<ReturnType<typeof as>['items']['list']>[0];
const found = async (wish: Wish = {}, member: TestMember | null = null) =>
  (await as(member).items.list(wish)).items.map(({ id }) => nameOf(id));

const EVERYTHING = ['board', 'shaft', 'soft', 'torpedo', 'straight'];

describe('the list', () => {
  it('has what everybody sees, page by page, in every order', async () => {
    const orders = {
      newest: EVERYTHING,
      oldest: EVERYTHING.toReversed(),
      price_asc: ['shaft', 'torpedo', 'board', 'straight', 'soft'],
      price_desc: ['soft', 'straight', 'board', 'torpedo', 'shaft'],
      popular: EVERYTHING,
      nearby: ['shaft', 'straight', 'torpedo', 'soft', 'board'],
    } as const;
    for (const [sort, expected] of Object.entries(orders)) {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const asked = { sort: sort as keyof typeof orders, limit: 2, zipCode: '50667', cursor };
        const page = await as(null).items.list(asked);
        names.push(...page.items.map(({ id }) => nameOf(id)));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      if (sort === 'nearby') expect(names.slice(0, 2).sort()).toEqual(['shaft', 'straight']);
      else expect([sort, names]).toEqual([sort, expected]);
      expect(names.toSorted()).toEqual(EVERYTHING.toSorted());
    }
  });

  it('refuses what is no cursor, and takes `nearby` without a place for `newest`', async () => {
    const { nextCursor } = await as(null).items.list({ limit: 1, sort: 'price_asc' });
    for (const cursor of ['WyJ4Il0', nextCursor ?? '']) {
      expect(await codeOf(as(null).items.list({ cursor }))).toBe('BAD_INPUT');
    }
    expect(await codeOf(as(null).items.list({ radius: 4 }))).toBe('BAD_INPUT');
    expect(await found({ sort: 'nearby', radius: 5 })).toEqual(EVERYTHING);
  });

  it('is narrowed by every attribute', async () => {
    const cases: [Wish, string[]][] = [
      [{ intent: 'wanted' }, ['wanted']],
      [{ intent: 'all', weightFrom: 23, weightTo: 23 }, ['wanted', 'straight']],
      [{ category: ['shafts', 'boards'] }, ['board', 'shaft']],
      [{ condition: ['good'] }, ['torpedo']],
      [{ price: ['0-25'] }, ['shaft', 'torpedo']],
      [{ price: ['25-50', '100-250'] }, ['board', 'soft', 'torpedo', 'straight']],
      [{ priceFrom: 39.99, priceTo: 50 }, ['board', 'straight']],
      [{ sellerType: ['business'] }, ['board']],
      [{ delivery: ['shipping'], category: ['darts'] }, ['torpedo', 'straight']],
      [{ tip: ['soft'] }, ['soft']],
      [{ weightFrom: 23.1 }, ['torpedo']],
      [{ tungstenFrom: 85 }, ['torpedo', 'straight']],
      [{ tungstenTo: 85 }, ['soft']],
      [{ barrelShape: ['straight', 'torpedo'], tip: ['steel'] }, ['torpedo', 'straight']],
      [{ grip: ['ring', 'shark'] }, ['straight']],
      [{ shaftLength: ['short'], shaftMaterial: ['nylon', 'carbon'] }, ['shaft']],
      [{ boardSegments: ['blade'] }, ['board']],
      [{ wearTo: 2 }, ['straight']],
      [{ wearTo: 1 }, []],
      [{ brand: 'WINMAU' }, ['torpedo']],
      [{ location: 'Koeln' }, ['shaft', 'straight']],
      [{ location: '53111' }, ['torpedo']],
      [{ seller: shop.id }, ['board']],
      [{ exclude: ids.board }, ['shaft', 'soft', 'torpedo', 'straight']],
    ];
    for (const [wish, expected] of cases)
      expect([wish, await found(wish)]).toEqual([wish, expected]);
  });

  it('has distances to the areas of postal codes, and radii around them', async () => {
    const { items, origin } = await as(null).items.list({
      zipCode: '53111',
      sort: 'nearby',
      radius: 50,
    });
    expect(items.map(({ id }) => nameOf(id))[0]).toBe('torpedo');
    expect(items).toHaveLength(3);
    expect(items[0]?.distanceKm).toBeLessThan(5);
    expect(items[2]?.distanceKm).toBeGreaterThan(20);
    expect(origin).toMatchObject({ source: 'zipCode', zipCode: '53111' });
    expect(await found({ zipCode: '53111', radius: 10 })).toEqual(['torpedo']);
    expect(await found({ latitude: 52.5, longitude: 13.4, radius: 200 })).toEqual(['soft']);
    // the member's own postal code
    expect(await found({ radius: 5 }, anna)).toEqual(['shaft', 'straight']);
    const unknown = await as(null).items.list({ zipCode: '00000' });
    expect(unknown).toMatchObject({ origin: null, unknownZipCode: '00000' });
    expect(unknown.items[0]?.distanceKm).toBeNull();
  });

  it('understands what is typed, and says what it has understood', async () => {
    const list = await as(null).items.list({ search: '23 g 90 % gerade' });
    expect(list.items.map(({ id }) => nameOf(id))).toEqual(['straight']);
    expect(list.words).toBe('');
    expect(list.understood.map(({ text }) => text)).toEqual(['23 g', '90 %', 'gerade']);
    expect(await found({ search: 'steeldarts winmau bis 30 €' })).toEqual(['torpedo']);
    expect(await found({ search: 'Suche darts' })).toEqual(['wanted']);
    // as words alone
    expect(await found({ search: 'gerade', asTyped: true })).toEqual(['soft']);
    // German stems, also of what was written without umlauts
    expect(await found({ search: 'nylonschaefte' })).toEqual(['shaft']);
    expect(await found({ search: 'Taschen', asTyped: true })).toEqual(['torpedo']);
    expect(await found({ search: '"Torpedo mit" -Target' })).toEqual(['torpedo']);
  });

  it('is not broken by any text', async () => {
    for (const search of ["'", '\\', "a' & 'b", ':*', '!', '""', '–', '9999 g', '%%%', "o'b"]) {
      expect(await found({ search })).toBeInstanceOf(Array);
    }
    const backwards = {
      weightFrom: 30,
      weightTo: 20,
      tungstenFrom: 95,
      tungstenTo: 80,
      priceTo: 0,
    };
    expect(await found(backwards)).toEqual([]);
    expect(
      await found({
        ...backwards,
        category: ['darts'],
        tip: ['steel'],
        radius: 50,
        zipCode: '50667',
      }),
    ).toEqual([]);
    expect(await found({ brand: "O'Neill \\", seller: "x' | '+0" })).toEqual([]);
  });

  it('leaves out who has blocked the reader, and the ads of banned members', async () => {
    await server.api.deps.db
      .insertInto('user_blocks')
      .values({ blocker_id: shop.id, blocked_id: ben.id })
      .execute();
    expect(await found({}, ben)).not.toContain('board');
    expect(await found({}, anna)).toContain('board');
  });
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
    // who has said nothing gets everything
    expect(await found({ fitsOwnSet: true })).toEqual(EVERYTHING);
  });
});

describe('similar ads', () => {
  it('have most in common, and are of others', async () => {
    const similar = async (id: number | undefined) =>
      (await as(null).items.similar({ id: id ?? 0 })).map((card) => card.id);
    const own = { published_at: day(3), tip: 'steel', weight_tenths: 230 } as const;
    const other = (columns: Columns) =>
      insertAd(server.api, ben, { ...own, category: 'darts', condition: 'good', ...columns });
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
    await server.api.deps.db
      .updateTable('market_items')
      .set({ status: 'paused' })
      .where('id', 'in', [alike, lighter, soft, flights])
      .execute();
  });
});

describe('over REST', () => {
  const get = async (query: string) => {
    const response = await server.app.inject({ url: `/api/marketplace?${query}` });
    return { status: response.statusCode, body: response.json(), link: response.headers.link };
  };

  it('is a plain list with the documented query', async () => {
    const { body, link } = await get('category=darts&price=25-50&limit=1');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      title: 'Winmau Torpedo mit Tasche',
      price: 25,
      currency: 'EUR',
      city: 'Bonn',
      sellerType: 'private',
      isAvailable: true,
      images: [],
    });
    expect(link).toContain('rel="next"');
    const titles = async (query: string) =>
      (await get(query)).body.map(({ title }: { title: string }) => title);
    expect(await titles('category=cases')).toEqual([]);
    expect(await titles('category=dartboards')).toEqual(['Unicorn Eclipse']);
    expect(await titles('condition=like-new&location=Berlin')).toEqual(['Gerade Softdarts']);
    expect(await titles(`category=all&search=winmau&exclude=${ids.board}`)).toHaveLength(1);
    expect(await titles('category=boards,shafts&sort=price_asc')).toEqual([
      'Nylonschäfte',
      'Unicorn Eclipse',
    ]);
    expect((await get('category=socks')).status).toBe(400);
    expect((await get('limit=101')).status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/latitude|@/);
  });
});

it('every value has the same bit here and in the database', async () => {
  const columns: Record<string, string> = {
    sellerType: 'seller_type',
    barrelShape: 'barrel_shape',
    shaftLength: 'shaft_length',
    shaftMaterial: 'shaft_material',
    flightShape: 'flight_shape',
    boardSegments: 'board_segments',
  };
  const others = { delivery: '', price: '', intent: '' };
  const names = listNames.filter((list) => !(list in others));
  for (const list of names) {
    for (const value of valuesOf(list)) {
      const id = await insertAd(server.api, anna, {
        status: 'paused',
        [columns[list] ?? list]: value,
      });
      const own = String(maskOf(bitsOf(list, [value])));
      const rest = valuesOf(list).filter((other) => other !== value);
      const { rows } = await sql`
        select bits & ${own}::bigint <> 0 as has,
          bits & ${String(maskOf(bitsOf(list, rest)))}::bigint = 0 as others
        from market_items where id = ${id}`.execute(server.api.deps.db);
      expect([list, value, rows[0]]).toEqual([list, value, { has: true, others: true }]);
    }
  }
});

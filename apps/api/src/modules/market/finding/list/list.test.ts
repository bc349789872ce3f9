import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../../plugins/testing.ts';
import { codeOf, type TestMember } from '../../../../testing/index.ts';
import { insertAd } from '../../testing-ads.ts';
import { bitsOf, listNames, maskOf, valuesOf } from '../terms/bits.ts';
import { EVERYTHING, insertAds } from './testing.ts';

const NOW = '2026-11-20T11:00:00Z';
const server = useTestApp({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let shop: TestMember;

let ids: Record<string, number> = {};

beforeAll(async () => {
  anna = await server.api.createMember({ zip_code: '50667', country: 'DE' });
  ben = await server.api.createMember();
  shop = await server.api.createMember();
  ids = await insertAds(server.api, { seller: anna, shop });
});

const as = (member: TestMember | null) => server.api.callerFor(member).market;
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id) ?? `${id}`;
type Wish = Parameters<ReturnType<typeof as>['items']['list']>[0];
const found = async (wish: Wish = {}, member: TestMember | null = null) =>
  (await as(member).items.list(wish)).items.map(({ id }) => nameOf(id));

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

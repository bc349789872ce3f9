import type { DB } from '@oche/db';
import { type Amenity, LOUNGE_SORTS, type LoungeSummary } from '@oche/validators/lounges/schemas';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  refusal,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge, insertLounges, setLounge } from '../testing.ts';

type Search = NonNullable<Parameters<Caller['lounges']['search']>[0]>;

/** The cathedral of Cologne. */
const COLOGNE = { latitude: 50.9413, longitude: 6.9583 };

/** Kilometres by the haversine formula, which our SQL doesn't use. */
function haversine(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) {
  const [phi, theta] = [(a.latitude * Math.PI) / 180, (b.latitude * Math.PI) / 180];
  const dPhi = theta - phi;
  const dLambda = ((b.longitude - a.longitude) * Math.PI) / 180;
  const h = Math.sin(dPhi / 2) ** 2 + Math.cos(phi) * Math.cos(theta) * Math.sin(dLambda / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

const api = useTestApi();
const owner = useMember(api);

const search = async (wish: Search = {}, member: TestMember | null = null) =>
  api.callerFor(member).lounges.search(wish);
const namesOf = async (wish: Search) => (await search(wish)).items.map(({ name }) => name);

async function allPages(wish: Search): Promise<LoungeSummary[]> {
  const items: LoungeSummary[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({
      ...wish,
      ...(cursor && { cursor }),
    });
    expect(page.items.length).toBeLessThanOrEqual(wish.limit ?? 20);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}

describe('pages of every order', () => {
  const AMENITIES: Amenity[] = ['food', 'drinks', 'wifi'];
  const HAPPY_HOUR = [
    { weekdays: [1], period: { from: '15:00', to: '17:00' }, pricePerHour: 2.5 },
    { weekdays: [6], period: { from: '20:00', to: '02:00' }, pricePerHour: 18 },
  ];
  /** Few different values, so that there are many ties, and some lounges without each of them. */
  const lounges = Array.from({ length: 160 }, (_, i): Partial<Insertable<DB['lounges']>> => {
    const step = (i * 37) % 8;
    const place = { latitude: 50.9413 + step * 0.09, longitude: 6.9583 - (step % 3) * 0.11 };
    return {
      name: `${['Goldener Löwe', 'Zum Anker', 'Bulls Eck'][i % 3]} ${i % 5}`,
      city: i % 4 === 0 ? 'Köln' : 'Brühl',
      lounge_type: (['bar', 'club', 'public_space'] as const)[i % 7 === 0 ? 1 : i % 3],
      amenities: AMENITIES.filter((_, bit) => (i >> bit) & 1),
      price_per_hour_cents: (i % 4) * 500,
      price_rules: JSON.stringify(i % 5 === 0 ? HAPPY_HOUR : []),
      rating_count: i % 6 === 0 ? 0 : 2,
      rating_sum: i % 6 === 0 ? 0 : 2 + (i % 5) * 2,
      is_active: i % 11 !== 0,
      ...(i % 9 !== 0 && place),
    };
  });

  let everything: LoungeSummary[];
  beforeAll(async () => {
    await insertLounges(api.deps.db, owner, lounges);
    everything = await allPages({ limit: 100 });
  });
  afterAll(async () => {
    await api.deps.db.updateTable('lounges').set({ is_active: false }).execute();
  });

  /** The answer that the directory should give, computed the slow way. */
  function expected(wish: Search): number[] {
    const { sort = 'newest', radius, search: text = '', type = 'all', amenities = [] } = wish;
    const origin =
      wish.latitude === undefined || wish.longitude === undefined
        ? null
        : { latitude: wish.latitude, longitude: wish.longitude };
    const kilometres = ({ latitude, longitude }: LoungeSummary) =>
      !origin || latitude === null || longitude === null
        ? Number.POSITIVE_INFINITY
        : haversine(origin, { latitude, longitude });
    const found = everything.filter(
      (lounge) =>
        `${lounge.name}\n${lounge.city}`.toLowerCase().includes(text.toLowerCase()) &&
        (type === 'all' || lounge.loungeType === type) &&
        amenities.every((amenity) => lounge.amenities.includes(amenity)) &&
        (!origin || radius === undefined || kilometres(lounge) <= radius),
    );
    const order = sort === 'distance' && !origin ? 'newest' : sort;
    // equal distances are ordered by id, as far as the ids are known
    const metres = (lounge: LoungeSummary) => Math.round(kilometres(lounge) * 1000);
    const compare = {
      newest: (a: LoungeSummary, b: LoungeSummary) => b.id - a.id,
      rating: (a: LoungeSummary, b: LoungeSummary) =>
        (b.rating ?? 0) - (a.rating ?? 0) || b.id - a.id,
      price: (a: LoungeSummary, b: LoungeSummary) => a.priceFrom - b.priceFrom || a.id - b.id,
      distance: (a: LoungeSummary, b: LoungeSummary) =>
        metres(a) === metres(b)
          ? (a.id - b.id) * (metres(a) === Number.POSITIVE_INFINITY ? -1 : 1)
          : metres(a) - metres(b),
    }[order];
    return found.sort(compare).map(({ id }) => id);
  }

  it('has the active ones only', () => {
    expect(everything).toHaveLength(lounges.filter((lounge) => lounge.is_active).length);
  });

  it('together are all that is asked for, once and in order', async () => {
    const wishes = fc.record(
      {
        sort: fc.constantFrom(...LOUNGE_SORTS),
        limit: fc.constantFrom(1, 7, 20, 50, 100),
        origin: fc.constantFrom(null, COLOGNE, { latitude: 51.2, longitude: 6.7 }),
        radius: fc.constantFrom(5, 20, 40),
        search: fc.constantFrom('', 'anker', 'LÖWE 1', 'ö', 'zz', 'bulls eck 3', 'nirgendwo'),
        type: fc.constantFrom('all' as const, 'bar' as const, 'club' as const),
        amenities: fc.subarray(AMENITIES),
      },
      { requiredKeys: ['limit', 'origin'] },
    );
    await fc.assert(
      fc.asyncProperty(wishes, async ({ origin, ...wish }) => {
        const asked = { ...wish, ...origin };
        expect((await allPages(asked)).map(({ id }) => id)).toEqual(expected(asked));
      }),
      { numRuns: 150 },
    );
  });

  it('have the price of the cheapest hours', () => {
    const cheapest = ({ pricePerHour, hasPriceRules }: LoungeSummary) =>
      hasPriceRules ? Math.min(pricePerHour, 2.5) : pricePerHour;
    expect(everything.map(({ priceFrom }) => priceFrom)).toEqual(everything.map(cheapest));
    expect(new Set(everything.map(({ priceFrom }) => priceFrom))).toEqual(
      new Set([0, 2.5, 5, 10, 15]),
    );
  });

  it('stay what they are while lounges are added', async () => {
    const first = await search({ limit: 10 });
    const added = await createLounge(api, owner);
    const second = await search({ limit: 10, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual(expected({}).slice(10, 20));
    await setLounge(api.deps.db, added.id, { is_active: false });
  });

  it.each([
    'kein Cursor',
    Buffer.from('["rating",4,1]').toString('base64url'),
    Buffer.from('["newest",1]').toString('base64url'),
    Buffer.from('["newest",1,1.5]').toString('base64url'),
    Buffer.from('["newest",null,1]').toString('base64url'),
  ])('refuse the cursor %s', async (cursor) => {
    const error = await refusal(search({ cursor }));
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { cursor: 'invalid' } });
  });

  it('refuse a price in a cursor that no lounge can have', async () => {
    const cursor = Buffer.from('["price",1e300,1]').toString('base64url');
    expect(await refusal(search({ sort: 'price', cursor }))).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('texts', () => {
  beforeAll(async () => {
    await insertLounges(api.deps.db, owner, [
      { name: 'Triple 20', city: 'Köln' },
      { name: 'Großer Müller', city: 'Düsseldorf' },
      { name: '100% Darts_Bar \\o/', city: 'Zürich' },
      { name: 'Kölner Eck', city: 'Bonn' },
    ]);
  });

  it.each(['Köln', 'Koeln', 'Koln', 'KÖLN', 'kölN', 'öln', 'Kö', 'Ko'])(
    '"%s" finds Köln however it is written, in name and city',
    async (text) => {
      expect(await namesOf({ search: text })).toEqual(['Kölner Eck', 'Triple 20']);
    },
  );

  it.each(['Mueller', 'MÜLLER', 'muller', 'grosser', 'GROßER', 'duess'])(
    '"%s" finds Großer Müller in Düsseldorf',
    async (text) => {
      expect(await namesOf({ search: text })).toEqual(['Großer Müller']);
    },
  );

  it.each(['%', '_', '\\', '100%', 's_b', '\\o/'])('"%s" is a text, no pattern', async (text) => {
    expect(await namesOf({ search: text })).toEqual(['100% Darts_Bar \\o/']);
  });

  it('a city is looked for in the city only', async () => {
    expect(await namesOf({ city: 'köln' })).toEqual(['Triple 20']);
    expect(await namesOf({ city: 'Zue', search: 'dart' })).toEqual(['100% Darts_Bar \\o/']);
    expect(await namesOf({ city: 'x' })).toEqual([]);
  });

  it('a name and the city beneath it are two texts', async () => {
    expect(await namesOf({ search: '20 K' })).toEqual([]);
    expect(await namesOf({ search: '20\nK' })).toEqual([]);
  });

  it('refuses what PostgreSQL has no letters for', async () => {
    const error = await refusal(search({ search: 'a\u0000b' }));
    expect(error.fields).toEqual({ search: 'invalidCharacters' });
  });
});

describe('where distances are measured from', () => {
  it('is the device, even when there is a postal code', async () => {
    const { origin } = await search({ ...COLOGNE, zipCode: '80331' }, owner);
    expect(origin).toEqual({ source: 'device', zipCode: null, place: null, ...COLOGNE });
  });

  it('is the postal code that was typed in, of its country', async () => {
    const german = await search({ zipCode: '50667' }, owner);
    expect(german.origin).toMatchObject({ source: 'zipCode', zipCode: '50667', place: 'Köln' });
    const austrian = await search({ zipCode: '1010', country: 'AT' });
    expect(austrian.origin?.latitude).toBeCloseTo(48.2, 1);
  });

  it('is the middle of all places of a code', async () => {
    const places = [
      { latitude: 10, longitude: 20, place: 'Oben' },
      { latitude: 11, longitude: 22, place: 'Unten' },
    ].map((place) => ({ ...place, country: 'DE', code: '00001', state: '' }));
    await api.deps.db.insertInto('postal_codes').values(places).execute();
    const { origin } = await search({ zipCode: '00001' });
    expect(origin).toMatchObject({ place: 'Oben', latitude: 10.5, longitude: 21 });
  });

  it('is the member’s own code', async () => {
    const { origin } = await search({}, owner);
    expect(origin).toMatchObject({ source: 'member', zipCode: '80331', place: 'München' });
  });

  it('is nowhere for visitors and members without a code', async () => {
    const nowhere = { origin: null, unknownZipCode: null };
    expect(await search()).toMatchObject(nowhere);
    const member = await api.createMember({ zip_code: null });
    expect(await search({}, member)).toMatchObject(nowhere);
  });

  it('is nowhere, and never some default, for a code that nobody knows', async () => {
    const wish = { zipCode: '99999', radius: 5, sort: 'distance' } as const;
    const { origin, unknownZipCode, items } = await search(wish, owner);
    expect({ origin, unknownZipCode }).toEqual({ origin: null, unknownZipCode: '99999' });
    const ids = items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(items.every(({ distance }) => distance === null)).toBe(true);
    const member = await api.createMember({ zip_code: '99999' });
    expect(await search({}, member)).toMatchObject({ origin: null, unknownZipCode: '99999' });
  });
});

describe('distances', () => {
  it('are kilometres along the great circle, to a tenth', async () => {
    const places = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const { id } = await createLounge(api, owner, { name: 'Wandernde Oche' });
    await fc.assert(
      fc.asyncProperty(places, places, async (here, there) => {
        await api.callerFor(owner).lounges.move({ id, ...there });
        const { items } = await search({ ...here, search: 'Wandernde' });
        const error = Math.abs((items[0]?.distance ?? -1) - haversine(here, there));
        expect(error).toBeLessThan(0.051);
      }),
      { numRuns: 60 },
    );
    await setLounge(api.deps.db, id, { is_active: false });
  });

  it('decide exactly who is within the radius', async () => {
    const north = (kilometres: number) => (kilometres / 6371) * (180 / Math.PI);
    const near = (kilometres: number, degrees: number) => ({
      latitude: 10 + north(kilometres) * Math.cos(degrees),
      longitude: 20 + (north(kilometres) * Math.sin(degrees)) / Math.cos((10 * Math.PI) / 180),
    });
    await insertLounges(api.deps.db, owner, [
      { name: 'drinnen', ...near(24.99, 0) },
      { name: 'draußen', ...near(25.01, 0) },
      // within the box that the index reads, but outside of the circle
      { name: 'in der Ecke', ...near(30, Math.PI / 4) },
    ]);
    const wish = { latitude: 10, longitude: 20, radius: 25 };
    for (const sort of LOUNGE_SORTS) expect(await namesOf({ ...wish, sort })).toEqual(['drinnen']);
  });
});

it('shows the first photo of a lounge, and no other', async () => {
  const { id } = await createLounge(api, owner, { name: 'Mit Bildern' });
  const uploads = ['a', 'b'].map((letter) => ({
    id: letter.repeat(26),
    owner_id: owner.id,
    width: 1600,
    height: 1200,
    widths: [400, 1600],
    bytes: 1,
    colour: '#aabbcc',
  }));
  await api.deps.db.insertInto('uploads').values(uploads).execute();
  const photos = uploads.map((upload, position) => ({
    lounge_id: id,
    position,
    upload_id: upload.id,
    description: 'Die Boards',
  }));
  await api.deps.db.insertInto('lounge_photos').values(photos).execute();
  const { items } = await search({ search: 'mit bildern' });
  expect(items.map(({ photo }) => photo)).toEqual([
    {
      id: 'a'.repeat(26),
      url: `/media/${'a'.repeat(26)}/1600.webp`,
      width: 1600,
      height: 1200,
      sources: [400, 1600].map((width) => ({
        url: `/media/${'a'.repeat(26)}/${width}.webp`,
        width,
      })),
      colour: '#aabbcc',
    },
  ]);
  const lounge = await api.callerFor(null).lounges.get({ id });
  expect(lounge.photos.map((photo) => [photo.id, photo.description])).toEqual([
    ['a'.repeat(26), 'Die Boards'],
    ['b'.repeat(26), 'Die Boards'],
  ]);
});

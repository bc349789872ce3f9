import type { Amenity } from '@oche/validators/lounges/schemas';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, useMember, useTestApi } from '../../../testing/index.ts';
import { insertLounges } from '../testing.ts';

/** More lounges than are checked before rare matches are searched in another way. */
const COMMON = 4100;

const api = useTestApi();
const owner = useMember(api);

beforeAll(async () => {
  await insertLounges(api.deps.db, owner, [
    {
      name: 'Ganz hinten',
      city: 'Xanten',
      lounge_type: 'club',
      amenities: ['outdoor'] satisfies Amenity[],
      price_per_hour_cents: 90_000,
      latitude: 51.66,
      longitude: 6.45,
    },
  ]);
  const common = Array.from({ length: COMMON }, (_, index) => ({
    name: `Lounge ${index}`,
    lounge_type: 'bar' as const,
    price_per_hour_cents: index,
    latitude: 50.9,
    longitude: 6.9,
    rating_count: 1,
    rating_sum: 5,
  }));
  for (let from = 0; from < COMMON; from += 1025) {
    await insertLounges(api.deps.db, owner, common.slice(from, from + 1025));
  }
});

type Search = Parameters<Caller['lounges']['search']>[0];
const far = { latitude: 48.1, longitude: 11.6 };

/** Each of them alone makes a search rare. */
const wishes: Record<string, Search> = {
  'a type': { type: 'club' },
  'an amenity': { amenities: ['outdoor'] },
  'a city': { city: 'Xanten' },
  'a text': { search: 'Ganz hinten' },
  'two letters': { search: 'xa' },
};

it.each(Object.entries(wishes))(
  'finds by %s what lies behind thousands of others',
  async (_, wish) => {
    for (const sort of ['newest', 'price', 'rating'] as const) {
      const { items, nextCursor } = await api.callerFor(null).lounges.search({ ...wish, sort });
      expect([items.map(({ name }) => name), nextCursor]).toEqual([['Ganz hinten'], null]);
    }
    const near = await api.callerFor(null).lounges.search({ ...wish, ...far, sort: 'distance' });
    expect(near.items.map(({ name }) => name)).toEqual(['Ganz hinten']);
  },
);

import { primaryOf } from '@oche/db';
import type { City, cityInput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getCity, listCities } from './city.queries.ts';
import { cityAddress } from './city-address.ts';
import { mapAnswersOf } from './map/map-answers.ts';

/** As many as a page can show. */
const MOST_CITIES = 60;
/** As many as one sitemap lists. */
const MOST_IN_SITEMAP = 5000;

const addressed = (city: Omit<City, 'slug'>): City => ({ ...city, slug: cityAddress(city.name) });

/** The cities with most lounges. Counting all of them takes a while, so the answer is kept like the map's. */
export const readCities = ({
  db,
  events,
}: Pick<ServiceContext, 'db' | 'events'>): Promise<City[]> =>
  mapAnswersOf(events).get({ cities: MOST_CITIES }, async () =>
    (await listCities(primaryOf(db), { limit: MOST_CITIES })).map(addressed),
  );

/** @throws AppError NOT_FOUND if no active lounge is there */
export async function readCity(
  { db }: Pick<ServiceContext, 'db'>,
  { slug }: z.output<typeof cityInput>,
): Promise<City> {
  const city = await getCity.first(db, { slug });
  if (!city) throw new AppError('NOT_FOUND');
  return addressed(city);
}

/** The addresses of the directory that everybody can read. */
export async function listCityPages({ db }: Pick<Deps, 'db'>): Promise<{ path: string }[]> {
  const cities = await listCities(db, { limit: MOST_IN_SITEMAP });
  return [
    { path: '/lounges' },
    ...cities.map(({ name }) => ({ path: `/lounges/${cityAddress(name)}` })),
  ];
}

import type {
  tournamentCitiesOutput,
  tournamentCityInput,
  tournamentCityOutput,
  tournamentDirectoryInput,
  tournamentDirectoryOutput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { addDays, instantOfDay, isoOf } from '../../../lib/time/wall-clock.ts';
import { circleOf, cityAddress, findOrigin, readCity } from '../../lounges/index.ts';
import { toSummary } from '../core/summary.ts';
import { horizonOf } from '../lists/list.service.ts';
import * as queries from './directory.queries.ts';

type Context = Pick<ServiceContext, 'db' | 'actor' | 'clock'>;
type Input = z.output<typeof tournamentDirectoryInput>;
type Output = z.infer<typeof tournamentDirectoryOutput>;

/** Where the days begin that are asked for; each tournament has the clock of its lounge, and nearly all have this one. */
const TIME_ZONE = 'Europe/Berlin';
const LATEST = '9999-12-31T00:00:00.000Z';
const position = z.tuple([z.iso.datetime(), z.int().min(0)]);

/**
 * Public tournaments to come and running, the soonest first: everywhere, in a city, or around a place. Around a postal
 * code that isn't known there are none.
 * @throws AppError BAD_INPUT for a cursor that isn't ours, NOT_FOUND for a city without a lounge
 */
export async function listDirectory(ctx: Context, input: Input): Promise<Output> {
  const now = ctx.clock.now();
  const [at, id] = input.cursor
    ? decodeCursor(position, input.cursor)
    : ([firstOf(input, now), 0] as const);
  const span: queries.Span = { viewerId: ctx.actor?.id ?? '', at, id, until: untilOf(input) };
  const place = await placeOf(ctx, input, span);
  const where = { origin: place.origin, unknownZipCode: place.unknownZipCode };
  if (!place.read) return { items: [], nextCursor: null, ...where };
  const { items, nextCursor } = await readPage(input.limit, place.read, (last) =>
    encodeCursor([last.startsAt, last.id]),
  );
  return { items: items.map((row) => toSummary(row, now.toISOString())), nextCursor, ...where };
}

/** What has begun by then is over, whatever day is asked for. */
const firstOf = ({ from }: Input, now: Date): string => {
  const horizon = horizonOf(now);
  const day = from && isoOf(instantOfDay(TIME_ZONE, from));
  return day && day > horizon ? day : horizon;
};

const untilOf = ({ until }: Input): string =>
  until ? isoOf(instantOfDay(TIME_ZONE, addDays(until, 1))) : LATEST;

type Found = Pick<Output, 'origin' | 'unknownZipCode'> & {
  /** missing where nothing can be found */
  read?: (count: number) => Promise<queries.Listed[]>;
};
const EVERYWHERE = { origin: null, unknownZipCode: null };

async function placeOf(ctx: Context, input: Input, span: queries.Span): Promise<Found> {
  const { db } = ctx;
  if (input.city !== undefined) {
    const { name, slug } = await readCity(ctx, { slug: input.city });
    return {
      ...EVERYWHERE,
      read: (limit) => queries.listInCity(db, { ...span, slug, town: name, zipCode: '', limit }),
    };
  }
  const isAsked = input.zipCode !== undefined || input.latitude !== undefined;
  if (!isAsked) {
    return { ...EVERYWHERE, read: (limit) => queries.listEverywhere(db, { ...span, limit }) };
  }
  const { origin, unknownZipCode } = await findOrigin(ctx, input);
  if (!origin) return { origin, unknownZipCode };
  const circle = circleOf(origin, input.radius);
  const words = { town: origin.place ?? '', zipCode: origin.zipCode ?? '' };
  return {
    origin,
    unknownZipCode,
    read: (limit) => queries.listAround(db, { ...span, ...circle, ...words, limit }),
  };
}

/** @throws AppError NOT_FOUND if no active lounge is there */
export async function readTournamentCity(
  ctx: Pick<ServiceContext, 'db'>,
  input: z.output<typeof tournamentCityInput>,
): Promise<z.infer<typeof tournamentCityOutput>> {
  const { name, slug } = await readCity(ctx, input);
  return { name, slug };
}

/** As many as a page can show, and as one sitemap lists. */
const MOST_CITIES = 60;
const MOST_IN_SITEMAP = 5000;

/** The cities where most is to come. */
export async function listTournamentCities(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  limit = MOST_CITIES,
): Promise<z.infer<typeof tournamentCitiesOutput>> {
  const cities = await queries.listCities(db, { since: horizonOf(clock.now()), limit });
  return cities.map((city) => ({ ...city, slug: cityAddress(city.name) }));
}

/** The addresses of the directory. */
export async function listDirectoryPages(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<{ path: string }[]> {
  const cities = await listTournamentCities(deps, MOST_IN_SITEMAP);
  return [{ path: '/events' }, ...cities.map(({ slug }) => ({ path: `/events/${slug}` }))];
}

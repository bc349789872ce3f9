import type { Executor } from '@oche/db';
import type { originOutput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { atOnce } from '../../../lib/at-once.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { type Coordinates, distanceBetween } from './great-circle.ts';
import * as queries from './place.queries.ts';

export type Origin = z.infer<typeof originOutput>;

interface Asked extends Pick<ServiceContext, 'actor'> {
  db: Executor;
}

interface Wish {
  latitude?: number | undefined;
  longitude?: number | undefined;
  zipCode?: string | undefined;
  country: string;
}

interface Found {
  origin: Origin | null;
  /** a postal code that was given, but isn't known */
  unknownZipCode: string | null;
}

const NONE: Found = { origin: null, unknownZipCode: null };

/**
 * The place from which distances are measured: the device, else the postal code that was typed,
 * else the member's own. With an unknown code there is no origin, instead of some other place.
 */
export async function findOrigin(ctx: Asked, wish: Wish): Promise<Found> {
  const { latitude, longitude, zipCode, country } = wish;
  if (latitude !== undefined && longitude !== undefined) {
    const origin = { source: 'device', zipCode: null, place: null, latitude, longitude } as const;
    return { origin, unknownZipCode: null };
  }
  if (zipCode === undefined) return findOriginOfMember(ctx);
  const row = await queries.getPlace.first(ctx.db, { country, code: zipCode });
  return found('zipCode', zipCode, row);
}

/** The origin by the member's own postal code; visitors have none. */
export async function findOriginOfMember(ctx: Asked): Promise<Found> {
  const { db, actor } = ctx;
  if (!actor) return NONE;
  const row = await atOnce(ctx, 'lounges.getPlaceOfMember', () =>
    queries.getPlaceOfMember.first(db, { userId: actor.id }),
  );
  return row ? found('member', row.code, row) : NONE;
}

/** Where another member is at home, for distances that are told roughly; null if it isn't known. */
export async function findPlaceOfMember(
  executor: Executor,
  userId: string,
): Promise<Coordinates | null> {
  const row = await queries.getPlaceOfMember.first(executor, { userId });
  if (!row || row.latitude === null || row.longitude === null) return null;
  return { latitude: row.latitude, longitude: row.longitude };
}

interface PlaceRow {
  latitude: number | null;
  longitude: number | null;
  place: string | null;
}

function found(source: 'zipCode' | 'member', zipCode: string, row: PlaceRow | undefined): Found {
  if (!row || row.latitude === null || row.longitude === null) {
    return { origin: null, unknownZipCode: zipCode };
  }
  const { latitude, longitude, place } = row;
  return { origin: { source, zipCode, place, latitude, longitude }, unknownZipCode: null };
}

/** @returns kilometres, rounded to a tenth; null without origin or coordinates */
export function distanceFrom(
  origin: Coordinates | null,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): number | null {
  if (!origin || latitude === null || longitude === null) return null;
  return Math.round(distanceBetween(origin, { latitude, longitude }) * 10) / 10;
}

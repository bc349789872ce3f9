import { type Tx, withTransaction } from '@oche/db';
import { postalCountries } from '@oche/validators/postal-countries';
import type { rankingPlaceOutput, showRankingPlaceInput } from '@oche/validators/rankings/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { lockRankings } from '../state/state.queries.ts';
import * as queries from './place.queries.ts';
import { regionOf } from './region.service.ts';

type Place = z.output<typeof rankingPlaceOutput>;

/** Where the member is found in rankings of a region. */
export async function readOwnPlace({ db, actor }: MemberContext): Promise<Place> {
  const row = await queries.getPlace.first(db, { userId: actor.id });
  const [code, zipCode] = row?.region.split(' ') ?? [];
  const country = postalCountries.find((known) => known === code);
  return { place: country && zipCode ? { country, zipCode } : null };
}

/**
 * Lets the member be found in rankings of the region around a postal code, or nowhere any more.
 * @throws AppError ZIP_CODE_UNKNOWN
 */
export async function showPlace(
  { db, actor, clock }: MemberContext,
  { place }: z.output<typeof showRankingPlaceInput>,
): Promise<Place> {
  const userId = actor.id;
  const region = place && regionOf(place.country, place.zipCode);
  if (place && !(await queries.isKnown.first(db, place))) {
    throw new AppError('ZIP_CODE_UNKNOWN', { fields: { zipCode: 'unknownZipCode' } });
  }
  await withTransaction(db, async (tx) => {
    if (!region) return hidePlace(tx, userId);
    // games that are counted at this moment take the place with them
    await lockRankings(tx, {});
    await queries.savePlace(tx, { userId, region, now: clock.now() });
    await queries.setRegion(tx, { userId, region });
  });
  return { place };
}

/** From now on the member is found in no region. */
export async function hidePlace(tx: Tx, userId: string): Promise<void> {
  await lockRankings(tx, {});
  await queries.deletePlace(tx, { userId });
  await queries.setRegion(tx, { userId, region: null });
}

import type { Executor } from '@oche/db';
import type { Actor } from '../../../../lib/actor.ts';
import { AppError } from '../../../../lib/errors.ts';
import { findOrigin } from '../../../lounges/index.ts';
import { getLounge } from './place.queries.ts';

interface Where {
  country: string;
  zipCode: string;
}

/**
 * The middle of a postal code's area. Not all countries' codes are known; an ad with another one is in no
 * list by distance, and on no map.
 */
export async function areaOf(db: Executor, actor: Actor, { country, zipCode }: Where) {
  const { origin } = await findOrigin({ db, actor }, { country, zipCode });
  return { latitude: origin?.latitude ?? null, longitude: origin?.longitude ?? null };
}

/** @throws AppError LOUNGE_NOT_FOUND */
export async function requireLounge(
  db: Executor,
  loungeId: number | null | undefined,
): Promise<void> {
  if (loungeId === null || loungeId === undefined) return;
  if (!(await getLounge.first(db, { loungeId }))) throw new AppError('LOUNGE_NOT_FOUND');
}

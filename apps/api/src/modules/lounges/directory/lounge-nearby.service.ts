import type {
  nearbyLoungesOutput,
  similarLoungesInput,
  similarLoungesOutput,
} from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { cubeOf, distanceBetween } from '../places/great-circle.ts';
import { findOriginOfMember } from '../places/origin.service.ts';
import { wholeCityPatternOf } from './lounge-filters.ts';
import * as queries from './lounge-nearby.queries.ts';
import { foldTexts } from './lounge-search.queries.ts';

/** The three lounges closest to where the member lives. */
export async function listNearbyLounges(
  ctx: MemberContext,
): Promise<z.infer<typeof nearbyLoungesOutput>> {
  const { origin } = await findOriginOfMember(ctx);
  if (!origin) return { items: [], origin };
  const rows = await queries.listNearest(ctx.db, { origin: cubeOf(origin) });
  const items = rows.map(({ id, name, city, rating, latitude, longitude }) => ({
    id,
    name,
    city,
    rating: rating ?? 0,
    distance: Math.round(distanceBetween(origin, { latitude, longitude })),
  }));
  return { items, origin };
}

/** Lounges that may be the same as the one that a member is about to add. */
export async function listSimilarLounges(
  ctx: MemberContext,
  { name, zipCode, city, country }: z.output<typeof similarLoungesInput>,
): Promise<z.infer<typeof similarLoungesOutput>> {
  const folded = await foldTexts.first(ctx.db, { text: name, city });
  if (!folded) return [];
  return queries.listSimilar(ctx.db, {
    name: folded.text,
    country,
    zipCode: zipCode ?? null,
    cityPattern: wholeCityPatternOf(folded.city),
  });
}

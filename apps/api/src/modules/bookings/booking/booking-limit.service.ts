import type { Executor } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import { type BookingRules, staffRoleOf } from '../../lounges/index.ts';
import type { Refusal } from '../rules/wish.ts';
import { countUpcoming } from './booking-limit.queries.ts';

/**
 * Why a member can't have another booking in a lounge; null if they can. Under the calendar's lock
 * this stays true until the transaction ends. The lounge's own team has no limit.
 */
export async function limitRefusal(
  executor: Executor,
  actor: Actor,
  { loungeId, maxUpcoming }: BookingRules,
  now: Date,
): Promise<Refusal | null> {
  const upcoming = await countUpcoming.first(executor, {
    loungeId,
    memberId: actor.id,
    now: now.toISOString(),
  });
  if ((upcoming?.count ?? 0) < maxUpcoming) return null;
  if (await staffRoleOf(executor, actor, loungeId)) return null;
  return { code: 'TOO_MANY_BOOKINGS', details: { max: maxUpcoming } };
}

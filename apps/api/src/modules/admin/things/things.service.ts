import { randomUUID } from 'node:crypto';
import type {
  AdminDone,
  AdminThing,
  adminHideInput,
  adminRestoreInput,
} from '@oche/validators/admin/lists';
import type { z } from 'zod';
import { requireAdmin } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { hideThing, restoreThing } from '../../moderation/index.ts';
import { notify } from '../../notifications/index.ts';
import { thingRestored } from './things.notifications.ts';

/** The kinds that these things can have in the moderators' queue, the usual one first. */
const kindsOf: Record<AdminThing, readonly [string, ...string[]]> = {
  lounge: ['lounge'],
  tournament: ['tournament'],
  item: ['item', 'listing'],
};

/**
 * Hides things, each on its own: one that can't be hidden doesn't keep the others from being hidden.
 * @throws AppError FORBIDDEN
 */
export function hideThings(
  ctx: MemberContext,
  { kind, ids, ...reasons }: z.output<typeof adminHideInput>,
): Promise<AdminDone> {
  requireAdmin(ctx.actor);
  return each(ids, (id) => hideThing(ctx, { kinds: kindsOf[kind], id, ...reasons }));
}

/**
 * Brings hidden things back, each on its own. Whoever was told that something of theirs was hidden is told of this,
 * too.
 * @throws AppError FORBIDDEN
 */
export function restoreThings(
  ctx: MemberContext,
  { kind, ids, note }: z.output<typeof adminRestoreInput>,
): Promise<AdminDone> {
  requireAdmin(ctx.actor);
  return each(ids, (id) =>
    restoreThing(ctx, { kinds: kindsOf[kind], id, note }, (tx, ownerId, entryId) =>
      notify(ctx, tx, thingRestored, {
        eventId: randomUUID(),
        recipientIds: [ownerId],
        payload: { entryId },
      }),
    ),
  );
}

/** One after the other, as each takes locks of its own. What is refused is said; anything else ends it. */
async function each(
  ids: readonly number[],
  work: (id: number) => Promise<void>,
): Promise<AdminDone> {
  const result: AdminDone = { done: [], refused: [] };
  for (const id of ids) {
    try {
      await work(id);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ id, code: error.code });
    }
  }
  return result;
}

import { type Tx, withTransaction } from '@oche/db';
import type { readNotificationInput, seePlacesInput } from '@oche/validators/notifications/schemas';
import type { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import '../notifications.events.ts';
import * as queries from './seen.queries.ts';

/*
 * Groups are locked before what is in them is read: whoever writes something new into one waits, and
 * then begins a new group, so nothing unread is ever in a read one.
 */

/** Marks as read what leads to these places, as the member has them on the screen. */
export async function seePlaces(
  ctx: MemberContext,
  { places }: z.output<typeof seePlacesInput>,
): Promise<void> {
  await withTransaction(ctx.db, (tx) => readPlaces(ctx, tx, { memberId: ctx.actor.id, places }));
}

/** The same for a service that knows in its own transaction what a member has seen. */
export async function readPlaces(
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { memberId, places }: { memberId: string; places: readonly string[] },
): Promise<void> {
  const groups = await queries.lockGroupsAt(tx, { memberId, places });
  if (groups.length === 0) return;
  const now = clock.now().toISOString();
  await queries.readItemsAt(tx, { memberId, places, now });
  await queries.closeReadGroups(tx, { ids: groups.map(({ id }) => id), now });
  await events.publish(tx, 'bell.changed', { memberIds: [memberId] });
}

/** Reads one entry; what isn't the member's, or is read already, stays as it is. */
export const readNotificationGroup = (
  ctx: MemberContext,
  { id }: z.output<typeof readNotificationInput>,
): Promise<void> => readGroups(ctx, id);

export const readAllNotifications = (ctx: MemberContext): Promise<void> => readGroups(ctx, null);

async function readGroups(ctx: MemberContext, id: number | null): Promise<void> {
  const { db, clock, events, actor } = ctx;
  const memberId = actor.id;
  await withTransaction(db, async (tx) => {
    const ids = (await queries.lockGroups(tx, { memberId, id })).map((group) => group.id);
    if (ids.length === 0) return;
    const now = clock.now().toISOString();
    await queries.readItemsOf(tx, { ids, now });
    await queries.closeReadGroups(tx, { ids, now });
    await events.publish(tx, 'bell.changed', { memberIds: [memberId] });
  });
}

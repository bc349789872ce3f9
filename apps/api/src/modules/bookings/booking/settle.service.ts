import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { changeCalendar } from '../../lounges/index.ts';
import { release } from '../boards/occupancy.service.ts';
import * as waitingList from '../offers/waiting-list.queries.ts';
import { offerFreedBoards } from '../offers/waiting-list-offers.service.ts';
import { allowed, type BookingAction } from '../rules/transitions.ts';
import { changeBookingStatus, readBookingStates } from './booking-steps.service.ts';
import * as queries from './settle.queries.ts';

/** Small, so that nobody waits long for a lounge's calendar. */
const BATCH = 100;
/** After this many batches the job ends; the rest is done a minute later. */
const BATCHES_MAX = 100;

interface Item {
  id: number;
  loungeId: number;
}

/**
 * Changes that only need time to pass: unanswered requests expire, bookings that are over are
 * completed, offers that nobody took go to the next in line, wishes end when their time has come.
 * Each is checked again under its calendar's lock, so several processes may do this at once.
 */
export async function settle(ctx: Deps): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const dueWithout = (failed: number[]) => ({ now, exceptLoungeIds: failed, limit: BATCH });
  await eachDue(
    ctx,
    (failed) => queries.listExpiredRequests(ctx.db, dueWithout(failed)),
    (tx, ids) => change(ctx, tx, ids, 'cancel'),
  );
  await eachDue(
    ctx,
    (failed) => queries.listEnded(ctx.db, dueWithout(failed)),
    (tx, ids) => change(ctx, tx, ids, 'complete'),
  );
  await eachDue(
    ctx,
    (failed) => queries.listLapsedOffers(ctx.db, dueWithout(failed)),
    (tx, ids) => endOffers(ctx, tx, ids),
  );
  await queries.endPastWishes(ctx.db, { now });
}

/** Works in batches, with one transaction per lounge. One that fails doesn't hold up the others. */
async function eachDue(
  ctx: Deps,
  list: (failed: number[]) => Promise<Item[]>,
  work: (tx: Tx, ids: number[]) => Promise<void>,
): Promise<void> {
  const failed = new Set<number>();
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const items = await list([...failed]);
    for (const [loungeId, group] of Map.groupBy(items, (item) => item.loungeId)) {
      try {
        const ids = group.map(({ id }) => id);
        await changeCalendar(ctx, loungeId, (tx) => work(tx, ids));
      } catch (error) {
        failed.add(loungeId);
        ctx.log.error({ err: error, loungeId }, 'bookings of a lounge could not be settled');
      }
    }
    if (items.length < BATCH) return;
  }
}

async function change(
  ctx: Deps,
  tx: Tx,
  ids: number[],
  action: Exclude<BookingAction, 'move'>,
): Promise<void> {
  const now = ctx.clock.now();
  const bookings = await readBookingStates(tx, ids);
  const due = bookings.filter((booking) => allowed(action, 'system', booking, now));
  await changeBookingStatus(ctx, tx, due, { action, by: 'system', userId: null });
}

/** One after the other, as boards that one offer frees may go to the next in line. They are few. */
async function endOffers(ctx: Deps, tx: Tx, ids: number[]): Promise<void> {
  for (const id of ids) await endOffer(ctx, tx, id);
}

async function endOffer(ctx: Deps, tx: Tx, id: number): Promise<void> {
  const entry = await waitingList.getEntry.first(tx, { id });
  const now = ctx.clock.now().toISOString();
  if (!entry?.offerExpiresAt || entry.offerExpiresAt > now) return;
  await waitingList.setEnded(tx, { id, status: 'expired', bookingId: null });
  await release(tx, { waitingListEntryId: id });
  await offerFreedBoards(ctx, tx, entry.loungeId, entry);
}

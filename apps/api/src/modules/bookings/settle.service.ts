import type { Tx } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import { lockCalendar } from '../lounges/index.ts';
import { changeBookingStatus, readBookingState } from './booking-change.service.ts';
import { calendarTransaction } from './calendar-transaction.ts';
import { release } from './occupancy.service.ts';
import * as queries from './settle.queries.ts';
import { allowed, type BookingAction } from './transitions.ts';
import * as waitingList from './waiting-list.queries.ts';
import { offerFreedBoards } from './waiting-list-offers.service.ts';

/** Small, so that nobody waits long for a lounge's calendar; what is left comes a minute later. */
const BATCH = 200;

interface Item {
  id: number;
  loungeId: number;
}

/**
 * What time alone changes: requests that nobody answered end, bookings that are over are completed,
 * offers that nobody took go to the next in line, wishes whose time has come end. Each is looked at
 * again under its calendar's lock, so several processes may do this at once.
 */
export async function settle(ctx: Deps): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const due = { now, limit: BATCH };
  await eachLounge(ctx, await queries.listExpiredRequests(ctx.db, due), (tx, id) =>
    change(ctx, tx, id, 'cancel'),
  );
  await eachLounge(ctx, await queries.listEnded(ctx.db, due), (tx, id) =>
    change(ctx, tx, id, 'complete'),
  );
  await eachLounge(ctx, await queries.listLapsedOffers(ctx.db, due), (tx, id) =>
    endOffer(ctx, tx, id),
  );
  await queries.endPastWishes(ctx.db, { now });
}

/** One transaction a lounge. One that fails is logged and doesn't keep the others waiting. */
async function eachLounge(
  ctx: Deps,
  items: Item[],
  work: (tx: Tx, id: number) => Promise<void>,
): Promise<void> {
  for (const [loungeId, group] of Map.groupBy(items, (item) => item.loungeId)) {
    try {
      await calendarTransaction(ctx, loungeId, async (tx) => {
        await lockCalendar(ctx, tx, loungeId);
        for (const { id } of group) await work(tx, id);
      });
    } catch (error) {
      ctx.log.error({ err: error, loungeId }, 'a lounge’s bookings could not be settled');
    }
  }
}

async function change(
  ctx: Deps,
  tx: Tx,
  id: number,
  action: Exclude<BookingAction, 'move'>,
): Promise<void> {
  const booking = await readBookingState(tx, id);
  if (!allowed(action, 'system', booking, ctx.clock.now())) return;
  await changeBookingStatus(ctx, tx, booking, { action, by: 'system', userId: null });
}

async function endOffer(ctx: Deps, tx: Tx, id: number): Promise<void> {
  const entry = await waitingList.getEntry.first(tx, { id });
  const now = ctx.clock.now().toISOString();
  if (!entry?.offerExpiresAt || entry.offerExpiresAt > now) return;
  await waitingList.setEnded(tx, { id, status: 'expired', bookingId: null });
  await release(tx, { waitingListEntryId: id });
  await offerFreedBoards(ctx, tx, entry.loungeId, entry);
}

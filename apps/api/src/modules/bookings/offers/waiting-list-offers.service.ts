import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import { WAITING_OFFER_MINUTES } from '@oche/validators/bookings/schemas';
import type { Deps } from '../../../lib/deps.ts';
import { changeCalendar, readBookingRules } from '../../lounges/index.ts';
import { notify } from '../../notifications/index.ts';
import { addMinutes, occupy, withBuffer } from '../boards/occupancy.service.ts';
import { boardsOffered } from '../notifications/bookings.notifications.ts';
import type { Span } from '../rules/span.ts';
import { timeRefusal } from '../rules/wish.ts';
import * as queries from './waiting-list.queries.ts';

const LONGEST_HORIZON_MINUTES = 731 * 24 * 60;

type Waiting = Awaited<ReturnType<typeof queries.listWaiting>>[number];

/**
 * Goes through the waiting list in order, and offers free boards to everybody whose whole wish fits
 * now. Offered boards count as taken for everybody else. Runs in the transaction in which something
 * became free, under the calendar's lock, so that nobody gets in between.
 *
 * @param freed the time for which boards became free; null for any time from now on
 */
export async function offerFreedBoards(
  ctx: Deps,
  tx: Tx,
  loungeId: number,
  freed: Span | null,
): Promise<void> {
  const time = ctx.clock.now();
  const now = time.toISOString();
  const span = { startTime: freed?.startTime ?? now, endTime: freed?.endTime ?? null };
  if (!(await queries.isAnyoneWaiting.first(tx, { loungeId, now }))) return;
  const rules = await readBookingRules(tx, {
    loungeId,
    from: span.startTime,
    to: span.endTime ?? addMinutes(now, LONGEST_HORIZON_MINUTES),
  });
  if (!rules.isActive) return;
  const { bufferMinutes } = rules;
  const line = await queries.listWaiting(tx, { loungeId, bufferMinutes, now, ...span });
  const held: (Span & { boardIds: number[] })[] = [];
  for (const entry of line) {
    // opening hours may have changed since, and the lead time may have begun
    if (timeRefusal(rules, entry, time)) continue;
    const boardIds = chooseBoards(entry, bufferMinutes, held);
    if (!boardIds) continue;
    await hold(ctx, tx, { loungeId, entry, boardIds, bufferMinutes });
    held.push({ ...withBuffer(entry, bufferMinutes), boardIds });
  }
}

/**
 * @returns the first boards that have not just been offered to others; null if there are too few
 */
function chooseBoards(
  entry: Waiting,
  bufferMinutes: number,
  held: (Span & { boardIds: number[] })[],
): number[] | null {
  const span = withBuffer(entry, bufferMinutes);
  const gone = new Set(
    held
      .filter((other) => other.startTime < span.endTime && other.endTime > span.startTime)
      .flatMap(({ boardIds }) => boardIds),
  );
  const free = entry.freeBoardIds.filter((id) => !gone.has(id));
  return free.length < entry.boardCount ? null : free.slice(0, entry.boardCount);
}

/** After new boards or changed hours anybody who waits may get an offer. */
export const offerAnew = (ctx: Deps, loungeId: number): Promise<void> =>
  changeCalendar(ctx, loungeId, (tx) => offerFreedBoards(ctx, tx, loungeId, null));

interface Hold {
  loungeId: number;
  entry: Waiting;
  boardIds: number[];
  bufferMinutes: number;
}

async function hold(
  ctx: Deps,
  tx: Tx,
  { loungeId, entry, boardIds, bufferMinutes }: Hold,
): Promise<void> {
  const limit = addMinutes(ctx.clock.now().toISOString(), WAITING_OFFER_MINUTES);
  const [offerExpiresAt = limit] = [limit, entry.startTime].sort();
  await queries.setOffered(tx, { id: entry.id, offerExpiresAt });
  const span = withBuffer(entry, bufferMinutes);
  await occupy(tx, { loungeId, boardIds, ...span }, { waitingListEntryId: entry.id });
  await notify(ctx, tx, boardsOffered, {
    // an entry may be offered something again
    eventId: randomUUID(),
    recipientIds: [entry.memberId],
    payload: { entryId: entry.id },
  });
}

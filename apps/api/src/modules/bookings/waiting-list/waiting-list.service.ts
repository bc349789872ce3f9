import type { Tx } from '@oche/db';
import {
  type Booking,
  type joinWaitingListInput,
  type takeOfferInput,
  WISHES_MAX,
  type waitingListEntryOutput,
} from '@oche/validators/bookings/schemas';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeCalendar, readBookingRules } from '../../lounges/index.ts';
import { allocateBoards, release, withBuffer } from '../boards/occupancy.service.ts';
import { getBooking } from '../booking/booking.service.ts';
import { requirePrice } from '../booking/booking-create.service.ts';
import { limitRefusal } from '../booking/booking-limit.service.ts';
import { insertBooking } from '../booking/booking-steps.service.ts';
import { type NewBooking, newBooking } from '../booking/new-booking.ts';
import * as queries from '../offers/waiting-list.queries.ts';
import { offerFreedBoards } from '../offers/waiting-list-offers.service.ts';
import { priceOf } from '../rules/price.ts';
import { intervalOf, requireNone, timeRefusal } from '../rules/wish.ts';

type WaitingListEntry = z.infer<typeof waitingListEntryOutput>;

/**
 * Puts a member on the waiting list for a time that is full. Runs under the calendar's lock: boards
 * that become free at the same moment are either seen here or offered to this member.
 *
 * @throws AppError SLOT_IS_FREE when it can be booked right away, ALREADY_WAITING for something at
 *   the same time, TOO_MANY_WISHES, TOO_MANY_BOARDS, LOUNGE_NOT_FOUND, LOUNGE_INACTIVE, or what is
 *   wrong with the times
 */
export async function joinWaitingList(
  ctx: MemberContext,
  input: z.output<typeof joinWaitingListInput>,
): Promise<WaitingListEntry> {
  requireWriter(ctx.actor);
  const { loungeId, startTime, endTime, boardCount } = input;
  const id = await changeCalendar(ctx, loungeId, async (tx) => {
    await requireFull(ctx, tx, input);
    const now = ctx.clock.now().toISOString();
    const wish = { loungeId, memberId: ctx.actor.id, startTime, endTime, now };
    await requireFewWishes(tx, wish);
    const entry = await queries.insertEntry.first(tx, {
      ...wish,
      boardCount,
      groupSize: input.groupSize ?? null,
    });
    if (!entry) throw new Error('the insert returned no entry');
    return entry.id;
  });
  const [entry] = await readEntries(ctx, id);
  if (!entry) throw new AppError('WAITING_ENTRY_NOT_FOUND');
  return entry;
}

async function requireFull(
  { clock }: MemberContext,
  tx: Tx,
  { loungeId, startTime, endTime, boardCount }: z.output<typeof joinWaitingListInput>,
): Promise<void> {
  const rules = await readBookingRules(tx, { loungeId, from: startTime, to: endTime });
  if (!rules.isActive) throw new AppError('LOUNGE_INACTIVE');
  const wish = { startTime, endTime };
  requireNone(timeRefusal(rules, wish, clock.now()));
  try {
    await allocateBoards(tx, {
      loungeId,
      ...withBuffer(wish, rules.bufferMinutes),
      wish: { boardIds: undefined, boardCount },
      boards: rules.boards.map((board) => board.id),
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'BOARD_TAKEN') return;
    throw error;
  }
  throw new AppError('SLOT_IS_FREE');
}

/** @throws AppError ALREADY_WAITING, TOO_MANY_WISHES */
async function requireFewWishes(
  tx: Tx,
  wish: Parameters<typeof queries.countOpenWishes.first>[1],
): Promise<void> {
  const { open = 0, overlapping = 0 } = (await queries.countOpenWishes.first(tx, wish)) ?? {};
  if (overlapping > 0) throw new AppError('ALREADY_WAITING');
  if (open < WISHES_MAX) return;
  throw new AppError('TOO_MANY_WISHES', { details: { max: WISHES_MAX } });
}

/**
 * The member's own entries: open ones, and those whose offer expired unused before their time came.
 */
export const listEntries = (ctx: MemberContext): Promise<WaitingListEntry[]> =>
  readEntries(ctx, null);

async function readEntries(ctx: MemberContext, id: number | null): Promise<WaitingListEntry[]> {
  const now = ctx.clock.now().toISOString();
  const rows = await queries.listEntries(ctx.db, { memberId: ctx.actor.id, now, id });
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      lounge: { id: row.loungeId, name: row.loungeName, city: row.city, timeZone: row.timeZone },
      startTime: row.startTime,
      endTime: row.endTime,
      boardCount: row.boardCount,
      groupSize: row.groupSize,
      status: row.status,
      ahead: row.status === 'waiting' ? row.ahead : null,
      offerExpiresAt: row.offerExpiresAt,
      totalPrice: row.status === 'offered' ? await priceOfOffer(ctx, row) : null,
      bookingId: row.bookingId,
    })),
  );
}

interface Priced {
  loungeId: number;
  startTime: string;
  endTime: string;
  boardCount: number;
  groupSize: number | null;
}

/**
 * Present price of the offered boards, in euro. Offers are rare, so each reads its lounge's rules.
 */
async function priceOfOffer({ db }: MemberContext, offer: Priced): Promise<number> {
  const { loungeId, startTime, endTime } = offer;
  const rules = await readBookingRules(db, { loungeId, from: startTime, to: endTime });
  return euroOf(priceOf(rules, intervalOf(offer), offer).totalCents);
}

/**
 * Removes a member from the waiting list. Boards that were offered to them go to the next in line.
 * @throws AppError WAITING_ENTRY_NOT_FOUND, also when the entry is somebody else's or over
 */
export async function leaveWaitingList(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  const { loungeId } = await requireOwnEntry(ctx, id);
  await changeCalendar(ctx, loungeId, async (tx) => {
    const entry = await queries.getEntry.first(tx, { id });
    if (entry?.status !== 'waiting' && entry?.status !== 'offered') {
      throw new AppError('WAITING_ENTRY_NOT_FOUND');
    }
    await queries.setEnded(tx, { id, status: 'left', bookingId: null });
    if (entry.status === 'waiting') return;
    await release(tx, { waitingListEntryId: id });
    await offerFreedBoards(ctx, tx, loungeId, entry);
  });
}

/**
 * Books the boards that were offered.
 * @throws AppError WAITING_ENTRY_NOT_FOUND, OFFER_OVER, LOUNGE_INACTIVE, TOO_MANY_BOOKINGS,
 *   PRICE_CHANGED
 */
export async function takeOffer(
  ctx: MemberContext,
  { id, totalPrice, notes }: z.output<typeof takeOfferInput>,
): Promise<Booking> {
  requireWriter(ctx.actor);
  const { loungeId } = await requireOwnEntry(ctx, id);
  const bookingId = await changeCalendar(ctx, loungeId, async (tx) => {
    const entry = await queries.getEntry.first(tx, { id });
    if (!entry) throw new AppError('WAITING_ENTRY_NOT_FOUND');
    requireOffer(entry, ctx.clock.now());
    const booking = await bookingOf(ctx, tx, entry, { totalPrice, notes });
    await release(tx, { waitingListEntryId: id });
    const created = await insertBooking(ctx, tx, booking, 'member');
    await queries.setEnded(tx, { id, status: 'taken', bookingId: created });
    return created;
  });
  return getBooking(ctx, { id: bookingId });
}

type Entry = NonNullable<Awaited<ReturnType<typeof queries.getEntry.first>>>;

/** Somebody else's entry is treated as if it didn't exist. */
async function requireOwnEntry(ctx: MemberContext, id: number): Promise<Entry> {
  const entry = await queries.getEntry.first(ctx.db, { id });
  if (entry?.memberId !== ctx.actor.id) throw new AppError('WAITING_ENTRY_NOT_FOUND');
  return entry;
}

/**
 * Only an offer that still stands has a time at which it expires.
 * @throws AppError OFFER_OVER
 */
function requireOffer({ offerExpiresAt }: Entry, now: Date): void {
  if (!offerExpiresAt || offerExpiresAt <= now.toISOString()) {
    throw new AppError('OFFER_OVER');
  }
}

/** @throws AppError LOUNGE_INACTIVE, TOO_MANY_BOOKINGS, PRICE_CHANGED */
async function bookingOf(
  ctx: MemberContext,
  tx: Tx,
  entry: Entry,
  { totalPrice, notes }: Pick<z.output<typeof takeOfferInput>, 'totalPrice' | 'notes'>,
): Promise<NewBooking> {
  const { loungeId, startTime, endTime, groupSize } = entry;
  const rules = await readBookingRules(tx, { loungeId, from: startTime, to: endTime });
  if (!rules.isActive) throw new AppError('LOUNGE_INACTIVE');
  requireNone(await limitRefusal(tx, ctx.actor, rules, ctx.clock.now()));
  const { totalCents } = priceOf(rules, intervalOf(entry), entry);
  requirePrice(totalCents, totalPrice);
  return newBooking(ctx, rules, {
    guest: null,
    startTime,
    endTime,
    boardIds: entry.heldBoardIds,
    isAnyBoard: true,
    groupSize,
    notes,
    priceCents: totalCents,
  });
}

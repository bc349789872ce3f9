import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { addJobs, type Jobs, type NewJob } from '../../../lib/jobs/jobs.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { notify, notifyAll, telling } from '../../notifications/index.ts';
import type { BookingChange } from '../described/booking-change.ts';
import * as kinds from './bookings.notifications.ts';
import type { DeskEvent, MemberEvent } from './events.ts';
import * as queries from './told-bookings.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** Reminds the member a day before, unless the booking no longer begins at `startTime`. */
    'bookings.reminder': { bookingId: number; startTime: string };
  }
}

type Recipients = Awaited<ReturnType<typeof queries.listRecipients>>[number];

/**
 * Tells members and owner about changes, in the same transaction: there is no notification without
 * the change, and no change without it. Guests without an account get none.
 */
export async function notifyBookingChanges(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  changes: readonly BookingChange[],
): Promise<void> {
  const told = changes.filter(({ memberId, kind }) => memberId !== null && kind !== 'marked');
  if (told.length === 0) return;
  const bookingIds = told.map(({ bookingId }) => bookingId);
  const rows = await queries.listRecipients(tx, { bookingIds });
  const recipientsOf = new Map(rows.map((row) => [row.bookingId, row]));
  const both = told.flatMap((change) => {
    const recipients = recipientsOf.get(change.bookingId);
    return recipients ? [{ change, recipients }] : [];
  });
  await notifyAll(
    ctx,
    tx,
    both.flatMap(({ change, recipients }) => [
      ...tellMember(change, recipients),
      ...tellOwner(change, recipients),
    ]),
  );
  const now = ctx.clock.now();
  await addJobs(
    tx,
    both.flatMap(({ recipients }) => reminder(recipients, now) ?? []),
  );
}

function tellMember(change: BookingChange, { status, memberId }: Recipients) {
  if (memberId === null) return [];
  const { bookingId, before, by } = change;
  const event = memberEvent(change, status);
  return [
    telling(kindOf[event], {
      eventId: randomUUID(),
      recipientIds: [memberId],
      payload: {
        bookingId,
        event,
        ...(event === 'changed' &&
          before && { before: { startAt: before.startTime, endAt: before.endTime } }),
      },
      isOwn: by === 'member',
    }),
  ];
}

const kindOf = {
  requested: kinds.bookingRequested,
  confirmed: kinds.bookingConfirmed,
  changed: kinds.bookingMoved,
  cancelled: kinds.bookingCancelled,
  declined: kinds.bookingCancelled,
  expired: kinds.bookingCancelled,
};

function memberEvent(
  { kind, by, before }: BookingChange,
  status: Recipients['status'],
): Exclude<MemberEvent, 'reminder'> {
  if (kind === 'cancelled') {
    if (by === 'system') return 'expired';
    return by === 'staff' && before?.status === 'requested' ? 'declined' : 'cancelled';
  }
  if (kind === 'moved') {
    // a moved booking that the lounge has to confirm again
    return status === 'requested' && before?.status === 'confirmed' ? 'requested' : 'changed';
  }
  return status === 'requested' ? 'requested' : 'confirmed';
}

/** The owner is told what members do, but not what the team itself does. */
function tellOwner(
  { bookingId, kind, by }: BookingChange,
  { status, memberId, ownerId }: Recipients,
) {
  if (by !== 'member' || ownerId === null || ownerId === memberId) return [];
  const event = deskEvent(kind, status);
  if (!event) return [];
  return [
    telling(event === 'requested' ? kinds.deskAsked : kinds.deskChanged, {
      eventId: randomUUID(),
      recipientIds: [ownerId],
      payload: { bookingId, event },
    }),
  ];
}

function deskEvent(kind: BookingChange['kind'], status: Recipients['status']): DeskEvent | null {
  if (kind === 'cancelled') return 'cancelled';
  if (kind !== 'created' && kind !== 'moved') return null;
  if (status === 'requested') return 'requested';
  return kind === 'created' ? 'booked' : 'moved';
}

/**
 * The job for the reminder a day before, one for each booking; null if that day has begun already.
 */
function reminder({ bookingId, status, startTime }: Recipients, now: Date): NewJob | null {
  const runAt = new Date(Date.parse(startTime) - DAY_MS);
  if (status !== 'confirmed' || runAt <= now) return null;
  const key = `bookings.reminder:${bookingId}`;
  return { name: 'bookings.reminder', payload: { bookingId, startTime }, runAt, key };
}

/** Reminds the member, if the booking is still valid and begins at the same time. */
export async function remind(
  ctx: Pick<Deps, 'db' | 'clock' | 'events'>,
  { bookingId, startTime }: Jobs['bookings.reminder'],
): Promise<void> {
  const [recipients] = await queries.listRecipients(ctx.db, { bookingIds: [bookingId] });
  if (recipients?.status !== 'confirmed' || recipients.startTime !== startTime) return;
  // too late, as the server was off
  if (startTime <= ctx.clock.now().toISOString()) return;
  const { memberId } = recipients;
  if (memberId === null) return;
  await withTransaction(ctx.db, (tx) =>
    notify(ctx, tx, kinds.bookingReminder, {
      eventId: eventIdOf(`bookings.reminder ${bookingId} ${startTime}`),
      recipientIds: [memberId],
      payload: { bookingId, event: 'reminder' },
    }),
  );
}

import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs, type Jobs, type NewJob } from '../../../lib/jobs.ts';
import { mailJob, queueMail } from '../../../lib/mail.ts';
import type { BookingChange } from '../booking/booking-change.ts';
import type { LoungeMailEvent, MemberMailEvent } from '../bookings.mails.ts';
import '../bookings.mails.ts';
import * as queries from './mail.queries.ts';

const DAY_MS = 86_400_000;

declare module '../../../lib/jobs.ts' {
  interface Jobs {
    /** Reminds the member a day before, unless the booking no longer begins at `startTime`. */
    'bookings.reminder': { bookingId: number; startTime: string };
  }
}

type Recipients = Awaited<ReturnType<typeof queries.listRecipients>>[number];

/**
 * Queues the mails to members and owner about changes, in the same transaction: there is no mail
 * without the change, and no change without its mails. Guests without an account get none.
 */
export async function queueBookingMails(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  changes: readonly BookingChange[],
): Promise<void> {
  const told = changes.filter(({ memberId, kind }) => memberId !== null && kind !== 'marked');
  if (told.length === 0) return;
  const bookingIds = told.map(({ bookingId }) => bookingId);
  const rows = await queries.listRecipients(tx, { bookingIds });
  const recipientsOf = new Map(rows.map((row) => [row.bookingId, row]));
  const now = clock.now();
  const jobs = told.flatMap((change) => {
    const recipients = recipientsOf.get(change.bookingId);
    return recipients
      ? [memberMail(change, recipients), ownerMail(change, recipients), reminder(recipients, now)]
      : [];
  });
  await addJobs(
    tx,
    jobs.filter((job) => job !== null),
  );
}

function memberMail(change: BookingChange, { status, member }: Recipients): NewJob | null {
  if (!member) return null;
  const event = memberEvent(change, status);
  const { bookingId, before } = change;
  return mailJob({
    template: 'bookings.member',
    to: member.email,
    locale: member.locale,
    params: {
      bookingId,
      event,
      ...(event === 'changed' &&
        before && { before: { startAt: before.startTime, endAt: before.endTime } }),
    },
  });
}

function memberEvent(
  { kind, by, before }: BookingChange,
  status: Recipients['status'],
): MemberMailEvent {
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
function ownerMail(
  { bookingId, kind, by }: BookingChange,
  { status, memberId, ownerId, owner }: Recipients,
): NewJob | null {
  if (by !== 'member' || !owner || ownerId === memberId) return null;
  const event = ownerEvent(kind, status);
  if (!event) return null;
  return mailJob({
    template: 'bookings.lounge',
    to: owner.email,
    locale: owner.locale,
    params: { bookingId, event },
  });
}

function ownerEvent(
  kind: BookingChange['kind'],
  status: Recipients['status'],
): LoungeMailEvent | null {
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

/** Queues the reminder, if the booking is still valid and begins at the same time. */
export async function remind(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bookingId, startTime }: Jobs['bookings.reminder'],
): Promise<void> {
  const [recipients] = await queries.listRecipients(db, { bookingIds: [bookingId] });
  if (recipients?.status !== 'confirmed' || recipients.startTime !== startTime) return;
  // too late, as the server was off
  if (startTime <= clock.now().toISOString()) return;
  const { member } = recipients;
  if (!member) return;
  const params = { bookingId, event: 'reminder' } as const;
  await withTransaction(db, (tx) =>
    queueMail(tx, { template: 'bookings.member', to: member.email, locale: member.locale, params }),
  );
}

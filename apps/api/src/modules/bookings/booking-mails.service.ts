import type { Tx } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import { addJob } from '../../lib/jobs.ts';
import { queueMail } from '../../lib/mail.ts';
import type { BookingChange } from './booking-effects.ts';
import type { LoungeMailEvent, MemberMailEvent } from './bookings.mails.ts';
import './bookings.mails.ts';
import * as queries from './mails/mail.queries.ts';

const DAY_MS = 86_400_000;

declare module '../../lib/jobs.ts' {
  interface Jobs {
    /** A day before: `startTime` says which beginning it is about. */
    'bookings.reminder': { bookingId: number; startTime: string };
  }
}

type Recipients = NonNullable<Awaited<ReturnType<typeof queries.getRecipients.first>>>;

/**
 * Queues what the member and the owner have to know of a change, in the transaction that makes it:
 * no mail without the change, no change without its mails. Guests without an account get none.
 */
export async function queueBookingMails(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  change: BookingChange,
): Promise<void> {
  if (change.memberId === null || change.kind === 'marked') return;
  const recipients = await queries.getRecipients.first(tx, { bookingId: change.bookingId });
  if (!recipients) return;
  await mailMember(tx, change, recipients);
  await mailOwner(tx, change, recipients);
  await remind(tx, change.bookingId, recipients, clock.now());
}

async function mailMember(
  tx: Tx,
  change: BookingChange,
  { status, memberEmail, memberLocale }: Recipients,
): Promise<void> {
  if (!memberEmail || !memberLocale) return;
  const event = memberEvent(change, status);
  const { bookingId, before } = change;
  await queueMail(tx, {
    template: 'bookings.member',
    to: memberEmail,
    locale: memberLocale,
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
    // where the lounge has to agree again
    return status === 'requested' && before?.status === 'confirmed' ? 'requested' : 'changed';
  }
  return status === 'requested' ? 'requested' : 'confirmed';
}

/** The owner hears of what members do, not of what the team does itself. */
async function mailOwner(
  tx: Tx,
  { bookingId, kind, by }: BookingChange,
  { status, memberId, ownerId, ownerEmail, ownerLocale }: Recipients,
): Promise<void> {
  if (by !== 'member' || !ownerEmail || !ownerLocale || ownerId === memberId) return;
  const event = ownerEvent(kind, status);
  if (!event) return;
  await queueMail(tx, {
    template: 'bookings.lounge',
    to: ownerEmail,
    locale: ownerLocale,
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

/** One reminder waits for each booking; who books for tomorrow morning needs none. */
async function remind(
  tx: Tx,
  bookingId: number,
  { status, startTime }: Recipients,
  now: Date,
): Promise<void> {
  const runAt = new Date(Date.parse(startTime) - DAY_MS);
  if (status !== 'confirmed' || runAt <= now) return;
  const key = `bookings.reminder:${bookingId}`;
  await addJob(tx, 'bookings.reminder', { bookingId, startTime }, { runAt, key });
}

/** Queues the reminder, if the booking still stands and begins when it did. */
export async function queueReminder(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { bookingId, startTime }: { bookingId: number; startTime: string },
): Promise<void> {
  const recipients = await queries.getRecipients.first(tx, { bookingId });
  if (recipients?.status !== 'confirmed' || recipients.startTime !== startTime) return;
  // the server was off until it was too late
  if (startTime <= clock.now().toISOString()) return;
  const { memberEmail, memberLocale } = recipients;
  if (!memberEmail || !memberLocale) return;
  await queueMail(tx, {
    template: 'bookings.member',
    to: memberEmail,
    locale: memberLocale,
    params: { bookingId, event: 'reminder' },
  });
}

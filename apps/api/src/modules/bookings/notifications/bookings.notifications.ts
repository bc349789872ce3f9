import type { BookingStatus } from '@oche/validators/bookings/schemas';
import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { localDateAt } from '../../../lib/time/wall-clock.ts';
import { ownsLounge } from '../../lounges/index.ts';
import { invitationOf } from './invitation.ts';
import {
  isAtOwnDesk,
  isOwnBooking,
  isStandingOffer,
  listToldBookings,
  listToldOffers,
} from './told-bookings.queries.ts';
import {
  type DeskBooking,
  deskTexts,
  type OwnBooking,
  offerTexts,
  ownTexts,
  type ToldOffer,
} from './words.ts';

const span = z.object({ startAt: z.iso.datetime(), endAt: z.iso.datetime() });
const ownPayload = z.object({
  bookingId: z.int(),
  event: z.enum([
    'requested',
    'confirmed',
    'changed',
    'cancelled',
    'declined',
    'expired',
    'reminder',
  ]),
  /** with `changed`: the former time */
  before: z.optional(span),
});
type AboutOwn = z.infer<typeof ownPayload>;

async function readBookings(deps: Deps, ids: readonly number[]) {
  const rows = await listToldBookings(deps.db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What members are told about their bookings: as long as it is true, and with an entry for the calendar. */
const own = (
  statuses: BookingStatus[],
): Omit<NotificationKind<Deps, AboutOwn, OwnBooking>, 'kind' | 'texts'> => ({
  area: 'bookings',
  payload: ownPayload,
  groupOf: ({ bookingId }) => `booking/${bookingId}`,
  placeOf: ({ bookingId }) => `booking/${bookingId}`,
  pathOf: ({ booking }) => `/bookings#booking-${booking.id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: true,
  isVisible: isOwnBooking(...statuses),
  async read(deps, told) {
    const bookings = await readBookings(
      deps,
      told.map(({ payload }) => payload.bookingId),
    );
    const now = deps.clock.now().toISOString();
    return told.map(({ payload: { bookingId, event, before = null } }) => {
      const booking = bookings.get(bookingId);
      return booking ? { booking, event, before, now } : null;
    });
  },
  calendarOf: invitationOf,
});

export const bookingRequested = notificationKind({
  ...own(['requested']),
  kind: 'bookings.requested',
  texts: ownTexts('requested'),
});

export const bookingConfirmed = notificationKind({
  ...own(['confirmed', 'completed', 'no_show']),
  kind: 'bookings.confirmed',
  texts: ownTexts('confirmed'),
});

export const bookingMoved = notificationKind({
  ...own(['requested', 'confirmed', 'completed', 'no_show']),
  kind: 'bookings.moved',
  texts: ownTexts('moved'),
});

export const bookingCancelled = notificationKind({
  ...own(['cancelled']),
  kind: 'bookings.cancelled',
  texts: ownTexts('cancelled'),
});

export const bookingReminder = notificationKind({
  ...own(['confirmed']),
  kind: 'bookings.reminder',
  isTransactional: false,
  texts: ownTexts('reminder'),
});

const offerPayload = z.object({ entryId: z.int() });

export const boardsOffered = notificationKind<Deps, z.infer<typeof offerPayload>, ToldOffer>({
  kind: 'bookings.offered',
  area: 'bookings',
  payload: offerPayload,
  groupOf: ({ entryId }) => `waiting/${entryId}`,
  placeOf: ({ entryId }) => `waiting/${entryId}`,
  pathOf: ({ entryId }) => `/bookings#waiting-${entryId}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  isVisible: isStandingOffer,
  async read({ db }, told) {
    const rows = await listToldOffers(db, { ids: told.map(({ payload }) => payload.entryId) });
    const offers = new Map(rows.map((row) => [row.entryId, row]));
    return told.map(({ payload: { entryId } }) => {
      const offer = offers.get(entryId);
      return offer?.offerExpiresAt ? { ...offer, offerExpiresAt: offer.offerExpiresAt } : null;
    });
  },
  texts: offerTexts,
});

const deskPayload = z.object({
  bookingId: z.int(),
  event: z.enum(['requested', 'booked', 'moved', 'cancelled']),
});
type AtDesk = z.infer<typeof deskPayload>;

/** What the owner of a lounge is told about what members do. */
const atDesk: Omit<NotificationKind<Deps, AtDesk, DeskBooking>, 'kind' | 'texts'> = {
  area: 'bookings',
  concerns: ownsLounge,
  payload: deskPayload,
  groupOf: ({ bookingId }) => `desk/${bookingId}`,
  placeOf: ({ bookingId }) => `desk/${bookingId}`,
  pathOf: ({ booking: { loungeId, startAt, timeZone }, event }) => {
    const date = localDateAt(timeZone, Date.parse(startAt));
    // the calendar shows cancelled ones only if it is told to
    return `/venues/${loungeId}/manage?date=${date}${event === 'cancelled' ? '&cancelled=1' : ''}`;
  },
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  isVisible: isAtOwnDesk,
  async read(deps, told) {
    const bookings = await readBookings(
      deps,
      told.map(({ payload }) => payload.bookingId),
    );
    return told.map(({ payload: { bookingId, event } }) => {
      const booking = bookings.get(bookingId);
      return booking ? { booking, event } : null;
    });
  },
};

export const deskAsked = notificationKind({
  ...atDesk,
  kind: 'bookings.deskAsked',
  answerOf: ({ bookingId, event }) =>
    event === 'requested' ? { letter: 'b', id: bookingId } : null,
  texts: deskTexts('asked'),
});

export const deskChanged = notificationKind({
  ...atDesk,
  kind: 'bookings.deskChanged',
  texts: deskTexts('desk'),
});

export const bookingNotifications = [
  bookingRequested,
  bookingConfirmed,
  bookingMoved,
  bookingCancelled,
  bookingReminder,
  boardsOffered,
  deskAsked,
  deskChanged,
];

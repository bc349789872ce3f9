import type { Locale } from '@oche/validators/common';
import { toIcal } from '../../../lib/calendar/ical.ts';
import type { Deps } from '../../../lib/deps.ts';
import type { MailContent } from '../../../lib/mail/mail.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { memberEntry } from '../described/ical-entries.ts';
import { isOver, type OwnBooking } from './words.ts';

/** The booking as an event for the calendar of its member; one that is over is taken out of it. */
export function invitationOf(
  { env }: Pick<Deps, 'env'>,
  told: OwnBooking,
  { email, locale }: { email: string; locale: Locale },
): MailContent['calendar'] {
  const { booking } = told;
  const method = isOver(told) ? 'CANCEL' : 'REQUEST';
  const bookingsUrl = publicUrl(env, '/bookings');
  const content = toIcal([memberEntry(booking, locale, bookingsUrl)], {
    host: new URL(bookingsUrl).host,
    locale,
    name: booking.loungeName,
    invitation: {
      method,
      organizer: { name: booking.loungeName, email: addressOf(env.MAIL_FROM) },
      attendee: { name: booking.guest, email },
    },
  });
  return { method, content };
}

/** "Oche <no-reply@oche.test>" → "no-reply@oche.test" */
const addressOf = (mailbox: string): string => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();

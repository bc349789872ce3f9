import type { Locale } from '@oche/validators/common';
import type { Deps } from '../../../lib/deps.ts';
import type { MailContent, MailTemplates } from '../../../lib/mail.ts';
import { layoutMail, type MailText } from '../../../lib/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import '../bookings.mails.ts';
import type { DescribedBooking } from '../booking/described.select.ts';
import type { MemberMailEvent } from '../bookings.mails.ts';
import { toIcal } from '../feeds/ical.ts';
import { memberEntry } from '../feeds/ical-entries.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { formatAddress, formatMoment, formatPrice, formatSpan } from './format.ts';
import { getBookingForMail, getOfferForMail } from './mail.queries.ts';
import type { MailTexts, Text } from './texts.ts';

const texts: Record<Locale, MailTexts> = { de, en };

type TemplateDeps = Pick<Deps, 'db' | 'clock' | 'env'>;
type Facts = [label: string, value: string][];

/**
 * The statuses in which a mail is still true. A member who cancels within the same minute gets only
 * the mail about that.
 */
const TRUE_WHILE: Record<MemberMailEvent, DescribedBooking['status'][]> = {
  requested: ['requested'],
  confirmed: ['confirmed', 'completed', 'no_show'],
  changed: ['requested', 'confirmed', 'completed', 'no_show'],
  reminder: ['confirmed'],
  cancelled: ['cancelled'],
  declined: ['cancelled'],
  expired: ['cancelled'],
};
const ENDS: MemberMailEvent[] = ['cancelled', 'declined', 'expired'];

/**
 * The mails about bookings. They are written when they are sent, so a retry says nothing outdated.
 */
export function bookingMails(deps: TemplateDeps): MailTemplates {
  const { db, clock, env } = deps;
  const bookingsUrl = publicUrl(env, '/bookings');

  return {
    async 'bookings.member'({ to, locale, params: { bookingId, event, before } }) {
      const booking = await getBookingForMail.first(db, { id: bookingId });
      if (!booking || !TRUE_WHILE[event].includes(booking.status)) return null;
      const moment = (time: string) => formatMoment(time, booking.timeZone, locale);
      const text = texts[locale].member[event]({
        lounge: booking.loungeName,
        start: moment(booking.startAt),
        before:
          before && isOther(before, booking) ? formatSpan(before, booking.timeZone, locale) : null,
        expiresAt: booking.expiresAt && moment(booking.expiresAt),
        cancelledBy: booking.cancelledAs,
        reason: booking.cancelReason,
      });
      const isOver = ENDS.includes(event);
      const facts = [
        ...whenAndWhere(booking, locale),
        ...details(booking, locale),
        ...(isOver || booking.cancellableUntil <= clock.now().toISOString()
          ? []
          : fact(texts[locale].labels.cancelUntil, moment(booking.cancellableUntil))),
      ];
      return {
        ...layout(locale, text, facts, bookingsUrl),
        calendar: calendarOf(booking, { to, locale, isOver }),
      };
    },

    async 'bookings.lounge'({ locale, params: { bookingId, event } }) {
      const booking = await getBookingForMail.first(db, { id: bookingId });
      if (!booking || (booking.status === 'cancelled') !== (event === 'cancelled')) return null;
      const moment = (time: string) => formatMoment(time, booking.timeZone, locale);
      const text = texts[locale].lounge[event]({
        lounge: booking.loungeName,
        guest: booking.guest,
        start: moment(booking.startAt),
        expiresAt: booking.expiresAt && moment(booking.expiresAt),
        reason: booking.cancelReason,
      });
      const { labels } = texts[locale];
      const facts = [
        ...fact(labels.guest, booking.guest),
        ...fact(labels.when, formatSpan(booking, booking.timeZone, locale)),
        ...details(booking, locale),
        ...fact(labels.notes, booking.notes),
      ];
      return layout(locale, text, facts, publicUrl(env, `/venues/${booking.loungeId}/manage`));
    },

    async 'bookings.offer'({ locale, params: { entryId } }) {
      const offer = await getOfferForMail.first(db, { entryId });
      // only an offer that still stands has it
      if (!offer?.offerExpiresAt) return null;
      const until = new Intl.DateTimeFormat(locale, {
        timeStyle: 'short',
        timeZone: offer.timeZone,
      }).format(new Date(offer.offerExpiresAt));
      const start = formatMoment(offer.startAt, offer.timeZone, locale);
      const text = texts[locale].offer({ lounge: offer.loungeName, start, until });
      return layout(locale, text, whenAndWhere(offer, locale), bookingsUrl);
    },
  };

  function calendarOf(
    booking: DescribedBooking,
    { to, locale, isOver }: { to: string; locale: Locale; isOver: boolean },
  ): MailContent['calendar'] {
    const method = isOver ? 'CANCEL' : 'REQUEST';
    const content = toIcal([memberEntry(booking, locale, bookingsUrl)], {
      host: new URL(bookingsUrl).host,
      locale,
      name: booking.loungeName,
      invitation: {
        method,
        organizer: { name: booking.loungeName, email: addressOf(env.MAIL_FROM) },
        attendee: { name: booking.guest, email: to },
      },
    });
    return { method, content };
  }
}

function layout(locale: Locale, text: Text, facts: Facts, url: string): MailContent {
  const { button, ...rest } = text;
  const mail: MailText = {
    ...rest,
    paragraphs: [texts[locale].greeting, ...text.paragraphs],
    facts,
    action: { label: button, url },
  };
  return layoutMail(mail);
}

/** Whether the time has changed; a move to other boards alone doesn't mention the former time. */
const isOther = (before: { startAt: string; endAt: string }, now: DescribedBooking): boolean =>
  before.startAt !== now.startAt || before.endAt !== now.endAt;

/** One line with a fact; nothing if there is no value. */
const fact = (label: string, value: string | null): Facts => (value ? [[label, value]] : []);

function whenAndWhere(
  place: Pick<
    DescribedBooking,
    'startAt' | 'endAt' | 'timeZone' | 'loungeName' | 'address' | 'zipCode' | 'city'
  >,
  locale: Locale,
): Facts {
  const { labels } = texts[locale];
  return [
    ...fact(labels.when, formatSpan(place, place.timeZone, locale)),
    ...fact(labels.where, `${place.loungeName}, ${formatAddress(place)}`),
  ];
}

function details(booking: DescribedBooking, locale: Locale): Facts {
  const { labels } = texts[locale];
  return [
    ...fact(labels.boards, booking.boards.join(', ')),
    ...fact(labels.group, booking.groupSize === null ? null : String(booking.groupSize)),
    ...fact(labels.price, formatPrice(booking.priceCents, locale)),
  ];
}

/** "Oche <no-reply@oche.test>" → "no-reply@oche.test" */
const addressOf = (mailbox: string): string => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();

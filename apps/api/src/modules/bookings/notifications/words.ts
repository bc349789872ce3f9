import type { Locale } from '@oche/validators/common';
import type { NotificationMail, NotificationTexts } from '../../../lib/declared/notifiable.ts';
import { clockText, momentText } from '../../../lib/time/time-text.ts';
import type { DescribedBooking } from '../described/described.select.ts';
import { formatAddress, formatPrice, formatSpan } from '../mails/format.ts';
import type { DeskEvent, MemberEvent } from './events.ts';
import type { Text } from './mail-texts.ts';
import { de } from './mails-de.ts';
import { en } from './mails-en.ts';
import { titles } from './texts.ts';

const mails = { de, en };

interface Span {
  startAt: string;
  endAt: string;
}

/** A booking that its member is told of. */
export interface OwnBooking {
  booking: DescribedBooking;
  event: MemberEvent;
  /** with `changed`: the former time */
  before: Span | null;
  /** ISO time at which this is read */
  now: string;
}

/** A booking that the owner of its lounge is told of. */
export interface DeskBooking {
  booking: DescribedBooking;
  event: DeskEvent;
}

/** Boards that the waiting list holds for a member. */
export interface ToldOffer
  extends Span,
    Pick<DescribedBooking, 'loungeName' | 'address' | 'zipCode' | 'city' | 'timeZone'> {
  entryId: number;
  offerExpiresAt: string;
}

type Facts = [label: string, value: string][];
type OwnLabel = 'requested' | 'confirmed' | 'moved' | 'cancelled' | 'reminder';

const ENDS: readonly MemberEvent[] = ['cancelled', 'declined', 'expired'];

/** Whether it takes the booking out of the member's calendar. */
export const isOver = ({ event }: OwnBooking): boolean => ENDS.includes(event);

/** When it is, and why it was cancelled, if somebody said so. */
const spanText = (booking: DescribedBooking, reason: string | null, locale: Locale): string =>
  [formatSpan(booking, booking.timeZone, locale), reason].filter(Boolean).join(' · ');

export const ownTexts = (label: OwnLabel): Record<Locale, NotificationTexts<OwnBooking>> =>
  inBoth((locale) => {
    const titleOf = ({ booking, event }: OwnBooking) => titles[locale].member[event](booking);
    // who cancelled it knows why
    const factsOf = ({ booking }: OwnBooking) =>
      spanText(booking, booking.cancelledAs === 'member' ? null : booking.cancelReason, locale);
    return {
      label: titles[locale].labels[label],
      page: (told) => ({ title: titleOf(told), excerpt: factsOf(told) }),
      push: (told) => ({ title: titleOf(told), body: factsOf(told) }),
      mail: (told) => ownMail(told, locale),
    };
  });

function ownMail(told: OwnBooking, locale: Locale): NotificationMail {
  const { booking, event, before, now } = told;
  const moment = (time: string) => momentText(time, locale, booking.timeZone);
  const text = mails[locale].member[event]({
    lounge: booking.loungeName,
    start: moment(booking.startAt),
    before:
      before && isOther(before, booking) ? formatSpan(before, booking.timeZone, locale) : null,
    expiresAt: booking.expiresAt && moment(booking.expiresAt),
    cancelledBy: booking.cancelledAs,
    reason: booking.cancelReason,
  });
  return withFacts(text, [
    ...whenAndWhere(booking, locale),
    ...details(booking, locale),
    ...(isOver(told) || booking.cancellableUntil <= now
      ? []
      : fact(mails[locale].labels.cancelUntil, moment(booking.cancellableUntil))),
  ]);
}

export const deskTexts = (
  label: 'asked' | 'desk',
): Record<Locale, NotificationTexts<DeskBooking>> =>
  inBoth((locale) => {
    const titleOf = ({ booking, event }: DeskBooking) => titles[locale].desk[event](booking);
    const factsOf = ({ booking }: DeskBooking) => spanText(booking, booking.cancelReason, locale);
    return {
      label: titles[locale].labels[label],
      page: (told) => ({ title: titleOf(told), excerpt: factsOf(told) }),
      push: (told) => ({ title: titleOf(told), body: factsOf(told) }),
      mail: (told) => deskMail(told, locale),
    };
  });

function deskMail({ booking, event }: DeskBooking, locale: Locale): NotificationMail {
  const moment = (time: string) => momentText(time, locale, booking.timeZone);
  const text = mails[locale].lounge[event]({
    lounge: booking.loungeName,
    guest: booking.guest,
    start: moment(booking.startAt),
    expiresAt: booking.expiresAt && moment(booking.expiresAt),
    reason: booking.cancelReason,
  });
  const { labels } = mails[locale];
  return withFacts(text, [
    ...fact(labels.guest, booking.guest),
    ...fact(labels.when, formatSpan(booking, booking.timeZone, locale)),
    ...details(booking, locale),
    ...fact(labels.notes, booking.notes),
  ]);
}

export const offerTexts: Record<Locale, NotificationTexts<ToldOffer>> = inBoth((locale) => {
  const titleOf = ({ loungeName }: ToldOffer) => titles[locale].offered(loungeName);
  const spanOf = (offer: ToldOffer) => formatSpan(offer, offer.timeZone, locale);
  return {
    label: titles[locale].labels.offered,
    page: (offer) => ({ title: titleOf(offer), excerpt: spanOf(offer) }),
    push: (offer) => ({ title: titleOf(offer), body: spanOf(offer) }),
    mail: (offer) => {
      const until = clockText(offer.offerExpiresAt, locale, offer.timeZone);
      const start = momentText(offer.startAt, locale, offer.timeZone);
      const text = mails[locale].offer({ lounge: offer.loungeName, start, until });
      return withFacts(text, whenAndWhere(offer, locale));
    },
  };
});

function inBoth<Texts>(write: (locale: Locale) => Texts): Record<Locale, Texts> {
  return { de: write('de'), en: write('en') };
}

const withFacts = (text: Text, facts: Facts): NotificationMail => ({ ...text, facts });

/** Whether the time has changed; a move to other boards alone doesn't mention the former time. */
const isOther = (before: Span, now: Span): boolean =>
  before.startAt !== now.startAt || before.endAt !== now.endAt;

/** One line with a fact; nothing if there is no value. */
const fact = (label: string, value: string | null): Facts => (value ? [[label, value]] : []);

function whenAndWhere(place: Omit<ToldOffer, 'entryId' | 'offerExpiresAt'>, locale: Locale): Facts {
  const { labels } = mails[locale];
  return [
    ...fact(labels.when, formatSpan(place, place.timeZone, locale)),
    ...fact(labels.where, `${place.loungeName}, ${formatAddress(place)}`),
  ];
}

function details(booking: DescribedBooking, locale: Locale): Facts {
  const { labels } = mails[locale];
  return [
    ...fact(labels.boards, booking.boards.join(', ')),
    ...fact(labels.group, booking.groupSize === null ? null : String(booking.groupSize)),
    ...fact(labels.price, formatPrice(booking.priceCents, locale)),
  ];
}

import type { Locale } from '@oche/validators/common';

const TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

interface Span {
  /** ISO times */
  startAt: string;
  endAt: string;
}

/**
 * A booking's time on the lounge's clock, with the weekday: "Freitag, 27. November 2026, 19:00 bis
 * 21:00 Uhr". If the clock changes in between, the times have their zones, too.
 */
export function formatSpan({ startAt, endAt }: Span, timeZone: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'full', timeZone });
  const start = new Date(startAt);
  const end = new Date(endAt);
  const zoneOf = (time: Date) =>
    new Intl.DateTimeFormat(TAGS[locale], { timeZone, timeZoneName: 'short' })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const hasChange = zoneOf(start) !== zoneOf(end);
  const clock = (time: Date) => {
    const text = new Intl.DateTimeFormat(TAGS[locale], { timeStyle: 'short', timeZone }).format(
      time,
    );
    return hasChange ? `${text} ${zoneOf(time)}` : text;
  };
  return locale === 'de'
    ? `${day.format(start)}, ${clock(start)} bis ${clock(end)}${hasChange ? '' : ' Uhr'}`
    : `${day.format(start)}, ${clock(start)} to ${clock(end)}`;
}

/** A moment on the lounge's clock: "Freitag, 27. November, 17:00". */
export function formatMoment(time: string, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(time));
}

/** "24,00 €" */
export const formatPrice = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** "Venloer Straße 12, 50823 Köln" */
export const formatAddress = (place: { address: string; zipCode: string | null; city: string }) =>
  `${place.address}, ${[place.zipCode, place.city].filter(Boolean).join(' ')}`;

import type { Locale } from '@oche/validators/common';
import { euroOf } from '@oche/validators/money';
import { clockText, LANGUAGE_TAGS } from '../../../lib/time/time-text.ts';

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
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'full', timeZone });
  const start = new Date(startAt);
  const end = new Date(endAt);
  const zoneOf = (time: Date) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone, timeZoneName: 'short' })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const hasChange = zoneOf(start) !== zoneOf(end);
  const clock = (time: Date) => {
    const text = clockText(time.toISOString(), locale, timeZone);
    return hasChange ? `${text} ${zoneOf(time)}` : text;
  };
  return locale === 'de'
    ? `${day.format(start)}, ${clock(start)} bis ${clock(end)}${hasChange ? '' : ' Uhr'}`
    : `${day.format(start)}, ${clock(start)} to ${clock(end)}`;
}

/** "24,00 €" */
export const formatPrice = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency: 'EUR' }).format(
    euroOf(cents),
  );

/** "Venloer Straße 12, 50823 Köln" */
export const formatAddress = (place: { address: string; zipCode: string | null; city: string }) =>
  `${place.address}, ${[place.zipCode, place.city].filter(Boolean).join(' ')}`;

import type { BookingRefusal } from '@oche/validators/bookings/schemas';
import type { Locale } from '@oche/validators/common';
import type { TextsOf } from '../../../../../i18n/namespaces.ts';
import { durationText } from '../../duration-text.ts';

/** The texts that a refusal is composed of. */
export interface RefusalWords {
  durations: TextsOf<'booking'>['duration'];
  /** texts that contain the lounge's own limits */
  own: TextsOf<'booking/form'>['refusals'];
  general: TextsOf<'errors/bookings'>;
  locale: Locale;
}
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** The field of the form that a refusal belongs to; `form` if no field can correct it. */
export const REFUSAL_FIELDS = {
  BOOKING_END_BEFORE_START: 'endTime',
  BOOKING_IN_PAST: 'startTime',
  BOOKING_TOO_SOON: 'startTime',
  BOOKING_TOO_FAR_AHEAD: 'bookingDate',
  BOOKING_TOO_SHORT: 'endTime',
  BOOKING_TOO_LONG: 'endTime',
  BOOKING_OFF_GRID: 'startTime',
  OUTSIDE_OPENING_HOURS: 'startTime',
  TOO_MANY_BOARDS: 'boardCount',
  BOARD_NOT_FOUND: 'boardIds',
  BOARD_TAKEN: 'startTime',
  LOUNGE_INACTIVE: 'form',
  TOO_MANY_BOOKINGS: 'form',
} as const satisfies Record<BookingRefusal, string>;

export const isRefusal = (code: string): code is BookingRefusal =>
  Object.hasOwn(REFUSAL_FIELDS, code);

/** Why something can't be booked, with the lounge's own limits if the answer contains them. */
export function refusalText(
  refusal: BookingRefusal,
  details: RefusalDetails,
  { durations, own, general, locale }: RefusalWords,
): string {
  const { minutes, days, max } = details;
  const duration = typeof minutes === 'number' ? durationText(minutes, durations, locale) : null;
  if (duration && refusal === 'BOOKING_TOO_SHORT') {
    return own.BOOKING_TOO_SHORT_MINUTES({ duration });
  }
  if (duration && refusal === 'BOOKING_TOO_LONG') {
    return own.BOOKING_TOO_LONG_MINUTES({ duration });
  }
  if (duration && refusal === 'BOOKING_TOO_SOON') {
    return own.BOOKING_TOO_SOON_AFTER({ duration });
  }
  if (typeof days === 'number' && refusal === 'BOOKING_TOO_FAR_AHEAD') {
    return own.BOOKING_TOO_FAR_AHEAD_DAYS({ days });
  }
  if (typeof max === 'number' && refusal === 'TOO_MANY_BOOKINGS') {
    return own.TOO_MANY_BOOKINGS_MAX({ max });
  }
  if (refusal === 'BOARD_NOT_FOUND' || refusal === 'LOUNGE_INACTIVE') return own[refusal]();
  return general[refusal]();
}

import type { BookingRefusal } from '@oche/validators/bookings/schemas';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { type RefusalDetails, refusalText } from './refusal.ts';

/** @returns a function for the text why something can't be booked, in the reader's language */
export function useRefusalText() {
  const { duration: durations } = useTexts('booking');
  const { refusals: own } = useTexts('booking/form');
  const general = useTexts('errors/bookings');
  const locale = useLocale();
  return (refusal: BookingRefusal, details: RefusalDetails = {}): string =>
    refusalText(refusal, details, { durations, own, general, locale });
}

import type { Booking } from '@oche/validators/bookings/schemas';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { saveCalendarFile } from '../../../../lib/time/calendar-file.ts';
import { icsOf } from './ics.ts';

/** @returns downloads the booking as a calendar file */
export function useCalendarFile(booking: Booking): () => void {
  const { free } = useTexts('booking');
  const locale = useLocale();
  return () => {
    const price = booking.totalPrice === 0 ? free() : euroText(booking.totalPrice, locale);
    const content = icsOf(booking, {
      host: location.host,
      url: `${location.origin}/bookings`,
      description: `${booking.boards.map(({ name }) => name).join(', ')} · ${price}`,
      stamp: new Date(),
    });
    saveCalendarFile(content, `oche-${booking.id}.ics`);
  };
}

import type { Evening, Offer } from '@oche/validators/bookings';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { minutesBetween } from '../../../lib/time/place-time.ts';

/** The address of the booking sheet, filled with what was searched. */
export const sheetOf = (offer: Offer | undefined, evening: Evening | null) => {
  if (!offer || !evening) return { book: '1' };
  const { from, to, people } = evening;
  return { book: '1', date: offer.date, from, to, people: String(people) };
};

/** What exactly an evening costs, and for what. */
export function useOfferPrice() {
  const texts = useTexts('venues');
  const { time } = useTexts('venues/directory');
  const { locale } = useUi();
  return ({ startTime, endTime, boards, price }: Offer) => {
    const hours = new Intl.NumberFormat(locale).format(minutesBetween(startTime, endTime) / 60);
    const amount = price === 0 ? texts.price.free() : euroText(price, locale);
    return { amount, unit: time.priceFor({ hours, count: boards }) };
  };
}

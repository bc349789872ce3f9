import type { Offer } from '@oche/validators/bookings/schemas';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { numberFormat } from '../../../lib/number-format.ts';
import { minutesBetween } from '../../../lib/time/place-time.ts';

/** What exactly an evening costs, and for what. */
export function useOfferPrice() {
  const texts = useTexts('venues');
  const { time } = useTexts('venues/directory');
  const { locale } = useUi();
  return ({ startTime, endTime, boards, price }: Offer) => {
    const hours = numberFormat(locale).format(minutesBetween(startTime, endTime) / 60);
    const amount = price === 0 ? texts.price.free() : euroText(price, locale);
    return { amount, unit: time.priceFor({ hours, count: boards }) };
  };
}

import type { Locale } from '@oche/validators/common';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { euroText } from '../../../../lib/money.ts';

interface Offer {
  /** euro; null until it is known */
  price: number | null;
  /** whether the lounge has to confirm the booking */
  isRequest: boolean;
}

/** "Für 24 € buchen": the button says what the booking costs. */
export function submitLabel(
  { price, isRequest }: Offer,
  texts: TextsOf<'booking/form'>['dialog'],
  locale: Locale,
): string {
  if (price === null) return texts.book();
  if (price === 0) return isRequest ? texts.requestFree() : texts.submitFree();
  const words = { price: euroText(price, locale) };
  return isRequest ? texts.request(words) : texts.submit(words);
}

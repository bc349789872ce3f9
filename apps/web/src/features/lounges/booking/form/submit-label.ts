import type { Locale } from '@oche/validators/common';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { euroText } from '../../../../lib/money.ts';

interface Offer {
  /** euro; null as long as it isn't known */
  price: number | null;
  /** the lounge answers first */
  isRequest: boolean;
}

/** "Für 24 € buchen": the button names what it costs. */
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

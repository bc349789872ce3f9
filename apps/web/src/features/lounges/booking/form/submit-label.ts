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
  { dialog }: TextsOf<'booking'>,
  locale: Locale,
): string {
  if (price === null) return dialog.book();
  if (price === 0) return isRequest ? dialog.requestFree() : dialog.submitFree();
  const words = { price: euroText(price, locale) };
  return isRequest ? dialog.request(words) : dialog.submit(words);
}

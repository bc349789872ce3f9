import type { Locale } from '@oche/validators/common';
import type { LoungeSummary } from '@oche/validators/lounges/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { euroText } from '../../../lib/money.ts';

type Priced = Pick<LoungeSummary, 'priceFrom' | 'pricePerHour' | 'priceUnit' | 'hasPriceRules'>;
type Texts = TextsOf<'venues'>;

/** The two parts of a price, for places that show them apart: "ab 12 €" and "/ Std. je Board". */
export function priceParts(lounge: Priced, texts: Texts, locale: Locale) {
  const { priceFrom, pricePerHour, priceUnit, hasPriceRules } = lounge;
  if (pricePerHour === 0 && !hasPriceRules) return { amount: texts.price.free(), unit: '' };
  const price = euroText(hasPriceRules ? priceFrom : pricePerHour, locale);
  return {
    amount: hasPriceRules ? texts.price.from({ price }) : price,
    unit: priceUnit === 'person' ? texts.price.perPerson() : texts.price.perBoard(),
  };
}

/** "ab 12 € / Std. je Board" */
export function priceText(lounge: Priced, texts: Texts, locale: Locale): string {
  const { amount, unit } = priceParts(lounge, texts, locale);
  return unit ? `${amount} ${unit}` : amount;
}

import type { Locale } from '@oche/validators/common';
import type { Draft } from '@oche/validators/market/item-output';
import {
  attributeNumbers,
  ITEM_PRICE_MAX,
  SHIPPING_PRICE_MAX,
  wearSteps,
} from '@oche/validators/market/limits';
import { postalCountries } from '@oche/validators/postal-countries';
import { numberOf, typedPrice, typedText } from '../../../components/form/number-text.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { isNumber } from './attribute-text.ts';
import { NEW_VALUES, type SellValues, saidAttributes } from './sell-values.ts';

type DraftData = RouterInputs['market']['drafts']['create']['data'];

/** What is the same in a draft and in what is published. */
const settingsOf = (values: SellValues) => ({
  intent: values.intent,
  title: values.title,
  description: values.description,
  condition: values.condition,
  wear: values.condition === 'new' ? null : values.wear,
  takesOffers: values.takesOffers,
  takesMore: values.takesMore,
  ships: values.ships,
  meets: values.meets,
  loungeId: values.lounge?.id ?? null,
  location: values.lounge ? null : values.location,
  country: values.country,
  zipCode: values.zipCode,
  city: values.city,
  sellerType: values.sellerType,
  pictures: values.pictures.map(({ id }) => id),
});

/** The number, if the server could store it; half of one stays on the device. */
function storable(
  typed: string,
  { min, max, step }: { min: number; max: number; step: number },
): number | null {
  const number = numberOf(typed);
  if (number === undefined || !(number >= min && number <= max)) return null;
  return Math.abs(number / step - Math.round(number / step)) < 1e-6 ? number : null;
}

/** What a draft is on the server: all that can be stored of it. */
export const draftDataOf = (values: SellValues): DraftData => ({
  ...settingsOf(values),
  category: values.category,
  price: storable(values.price, { min: 0, max: ITEM_PRICE_MAX, step: 0.01 }),
  shippingPrice: storable(values.shippingPrice, { min: 0, max: SHIPPING_PRICE_MAX, step: 0.01 }),
  attributes: Object.fromEntries(
    saidAttributes(values).map(([name, said]) => [
      name,
      isNumber(name) ? storable(said, attributeNumbers[name]) : said,
    ]),
  ),
});

/** What is to be published, as the shared schema checks it: what is no number is NaN. */
export const publishedOf = (values: SellValues) => ({
  ...settingsOf(values),
  category: values.category ?? undefined,
  price: numberOf(values.price),
  shippingPrice: values.ships ? (numberOf(values.shippingPrice) ?? null) : null,
  attributes: Object.fromEntries(
    saidAttributes(values).map(([name, said]) => [name, isNumber(name) ? numberOf(said) : said]),
  ),
});

/** What the server knows, in the fields of the form. */
export function valuesOf(draft: Draft, locale: Locale): SellValues {
  const text = (value: string | number | null) =>
    typeof value === 'number' ? typedText(value, locale) : (value ?? '');
  const attributes = Object.entries(draft.attributes).flatMap(([name, value]) =>
    value === null ? [] : [[name, text(value)]],
  );
  return {
    ...NEW_VALUES,
    intent: draft.intent,
    title: draft.title,
    category: draft.category,
    attributes: Object.fromEntries(attributes),
    description: draft.description,
    condition: draft.condition,
    wear: wearSteps.find((step) => step === draft.wear) ?? null,
    pictures: draft.pictures.map((picture) => ({ id: picture.id, picture, description: '' })),
    price: typedPrice(draft.price, locale),
    takesOffers: draft.takesOffers,
    takesMore: draft.takesMore,
    ships: draft.ships,
    shippingPrice: typedPrice(draft.shippingPrice, locale),
    meets: draft.meets,
    lounge: draft.loungeId === null ? null : { id: draft.loungeId, name: draft.location ?? '' },
    location: draft.loungeId === null ? text(draft.location) : '',
    country: postalCountries.find((country) => country === draft.country) ?? NEW_VALUES.country,
    zipCode: text(draft.zipCode),
    city: text(draft.city),
    sellerType: draft.sellerType,
    sellerTermsAccepted: draft.sellerTermsAccepted,
  };
}

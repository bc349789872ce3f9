import {
  type AttributeName,
  attributesOf,
  type ItemCategory,
  type ItemCondition,
  type ItemIntent,
  type SellerType,
  type Wear,
} from '@oche/validators/market/limits';
import { type PostalCountry, postalCountryOf } from '@oche/validators/postal-countries';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import type { SellStep } from './sell-steps.ts';

/** As typed: numbers are texts, and what was not said is missing. */
export type TypedAttributes = Readonly<Partial<Record<AttributeName, string>>>;

/** An ad while it is written. Numbers are texts, so that half of one can be kept, too. */
export interface SellValues {
  intent: ItemIntent;
  title: string;
  category: ItemCategory | null;
  attributes: TypedAttributes;
  description: string;
  condition: ItemCondition | null;
  wear: Wear | null;
  pictures: readonly UploadedPicture[];
  price: string;
  takesOffers: boolean;
  takesMore: boolean;
  ships: boolean;
  shippingPrice: string;
  meets: boolean;
  /** one of the directory; or else whatever place was typed */
  lounge: { id: number; name: string } | null;
  location: string;
  country: PostalCountry;
  zipCode: string;
  city: string;
  sellerType: SellerType;
  sellerTermsAccepted: boolean;
}

export const NEW_VALUES: SellValues = {
  intent: 'sell',
  title: '',
  category: null,
  attributes: {},
  description: '',
  condition: null,
  wear: null,
  pictures: [],
  price: '',
  takesOffers: true,
  takesMore: false,
  ships: true,
  shippingPrice: '',
  meets: true,
  lounge: null,
  location: '',
  country: 'DE',
  zipCode: '',
  city: '',
  sellerType: 'private',
  sellerTermsAccepted: false,
};

/** A new ad begins at the member's own place. */
export const newValues = (
  intent: ItemIntent,
  member: { zipCode: string | null; country: string } | null,
): SellValues => ({
  ...NEW_VALUES,
  intent,
  zipCode: member?.zipCode ?? '',
  country: postalCountryOf(member?.country),
});

/** The attributes of the category that were said; those of another one are kept for a change of mind. */
export const saidAttributes = ({
  category,
  attributes,
}: Pick<SellValues, 'category' | 'attributes'>): [AttributeName, string][] =>
  category === null
    ? []
    : attributesOf[category].flatMap((name): [AttributeName, string][] => {
        const said = attributes[name]?.trim();
        return said ? [[name, said]] : [];
      });

/** On which step a field stands. */
const STEP_OF: Readonly<Record<string, SellStep>> = {
  intent: 'basics',
  title: 'basics',
  category: 'basics',
  attributes: 'basics',
  description: 'condition',
  condition: 'condition',
  wear: 'condition',
  pictures: 'photos',
  sellerTermsAccepted: 'review',
};

/** @param field its path in the API's input, e.g. `attributes.weight` */
export function stepOf(field: string, intent: ItemIntent): SellStep {
  const step = STEP_OF[field.split('.')[0] ?? ''] ?? 'price';
  // a wanted ad has its description beside its price
  return intent === 'wanted' && (step === 'condition' || step === 'photos') ? 'price' : step;
}

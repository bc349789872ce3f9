import * as z from 'zod/mini';
import { zipCode } from '../auth/schemas.ts';
import { id, idempotencyKey, line, optionalText, text } from '../common.ts';
import { placeCountries } from '../places.ts';
import { pictureReference, uploadId } from '../uploads/schemas.ts';
import * as limits from './limits.ts';

/** Whether a number has no more decimals than the step allows. */
const isOnStep = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6;

const amount = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.number('invalidNumber').check(
    z.minimum(min, 'tooSmall'),
    z.maximum(max, 'tooLarge'),
    z.refine((value) => isOnStep(value, step), 'invalidNumber'),
  );

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const choice = <const T extends readonly string[]>(values: T) => maybe(z.enum(values, 'invalid'));
const { attributeNumbers: numbers } = limits;

/** What a thing is like. What doesn't belong to its category isn't stored. */
const attributesInput = z.object({
  brand: z.nullable(optionalText(limits.BRAND_MAX)),
  model: z.nullable(optionalText(limits.MODEL_MAX)),
  tip: choice(limits.tips),
  weight: maybe(amount(numbers.weight)),
  tungsten: maybe(amount(numbers.tungsten)),
  barrelLength: maybe(amount(numbers.barrelLength)),
  barrelDiameter: maybe(amount(numbers.barrelDiameter)),
  barrelShape: choice(limits.barrelShapes),
  grip: choice(limits.grips),
  points: choice(limits.pointSystems),
  shaftLength: choice(limits.shaftLengths),
  shaftMaterial: choice(limits.shaftMaterials),
  flightShape: choice(limits.flightShapes),
  boardSegments: choice(limits.boardSegments),
});

/** Euro. */
const price = amount({ min: 0, max: limits.ITEM_PRICE_MAX, step: 0.01 });
const shippingPrice = amount({ min: 0, max: limits.SHIPPING_PRICE_MAX, step: 0.01 });

const askedPrice = z.number('priceTooLow').check(
  z.minimum(limits.ITEM_PRICE_MIN, 'priceTooLow'),
  z.maximum(limits.ITEM_PRICE_MAX, 'tooLarge'),
  z.refine((value) => isOnStep(value, 0.01), 'invalidNumber'),
);

const typed = (max: number) =>
  z.pipe(
    optionalText(max),
    z.transform((value) => value ?? ''),
  );

/** As PostgreSQL's integer has it. */
const revision = z.number('required').check(z.int32('invalid'), z.minimum(1, 'invalid'));

const picturesOf = <T extends z.ZodMiniType<string>>(picture: T) =>
  z.array(picture).check(
    z.maxLength(limits.ITEM_PICTURES_MAX, 'tooManyPictures'),
    z.refine((all) => new Set(all).size === all.length, 'invalid'),
  );

/** What has a default, and can't be forgotten. */
const settings = {
  currency: z._default(z.literal('EUR', 'invalid'), 'EUR'),
  takesOffers: z._default(z.boolean(), true),
  /** whether offers may be above the price */
  takesMore: z._default(z.boolean(), false),
  ships: z._default(z.boolean(), true),
  shippingPrice: maybe(shippingPrice),
  meets: z._default(z.boolean(), true),
  loungeId: maybe(id),
  sellerType: z._default(z.enum(limits.sellerTypes, 'invalid'), 'private'),
  /** 1 as new to 5 worn out */
  wear: maybe(z.literal(limits.wearSteps, 'invalid')),
  attributes: z._default(attributesInput, {}),
  /** uploads of the seller, and pictures that the ad has already, in their order */
  pictures: z._default(picturesOf(uploadId), []),
};

const published = {
  ...settings,
  title: line({ max: limits.ITEM_TITLE_MAX, required: 'titleRequired' }),
  description: text({
    min: limits.ITEM_TEXT_MIN,
    max: limits.ITEM_TEXT_MAX,
    required: 'descriptionTooShort',
    tooShort: 'descriptionTooShort',
  }),
  category: z.enum(limits.itemCategories, 'categoryRequired'),
  condition: maybe(z.enum(limits.itemConditions, 'conditionRequired')),
  /** euro; of a wanted ad at most */
  price: askedPrice,
  /** the lounge or whatever place it can be handed over at */
  location: z.nullable(optionalText(limits.ITEM_LOCATION_MAX)),
  country: z._default(z.enum(placeCountries, 'invalid'), 'DE'),
  zipCode: z.pipe(z.string('zipCodeRequired').check(z.minLength(1, 'zipCodeRequired')), zipCode),
  city: line({ max: 100, required: 'cityRequired' }),
};

interface Conditional {
  intent?: unknown;
  condition?: unknown;
  meets?: unknown;
  loungeId?: unknown;
  location?: unknown;
}

const isSold = ({ intent }: Conditional) => intent !== 'wanted';
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** What is missing is said at once, also where other fields are wrong. */
const always = () => true;

const hasCondition = z.refine<Conditional>((ad) => !isSold(ad) || isGiven(ad.condition), {
  error: 'conditionRequired',
  path: ['condition'],
  when: always,
});
const hasLounge = z.refine<Conditional>(
  (ad) => !isSold(ad) || ad.meets === false || isGiven(ad.loungeId) || isGiven(ad.location),
  { error: 'loungeRequired', path: ['location'], when: always },
);

const intent = z._default(z.enum(limits.itemIntents, 'invalid'), 'sell');
const termsAccepted = z.literal(true, 'acceptSellerTerms');

/** What is asked of an ad that others see. */
export const publishedItem = z.object({ ...published, intent }).check(hasCondition, hasLounge);

export const createItemInput = z
  .object({
    ...published,
    /** uploads of the seller, and pictures elsewhere, of which we keep copies */
    pictures: z._default(picturesOf(pictureReference), []),
    intent,
    sellerTermsAccepted: termsAccepted,
    idempotencyKey,
  })
  .check(hasCondition, hasLounge);

/** All that is said in an ad. Whether it sells or looks for something stays. */
export const updateItemInput = z
  .object({ ...published, intent, id, revision: z.optional(revision) })
  .check(hasCondition, hasLounge);

/** What is typed so far: anything may be missing, and nothing is compared yet. */
export const draftData = z.object({
  ...settings,
  intent,
  title: z._default(typed(limits.ITEM_TITLE_MAX), ''),
  description: z._default(typed(limits.ITEM_TEXT_MAX), ''),
  category: choice(limits.itemCategories),
  condition: choice(limits.itemConditions),
  price: maybe(price),
  location: z.nullable(optionalText(limits.ITEM_LOCATION_MAX)),
  country: z._default(z.enum(placeCountries, 'invalid'), 'DE'),
  zipCode: z.nullable(optionalText(12)),
  city: z.nullable(optionalText(100)),
});

export const createDraftInput = z.object({ data: draftData, idempotencyKey });
export const saveDraftInput = z.object({
  id,
  /** which one was changed; two devices don't overwrite each other */
  revision,
  data: draftData,
});
export const publishItemInput = z.object({
  id,
  /** needed once for each ad */
  sellerTermsAccepted: z.optional(termsAccepted),
});
export const markSoldInput = z.object({
  id,
  /** what it went for, in euro; default: the price that was asked */
  price: z.optional(askedPrice),
});

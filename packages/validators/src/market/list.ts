import * as z from 'zod/mini';
import { id, line, money, optionalText, page, textId } from '../common.ts';
import { originFields, originOutput } from '../lounges/search.ts';
import { itemCardOutput } from './items.ts';
import * as limits from './limits.ts';

/** Any of these; none is any at all. */
const anyOf = <const T extends readonly string[]>(choices: T) =>
  z._default(z.array(z.enum(choices, 'invalid')).check(z.maxLength(choices.length, 'invalid')), []);

const numberIn = ({ min, max }: { min: number; max: number }) =>
  z.optional(z.number('invalid').check(z.minimum(min, 'invalid'), z.maximum(max, 'invalid')));

/** What an ad must have; an empty filter lets every ad through. */
const attributeFilters = {
  /** exactly this make; umlauts and case don't matter */
  brand: optionalText(limits.BRAND_MAX),
  tip: anyOf(limits.tips),
  /** grams */
  weightFrom: numberIn(limits.attributeNumbers.weight),
  weightTo: numberIn(limits.attributeNumbers.weight),
  /** percent */
  tungstenFrom: numberIn(limits.attributeNumbers.tungsten),
  tungstenTo: numberIn(limits.attributeNumbers.tungsten),
  barrelShape: anyOf(limits.barrelShapes),
  grip: anyOf(limits.grips),
  points: anyOf(limits.pointSystems),
  shaftLength: anyOf(limits.shaftLengths),
  shaftMaterial: anyOf(limits.shaftMaterials),
  flightShape: anyOf(limits.flightShapes),
  boardSegments: anyOf(limits.boardSegments),
};

const filters = {
  intent: z._default(z.enum(['all', ...limits.itemIntents], 'invalid'), 'sell'),
  category: anyOf(limits.itemCategories),
  condition: anyOf(limits.itemConditions),
  /** the documented ranges; both ends belong to them */
  price: anyOf(limits.priceRanges),
  /** euro */
  priceFrom: z.optional(money),
  priceTo: z.optional(money),
  sellerType: anyOf(limits.sellerTypes),
  delivery: anyOf(limits.deliveries),
  /** at most this worn */
  wearTo: z.optional(z.literal(limits.wearSteps, 'invalid')),
  ...attributeFilters,
};

/** What of a typed text is an attribute: the filters that it means. */
export const meantFilters = z.partial(z.object(filters));
export type MeantFilters = z.output<typeof meantFilters>;

const listFilters = {
  ...originFields,
  ...filters,
  /** words, or attributes as people write them, e.g. "23 g 90 % gerade" */
  search: optionalText(120),
  /** takes the text as words alone, and corrects none of them */
  asTyped: z._default(z.boolean(), false),
  /** a city or a postal code in which things are, exactly */
  location: optionalText(100),
  /** kilometres around the origin; ignored without one */
  radius: z.optional(
    z
      .number('invalid')
      .check(
        z.minimum(limits.ITEM_RADIUS_MIN_KM, 'invalid'),
        z.maximum(limits.ITEM_RADIUS_MAX_KM, 'invalid'),
      ),
  ),
  seller: z.optional(textId),
  /** only what fits the member's own set; ignored without one */
  fitsOwnSet: z._default(z.boolean(), false),
  exclude: z.optional(id),
};

export const itemListInput = z.extend(page, {
  ...listFilters,
  /** without an origin `nearby` means `newest` */
  sort: z._default(z.enum(limits.itemSorts, 'invalid'), 'newest'),
});
export type ItemListInput = z.output<typeof itemListInput>;

export const listedItemOutput = z.extend(itemCardOutput, {
  /** kilometres from the origin to the area of the postal code; null without one of them */
  distanceKm: z.nullable(z.number()),
  /** how it is like the viewer's own set; null if it doesn't fit, or nothing is known about that */
  fits: z.nullable(z.array(z.enum(limits.ownSetAttributes))),
});
export type ListedItem = z.infer<typeof listedItemOutput>;

export const itemListOutput = z.object({
  items: z.array(listedItemOutput),
  nextCursor: z.nullable(z.string()),
  /** null: no distances are known; `unknownZipCode` is the code that was given but isn't known */
  origin: z.nullable(originOutput),
  unknownZipCode: z.nullable(z.string()),
  /** what of the text was understood as filters, in its order, with the words as they were typed */
  understood: z.array(z.object({ text: z.string(), filters: meantFilters })),
  /** the rest of the text, which was looked for as words; empty if there is none */
  words: z.string(),
  /** words that were looked for instead of mistyped ones; null if none were */
  corrected: z.nullable(z.string()),
});

/** The same filters without pages and orders. */
export const itemCountsInput = z.object(listFilters);
export type ItemCountsInput = z.output<typeof itemCountsInput>;

/** `isMore`: there are more than `count`, which are not counted. */
const bounded = { count: z.number(), isMore: z.boolean() };

export const itemCountsOutput = z.object({
  /** all that is found under all filters */
  total: z.object(bounded),
  /** how many are found with each value of a filter, under all the other filters; values without any are left out */
  groups: z.record(
    z.enum(limits.countedFilters),
    z.array(z.object({ value: z.string(), ...bounded })),
  ),
});
export type ItemCounts = z.infer<typeof itemCountsOutput>;

/** Like an ad that is there; the most similar first. */
export const similarItemsInput = z.object({
  id,
  limit: z._default(
    z.number().check(z.int(), z.minimum(1), z.maximum(limits.SIMILAR_MAX)),
    limits.SIMILAR_MAX,
  ),
});
export const similarItemsOutput = z.array(itemCardOutput);

const choiceOrNull = <const T extends readonly string[]>(choices: T) =>
  z._default(z.nullable(z.enum(choices, 'invalid')), null);
const numberOrNull = ({ min, max }: { min: number; max: number }) =>
  z._default(
    z.nullable(z.number('invalid').check(z.minimum(min, 'invalid'), z.maximum(max, 'invalid'))),
    null,
  );

/** What a member plays with; null where nothing was said. */
export const ownSetInput = z.object({
  name: z._default(z.nullable(line({ max: limits.OWN_SET_NAME_MAX })), null),
  tip: choiceOrNull(limits.tips),
  /** grams */
  weight: numberOrNull(limits.attributeNumbers.weight),
  /** percent */
  tungsten: numberOrNull(limits.attributeNumbers.tungsten),
  barrelShape: choiceOrNull(limits.barrelShapes),
  grip: choiceOrNull(limits.grips),
  points: choiceOrNull(limits.pointSystems),
  shaftLength: choiceOrNull(limits.shaftLengths),
  shaftMaterial: choiceOrNull(limits.shaftMaterials),
  flightShape: choiceOrNull(limits.flightShapes),
});
export type OwnSet = z.output<typeof ownSetInput>;

/** Null: none was saved. */
export const ownSetOutput = z.nullable(ownSetInput);

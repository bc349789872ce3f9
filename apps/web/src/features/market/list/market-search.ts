import {
  type AttributeName,
  attributeChoices,
  attributesOf,
  deliveries,
  type ItemCategory,
  type ItemSort,
  itemCategories,
  itemConditions,
  itemRadii,
  itemSorts,
  priceRanges,
  sellerTypes,
} from '@oche/validators/market/limits';
import { type PostalCountry, postalCountries } from '@oche/validators/postal-countries';
import { textParam } from '../../../lib/addresses/search-params.ts';
import { placeOf } from '../../../lib/places/place-param.ts';

/** The filters that are choices; of each, any number can be chosen. */
export const choiceFilters = {
  category: itemCategories,
  condition: itemConditions,
  price: priceRanges,
  sellerType: sellerTypes,
  delivery: deliveries,
  ...attributeChoices,
} as const;
export type ChoiceFilter = keyof typeof choiceFilters;

/** The filters that are numbers, with how many decimals they have. */
const numberFilters = {
  priceFrom: 2,
  priceTo: 2,
  weightFrom: 1,
  weightTo: 1,
  tungstenFrom: 0,
  tungstenTo: 0,
} as const;
type NumberFilter = keyof typeof numberFilters;

/** What the address says about the list, without defaults: an empty one is the start. */
export interface MarketSearch
  extends Partial<Record<ChoiceFilter, string>>,
    Partial<Record<NumberFilter, number>> {
  q?: string | undefined;
  /** the words are meant as they stand, no attributes in them */
  typed?: '1' | undefined;
  /** what others look for, instead of what they offer */
  intent?: 'wanted' | undefined;
  brand?: string | undefined;
  /** a town or a postal code in which things are */
  location?: string | undefined;
  sort?: ItemSort | undefined;
  /** kilometres */
  radius?: (typeof itemRadii)[number] | undefined;
  /** a postal code that the reader has typed, in `country` (default: Germany) */
  zip?: string | undefined;
  country?: PostalCountry | undefined;
  /** a device's place like "51.51,7.47", no more exact than a kilometre, as people pass addresses on */
  near?: string | undefined;
  /** only what fits the member's own set */
  fits?: '1' | undefined;
  seller?: string | undefined;
  /** the page after this one, for readers without scripts */
  cursor?: string | undefined;
  /** the sheet with the filters is open */
  sheet?: '1' | undefined;
}

/** The search parameters before they are checked. */
export type MarketParams = Partial<Record<keyof MarketSearch, unknown>>;

const TEXT_MAX = 120;

/** Reads the search from an address; what makes no sense is left out. */
export function marketSearchOf(params: MarketParams): MarketSearch {
  const search: MarketSearch = {
    q: textParam(params.q, TEXT_MAX),
    typed: flag(params.typed),
    intent: params.intent === 'wanted' ? 'wanted' : undefined,
    brand: textParam(params.brand, 60),
    location: textParam(params.location, 100),
    sort: oneOf(itemSorts, params.sort),
    radius: itemRadii.find((radius) => String(radius) === String(params.radius)),
    zip: /^\d{4,5}$/.test(String(params.zip)) ? String(params.zip) : undefined,
    country: oneOf(postalCountries, params.country),
    near: placeOf(textParam(params.near)) ? textParam(params.near) : undefined,
    fits: flag(params.fits),
    seller: textParam(params.seller, 100),
    cursor: textParam(params.cursor),
    sheet: flag(params.sheet),
  };
  for (const filter of choiceFilterNames) {
    search[filter] = chosenParam(chosenOf(filter, textParam(params[filter], 300)));
  }
  for (const filter of numberFilterNames) search[filter] = numberOf(filter, params[filter]);
  return search;
}

export const choiceFilterNames = Object.keys(choiceFilters) as ChoiceFilter[];
const numberFilterNames = Object.keys(numberFilters) as NumberFilter[];

const flag = (value: unknown) => (String(value) === '1' ? '1' : undefined);
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

/** The values of a filter that an address names, in the filter's own order. */
export function chosenOf<Filter extends ChoiceFilter>(
  filter: Filter,
  param: string | undefined,
): (typeof choiceFilters)[Filter][number][] {
  const names = new Set(param?.split(','));
  return choiceFilters[filter].filter((value) => names.has(value));
}

export const chosenParam = (values: readonly string[]): string | undefined =>
  values.join(',') || undefined;

function numberOf(filter: NumberFilter, param: unknown): number | undefined {
  const text = String(param).replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  return Number(Number(text).toFixed(numberFilters[filter]));
}

/** The categories whose attributes can be chosen: the chosen ones, else those of the attributes. */
export function attributesFor(categories: readonly ItemCategory[]): readonly AttributeName[] {
  return [...new Set(categories.flatMap((category) => attributesOf[category]))];
}

/** A search that removes all filters. What is looked for, from where and in which order stays. */
export const NO_FILTERS: MarketSearch = {
  ...Object.fromEntries(
    [...choiceFilterNames, ...numberFilterNames].map((name) => [name, undefined]),
  ),
  brand: undefined,
  location: undefined,
  radius: undefined,
  fits: undefined,
  seller: undefined,
  cursor: undefined,
};

/** How many filters are set. */
export function countFilters(search: MarketSearch): number {
  const chosen = choiceFilterNames.map((name) => chosenOf(name, search[name]).length);
  const numbers = (['price', 'weight', 'tungsten'] as const).filter(
    (name) => search[`${name}From`] !== undefined || search[`${name}To`] !== undefined,
  );
  const others = [search.brand, search.location, search.radius, search.fits, search.seller];
  return (
    chosen.reduce((sum, count) => sum + count, 0) +
    numbers.length +
    others.filter((value) => value !== undefined).length
  );
}

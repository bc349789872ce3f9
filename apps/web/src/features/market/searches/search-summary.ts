import { attributeChoices, type ChoiceAttribute } from '@oche/validators/market/limits';
import type { SavedSearch } from '@oche/validators/market/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { choiceText } from '../card/attribute-text.ts';

type Filters = Partial<SavedSearch['filters']>;

interface Told {
  words: TextsOf<'market/words'>;
  texts: TextsOf<'market/searches'>;
  /** an amount of euros */
  euro: (amount: number) => string;
}

const names = Object.keys(attributeChoices) as ChoiceAttribute[];

/** What a search looks for, in the words of the filters, the most telling first. */
export function searchSummary(filters: Filters, { words, texts, euro }: Told): string[] {
  const { search, brand, radius, zipCode, location } = filters;
  const weight = rangeOf(filters.weightFrom, filters.weightTo, (count) => words.grams({ count }));
  const tungsten = rangeOf(filters.tungstenFrom, filters.tungstenTo, (count) =>
    words.percent({ count }),
  );
  const price = rangeOf(filters.priceFrom, filters.priceTo, euro);
  return [
    ...(filters.intent === 'wanted' ? [words.intent.wanted()] : []),
    ...(search ? [search] : []),
    ...(filters.category ?? []).map((each) => words.category[each]()),
    ...(brand ? [brand] : []),
    ...weight,
    ...tungsten,
    ...names.flatMap((name) => (filters[name] ?? []).map((each) => choiceText(name, each, words))),
    ...price,
    ...(filters.price ?? []).map((range) => texts.range({ range: range.replace('-', '–') })),
    ...(filters.condition ?? []).map((each) => words.condition[each]()),
    ...(filters.sellerType ?? []).map((each) => words.sellerType[each]()),
    ...(filters.delivery ?? []).map((each) => texts.delivery[each]()),
    ...(filters.fitsOwnSet ? [texts.fits()] : []),
    ...(location ? [location] : []),
    ...(radius ? [zipCode ? texts.around({ radius, zipCode }) : texts.nearby({ radius })] : []),
  ];

  function rangeOf(
    from: number | undefined,
    to: number | undefined,
    shown: (value: number) => string,
  ): string[] {
    if (from === undefined && to === undefined) return [];
    if (from === undefined) return [texts.upTo({ value: shown(to ?? 0) })];
    if (to === undefined) return [texts.from({ value: shown(from) })];
    return [from === to ? shown(from) : texts.between({ from: shown(from), to: shown(to) })];
  }
}

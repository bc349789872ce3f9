import type { Locale } from '@oche/validators/common';
import type { MeantFilters } from '@oche/validators/market/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { euroText } from '../../../lib/money.ts';
import { choiceText, numberText } from '../card/attribute-text.ts';
import {
  type ChoiceFilter,
  choiceFilterNames,
  chosenOf,
  chosenParam,
  type MarketSearch,
} from './market-search.ts';

export interface ChipTexts {
  words: TextsOf<'market/words'>;
  list: TextsOf<'market/list'>;
  locale: Locale;
}

/** Something that makes the list shorter, and the search without it. */
export interface Chip {
  key: string;
  label: string;
  without: MarketSearch;
  /** it was read from the typed words */
  isUnderstood?: boolean;
}

interface Understood {
  text: string;
  filters: MeantFilters;
}

/** What was understood of the typed words, then everything that was chosen. */
export const chipsOf = (
  search: MarketSearch,
  understood: readonly Understood[],
  texts: ChipTexts,
): Chip[] => [
  ...understood.map(({ text, filters }) => ({
    key: `q ${text}`,
    label: meaningOf(filters, texts) || text,
    without: { q: withoutWords(search.q ?? '', text) },
    isUnderstood: true,
  })),
  ...choiceFilterNames.flatMap((filter) => choiceChips(search, filter, texts)),
  ...(['price', 'weight', 'tungsten'] as const).flatMap((name) => {
    const label = rangeText(name, search[`${name}From`], search[`${name}To`], texts);
    const without = { [`${name}From`]: undefined, [`${name}To`]: undefined };
    return label ? [{ key: name, label, without }] : [];
  }),
  ...(['brand', 'location'] as const).flatMap((name) => {
    const label = search[name];
    return label ? [{ key: name, label, without: { [name]: undefined } }] : [];
  }),
  ...(search.fits
    ? [{ key: 'fits', label: texts.list.fits(), without: { fits: undefined } as MarketSearch }]
    : []),
  ...(search.seller
    ? [{ key: 'seller', label: texts.list.ofSeller(), without: { seller: undefined } }]
    : []),
];

function choiceChips(search: MarketSearch, filter: ChoiceFilter, texts: ChipTexts): Chip[] {
  const chosen = chosenOf(filter, search[filter]);
  return chosen.map((value) => ({
    key: `${filter} ${value}`,
    label: valueText(filter, value, texts),
    without: { [filter]: chosenParam(chosen.filter((each) => each !== value)) },
  }));
}

/** A choice of a filter, as people read it: "25 – 50 €", "Gerade". */
export function valueText(
  filter: ChoiceFilter,
  value: string,
  { words, list, locale }: ChipTexts,
): string {
  if (filter === 'price') {
    const [from, to] = value.replace('+', '').split('-').map(Number);
    return rangeText('price', from, to, { words, list, locale });
  }
  if (filter === 'delivery') return list.delivery[value === 'shipping' ? 'shipping' : 'meeting']();
  if (filter === 'category' || filter === 'condition' || filter === 'sellerType') {
    const names: Readonly<Record<string, (() => string) | undefined>> = words[filter];
    return names[value]?.() ?? value;
  }
  return choiceText(filter, value, words);
}

/** "22–24 g", "ab 90 %", "bis 50 €"; empty if neither end is given. */
function rangeText(
  name: 'price' | 'weight' | 'tungsten',
  from: number | undefined,
  to: number | undefined,
  { words, list, locale }: ChipTexts,
): string {
  const text = (value: number) =>
    name === 'price' ? euroText(value, locale) : numberText(name, value, words);
  // nothing costs less than nothing
  const least = name === 'price' && from === 0 ? undefined : from;
  if (least === undefined) return to === undefined ? '' : list.upTo({ value: text(to) });
  if (to === undefined) return list.from({ value: text(least) });
  return least === to ? text(to) : list.between({ from: text(least), to: text(to) });
}

/** Somebody who types a weight means about this weight. */
const ABOUT_GRAMS = 1;

/** What typed words mean, as the filters would say it. */
function meaningOf(filters: MeantFilters, texts: ChipTexts): string {
  const choices = choiceFilterNames.flatMap((filter) =>
    (filters[filter] ?? []).map((value) => valueText(filter, value, texts)),
  );
  const { weightFrom: from = 0, weightTo: to = 0 } = filters;
  const isAbout = to > from && to - from <= ABOUT_GRAMS;
  const ranges = (['price', 'weight', 'tungsten'] as const).map((name) =>
    name === 'weight' && isAbout
      ? texts.list.about({ value: numberText('weight', (from + to) / 2, texts.words) })
      : rangeText(name, filters[`${name}From`], filters[`${name}To`], texts),
  );
  return [filters.brand, ...choices, ...ranges].filter(Boolean).join(', ');
}

/** The typed text without some of its words. */
export function withoutWords(typed: string, words: string): string | undefined {
  const at = typed.toLocaleLowerCase('de').indexOf(words.toLocaleLowerCase('de'));
  if (at < 0) return typed;
  const rest = `${typed.slice(0, at)} ${typed.slice(at + words.length)}`;
  return rest.replace(/\s+/g, ' ').trim() || undefined;
}

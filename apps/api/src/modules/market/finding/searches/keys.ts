import type { Wish } from '../list/wish.ts';
import type { ListName } from '../terms/bits.ts';
import { bitsOf } from '../terms/bits.ts';
import { cellsAround } from '../terms/cells.ts';

/** What every ad has, so that it finds the searches that look for anything. */
export const ANY_KEY = '*';

/** Beyond this many terms another filter says more. */
const KEYS_MAX = 60;

/** Lists, from those of which few ads have the same value to those that say little. */
const rareFirst: readonly ListName[] = [
  'boardSegments',
  'flightShape',
  'shaftMaterial',
  'shaftLength',
  'points',
  'grip',
  'barrelShape',
  'category',
  'condition',
  'price',
  'tip',
  'sellerType',
  'delivery',
  'intent',
];

/**
 * Every ad that suits a wish has at least one of these terms and words: they are those of the filter that few ads pass.
 * By them an ad finds the searches that it may suit; the rest of the wish is compared afterwards.
 */
export function keysOf(wish: Wish): readonly string[] {
  const groups: (readonly string[])[] = [
    ...wish.terms.map((term) => [term]),
    wordsIn(wish.words),
    gramsOf(wish),
    wish.circle ? cellsAround(wish.circle.middle, wish.circle.radius) : [],
    ...rareFirst.map((list) => bitsOf(list, wish.choices[list] ?? []).map((bit) => `+${bit}`)),
  ];
  return groups.find((keys) => keys.length > 0 && keys.length <= KEYS_MAX) ?? [ANY_KEY];
}

/** Those of words alone, for a query that has some. */
export function wordKeysOf(query: string): readonly string[] {
  const words = wordsIn(query);
  return words.length > 0 && words.length <= KEYS_MAX ? words : [ANY_KEY];
}

/** The words of a tsquery's text; none when it can match without them, as it leaves some out. */
const wordsIn = (query: string): readonly string[] =>
  query.includes('!') ? [] : [...new Set(lexemesOf(query))];

/** Words and terms of a tsquery's text. */
export const lexemesOf = (query: string): string[] =>
  [...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, word = '']) => word.replaceAll("''", "'"));

/** Whole grams of a narrow range. */
function gramsOf({ weightFrom, weightTo }: Wish): readonly string[] {
  if (weightFrom === undefined || weightTo === undefined) return [];
  const first = Math.floor(weightFrom);
  const last = Math.floor(weightTo);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => `+w${first + step}`);
}

import { attributeNumbers } from './limits.ts';
import type { MeantFilters } from './list.ts';
import { meaningOf } from './vocabulary.ts';

interface Understood {
  /** as it was typed */
  text: string;
  filters: MeantFilters;
}

/** A typed text, taken apart. */
export interface TypedWish {
  understood: Understood[];
  /** what is looked for as words */
  rest: string;
}

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const DASH = String.raw`\s*(?:-|–|bis|to)\s*`;
const GRAMS = String.raw`\s*(?:g|gr|gramm|grams?)\b`;
const PERCENT = String.raw`\s*(?:%|prozent\b|percent\b)`;
const EURO = String.raw`\s*(?:€|euro?\b)`;
const numberIn = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** Darts are weighed to a tenth of a gram, and named by whole ones. */
const ABOUT_GRAMS = 0.5;
const { weight, tungsten } = attributeNumbers;
const isWeight = (grams: number) => grams >= weight.min && grams <= weight.max;
const isShare = (percent: number) => percent <= tungsten.max;

interface Pattern {
  pattern: RegExp;
  /** null: this is something else */
  read: (one: number, other: number) => MeantFilters | null;
}
const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d.,])${source}`, 'giu');

const patterns: Pattern[] = [
  {
    pattern: pattern(`(${NUMBER})${DASH}(${NUMBER})${GRAMS}`),
    read: (from, to) =>
      isWeight(from) && isWeight(to) ? { weightFrom: from, weightTo: to } : null,
  },
  {
    pattern: pattern(`(${NUMBER})${GRAMS}`),
    read: (grams) =>
      isWeight(grams - ABOUT_GRAMS) && isWeight(grams + ABOUT_GRAMS)
        ? { weightFrom: grams - ABOUT_GRAMS, weightTo: grams + ABOUT_GRAMS }
        : null,
  },
  {
    pattern: pattern(`(${NUMBER})${PERCENT}(?:\\s*(?:tungsten|wolfram)\\b)?`),
    read: (share) => (isShare(share) ? { tungstenFrom: share, tungstenTo: share } : null),
  },
  {
    pattern: pattern(`(${NUMBER})${DASH}(${NUMBER})${EURO}`),
    read: (from, to) => ({ priceFrom: from, priceTo: to }),
  },
  {
    pattern: pattern(
      `(?:bis(?: zu)?|unter|max(?:imal|\\.)?|höchstens|under|up to|below)\\s*(${NUMBER})(?:${EURO}|(?=\\s|$))`,
    ),
    read: (to) => ({ priceTo: to }),
  },
  {
    pattern: pattern(`(?:ab|über|from|over)\\s*(${NUMBER})${EURO}`),
    read: (from) => ({ priceFrom: from }),
  },
];

/**
 * Understands attributes in a text as people write them: "23 g 90 % gerade", "Steeldarts bis 50 €". What it
 * doesn't understand stays as words.
 */
export function readWish(text: string): TypedWish {
  const found: (Understood & { at: number })[] = [];
  let left = text;
  const take = (at: number, taken: string, filters: MeantFilters) => {
    found.push({ at, text: taken, filters });
    // as long as before, so that places in the text stay
    left = left.slice(0, at) + '\n'.repeat(taken.length) + left.slice(at + taken.length);
  };
  for (const { pattern: known, read } of patterns) {
    for (const match of left.matchAll(known)) {
      const filters = read(numberIn(match[1]), numberIn(match[2]));
      if (filters) take(match.index, match[0].trimEnd(), filters);
    }
  }
  const kinds = new Set(wordsIn(left).flatMap(({ word }) => meaningOf(word)?.means.category ?? []));
  for (const { at, word } of [...pairsIn(left), ...wordsIn(left)]) {
    if (left.slice(at, at + word.length) !== word) continue;
    const meaning = meaningOf(word);
    const isMeant = meaning && (!meaning.beside || kinds.has(meaning.beside));
    if (isMeant) take(at, word, meaning.means);
  }
  found.sort((one, other) => one.at - other.at);
  return {
    understood: found.map(({ text: typed, filters }) => ({ text: typed, filters })),
    rest: left.replace(/\s+/g, ' ').trim(),
  };
}

interface Part {
  at: number;
  word: string;
}
/** Words without quotation marks, and without a minus before them. */
const WORD = String.raw`(?<![\p{L}\p{N}"„“”«»-])[\p{L}\p{M}]+(?![\p{L}\p{N}"„“”«»])`;
const partsOf = (text: string, source: string): Part[] =>
  [...text.matchAll(new RegExp(source, 'gu'))].map((match) => ({
    at: match.index,
    word: match[0],
  }));
const wordsIn = (text: string): Part[] => partsOf(text, WORD);
/** Two words that follow each other, every two of them. */
const pairsIn = (text: string): Part[] =>
  wordsIn(text).flatMap(({ at, word }) => {
    const pair = /^[ -][\p{L}\p{M}]+/u.exec(text.slice(at + word.length));
    return pair ? [{ at, word: word + pair[0] }] : [];
  });

/** Combines what was understood: several values of one filter mean any of them. */
export function mergedFilters(understood: readonly Understood[]): MeantFilters {
  const merged: Record<string, unknown> = {};
  for (const { filters } of understood) {
    for (const [name, value] of Object.entries(filters)) {
      const known = merged[name];
      merged[name] =
        Array.isArray(known) && Array.isArray(value) ? [...new Set([...known, ...value])] : value;
    }
  }
  return merged as MeantFilters;
}

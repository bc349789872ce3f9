import { onOneLine, type Pattern, takeApart, writtenAs } from '../search/taken-apart.ts';
import { attributeNumbers } from './limits.ts';
import type { MeantFilters } from './list.ts';
import { meaningOf } from './vocabulary.ts';

interface Understood {
  /** where it begins in the text */
  at: number;
  /** as it was typed */
  text: string;
  filters: MeantFilters;
}

/** A typed text, taken apart. */
export interface TypedWish {
  understood: Understood[];
  /** what is looked for as words */
  rest: string;
  /** the same, as long as the text, with line breaks where something was understood */
  left: string;
}

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const DASH = String.raw`\s*(?:-|–|bis|to)\s*`;
/** Where two numbers are the ends of a range that is said in words, too. */
const BETWEEN = String.raw`(?:\s*(?:-|–|bis|to|und|and)\s*)`;
const GRAMS = String.raw`\s*(?:g|gr|gramm|grams?)\b`;
const PERCENT = String.raw`\s*(?:%|prozent\b|percent\b)`;
const EURO = String.raw`\s*(?:€|euro?\b)`;
const numberIn = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** Darts are weighed to a tenth of a gram, and named by whole ones. */
const ABOUT_GRAMS = 0.5;
const { weight, tungsten } = attributeNumbers;
const isWeight = (grams: number) => grams >= weight.min && grams <= weight.max;
const isShare = (percent: number) => percent <= tungsten.max;

/** A pattern with one number, or two. */
const numbers = (
  source: string,
  read: (one: number, other: number) => MeantFilters | null,
): Pattern<MeantFilters> => ({
  pattern: writtenAs(source),
  read: ([, one, other]) => read(numberIn(one), numberIn(other)),
});

const patterns = [
  numbers(`(${NUMBER})${DASH}(${NUMBER})${GRAMS}`, (from, to) =>
    isWeight(from) && isWeight(to) ? { weightFrom: from, weightTo: to } : null,
  ),
  numbers(`(${NUMBER})${GRAMS}`, (grams) =>
    isWeight(grams - ABOUT_GRAMS) && isWeight(grams + ABOUT_GRAMS)
      ? { weightFrom: grams - ABOUT_GRAMS, weightTo: grams + ABOUT_GRAMS }
      : null,
  ),
  numbers(`(${NUMBER})${PERCENT}(?:\\s*(?:tungsten|wolfram)\\b)?`, (share) =>
    isShare(share) ? { tungstenFrom: share, tungstenTo: share } : null,
  ),
  numbers(
    `(?:(?:zwischen|between|von|from)\\s+)?(${NUMBER})${BETWEEN}(${NUMBER})${EURO}`,
    (from, to) => ({ priceFrom: from, priceTo: to }),
  ),
  numbers(
    `(?:bis(?: zu)?|unter|max(?:imal|\\.)?|höchstens|weniger als|under|up to|below|less than)\\s*(?:€\\s*)?(${NUMBER})(?:${EURO}|(?=\\s|$))`,
    (to) => ({ priceTo: to }),
  ),
  numbers(`(?:ab|über|from|over)\\s*(${NUMBER})${EURO}`, (from) => ({ priceFrom: from })),
];

/**
 * Understands attributes in a text as people write them: "23 g 90 % gerade", "Steeldarts bis 50 €". What it
 * doesn't understand stays as words.
 */
export function readWish(text: string): TypedWish {
  const { understood, left } = takeApart(text, { patterns, meaningOf });
  return {
    understood: understood.map(({ at, text: typed, means }) => ({
      at,
      text: typed,
      filters: means,
    })),
    rest: onOneLine(left),
    left,
  };
}

/** Combines what was understood: several values of one filter mean any of them. */
export function mergedFilters(understood: readonly Pick<Understood, 'filters'>[]): MeantFilters {
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

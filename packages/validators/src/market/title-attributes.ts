import { knownBoards, knownModels } from './known-models.ts';
import type { AttributeName, ItemCategory, ItemCondition } from './limits.ts';
import { mergedFilters, readWish } from './typed-wish.ts';

const folded = (text: string): string => text.toLowerCase().replace(/[’'´`-]/g, '');

interface TitleAttributes {
  category: ItemCategory | null;
  condition: ItemCondition | null;
  /** euro */
  price: number | null;
  /** numbers as JavaScript writes them */
  attributes: Partial<Record<AttributeName, string>>;
}

/**
 * What the title of an ad says of its thing: "Target Gabriel Clemens 23 g 90 % Steel, neu, 45 €" has a maker, a model,
 * three attributes, a condition and a price. Of several values none is meant, and what is not known is not guessed.
 */
export function attributesIn(title: string): TitleAttributes {
  const { understood, rest } = readWish(title);
  const filters = mergedFilters(understood);
  const attributes: Partial<Record<AttributeName, string>> = {};
  const choices = [
    'tip',
    'barrelShape',
    'grip',
    'points',
    'shaftLength',
    'shaftMaterial',
    'flightShape',
    'boardSegments',
  ] as const;
  for (const name of choices) {
    const [one, other] = filters[name] ?? [];
    if (one && !other) attributes[name] = one;
  }
  const { weightFrom, weightTo, tungstenFrom } = filters;
  // a single weight is understood as half a gram around it
  if (weightFrom !== undefined && weightTo === weightFrom + 1) {
    attributes.weight = String(Number((weightFrom + 0.5).toFixed(1)));
  }
  if (tungstenFrom !== undefined) attributes.tungsten = String(tungstenFrom);
  const brand = brandIn(rest);
  if (brand) attributes.brand = brand;
  const model = brand && modelIn(title, brand);
  if (model) attributes.model = model;
  const [condition, otherCondition] = filters.condition ?? [];
  return {
    category: categoryBy(attributes, filters.category ?? []),
    condition: condition && !otherCondition ? condition : null,
    price: priceIn(title),
    attributes,
  };
}

/** Whether some words stand in a text as such, and not within others. */
const stands = (text: string, words: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
  );

/** At the beginning however it was written; further on as the name that it is, as many are words as well. */
function brandIn(text: string): string | undefined {
  const names = Object.keys(knownModels);
  const bare = (name: string) => name.replace(/[’'´`-]/g, '');
  return (
    names.find((name) => `${folded(text)} `.startsWith(`${folded(name)} `)) ??
    names.find((name) => stands(bare(text), bare(name)))
  );
}

/** The longest that is there: "Blade 6 Triple Core" is no "Blade 6". */
function modelIn(title: string, brand: string): string | undefined {
  const text = folded(title);
  const found = (knownModels[brand] ?? []).filter((model) => stands(text, folded(model)));
  return found.sort((one, other) => other.length - one.length)[0];
}

const AMOUNT = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
/** A limit, or what it has cost once, is not what is asked. */
const NOT_ASKED = String.raw`(?<!(?:bis(?: zu)?|unter|ab|über|statt|np|neupreis|uvp|max\.?|from|under|up to|was|rrp)[ :]*)`;
const price = new RegExp(
  `${NOT_ASKED}(?<![\\p{L}\\d.,-])(?:(${AMOUNT})\\s*(?:€|euro?\\b)|€\\s*(${AMOUNT})(?!\\d))`,
  'giu',
);

function priceIn(title: string): number | null {
  const prices = [...title.matchAll(price)].map(([, before, after]) => before ?? after ?? '');
  const [one, other] = prices;
  return one === undefined || other !== undefined ? null : Number(one.replace(',', '.'));
}

/** Nothing but darts has a weight or tungsten, or is steel or soft: what comes with them is no kind of its own. */
function categoryBy(
  { model, tip, weight, tungsten }: TitleAttributes['attributes'],
  [said, other]: readonly ItemCategory[],
): ItemCategory | null {
  if (weight || tungsten) return 'darts';
  if (model && knownBoards.includes(model)) return 'boards';
  if (said) return other ? null : said;
  return tip ? 'darts' : null;
}

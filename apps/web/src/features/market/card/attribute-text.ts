import {
  type AttributeName,
  attributesOf,
  type ChoiceAttribute,
  type ItemCategory,
  type NumberAttribute,
} from '@oche/validators/market/limits';
import type { ItemAttributes } from '@oche/validators/market/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';

type Words = TextsOf<'market/words'>;

const UNITS = {
  weight: 'grams',
  tungsten: 'percent',
  barrelLength: 'millimetres',
  barrelDiameter: 'millimetres',
} as const;

/** A number with its unit: "23 g", "90 %"; a barrel without tungsten is said in words. */
export const numberText = (name: NumberAttribute, value: number, words: Words): string =>
  name === 'tungsten' && value === 0 ? words.noTungsten() : words[UNITS[name]]({ count: value });

/** One of the choices of an attribute: "Gerade". */
export function choiceText(name: ChoiceAttribute, value: string, words: Words): string {
  const texts: Readonly<Record<string, (() => string) | undefined>> = words[name];
  return texts[value]?.() ?? value;
}

/** An attribute as people read it; null if the ad doesn't say. */
export function attributeText(
  attributes: ItemAttributes,
  name: AttributeName,
  words: Words,
): string | null {
  const value = attributes[name];
  if (value === null) return null;
  if (name === 'brand' || name === 'model') return String(value);
  return typeof value === 'number'
    ? numberText(name as NumberAttribute, value, words)
    : choiceText(name as ChoiceAttribute, value, words);
}

/** What decides first, in this order. */
const FIRST: readonly AttributeName[] = ['weight', 'tungsten', 'tip', 'barrelShape'];

/** The three or four attributes by which somebody knows at once whether to look closer. */
export function keyFacts(
  { category, attributes }: { category: ItemCategory; attributes: ItemAttributes },
  words: Words,
): string[] {
  const names = attributesOf[category];
  const ordered = [
    ...FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !FIRST.includes(name) && name !== 'brand' && name !== 'model'),
    'brand' as const,
    'model' as const,
  ];
  return ordered.flatMap((name) => attributeText(attributes, name, words) ?? []).slice(0, 4);
}

import {
  type AttributeName,
  ITEM_TITLE_MAX,
  type ItemCategory,
} from '@oche/validators/market/limits';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { typedAttributeText } from '../attribute-text.ts';
import { type SellValues, saidAttributes } from '../sell-values.ts';

type Words = TextsOf<'market/words'>;

/** What a title of each category says, as dart players write it: maker, model, then the figures. */
const IN_TITLE: Readonly<Record<ItemCategory, readonly AttributeName[]>> = {
  darts: ['brand', 'model', 'weight', 'tungsten', 'tip'],
  boards: ['brand', 'model', 'boardSegments'],
  accessories: ['brand', 'model'],
  case: ['brand', 'model'],
  flights: ['brand', 'model', 'flightShape'],
  shafts: ['brand', 'model', 'shaftLength', 'shaftMaterial'],
  furniture: ['brand', 'model'],
  other: ['brand', 'model'],
};

/** Those that are bought for their name say what they are. */
const NAMED: readonly ItemCategory[] = ['flights', 'shafts'];

/** @returns a title made of the attributes; '' while too little is known for one */
export function proposedTitle(
  values: Pick<SellValues, 'category' | 'attributes'>,
  words: Words,
): string {
  const { category } = values;
  if (category === null) return '';
  const said = new Map(saidAttributes(values));
  if (!said.has('brand') && !said.has('model')) return '';
  const parts = IN_TITLE[category].flatMap((name) => {
    const value = said.get(name);
    return value === undefined ? [] : [typedAttributeText(words, name, value)];
  });
  if (NAMED.includes(category)) parts.push(words.category[category]());
  return parts.join(' ').slice(0, ITEM_TITLE_MAX);
}

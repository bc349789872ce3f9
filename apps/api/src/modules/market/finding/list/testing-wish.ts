import type { Wish } from './wish.ts';

/** All that is for sale, for what tries or measures the statements of the list. */
export const anything: Wish = {
  choices: { intent: ['sell'] },
  priceFrom: undefined,
  priceTo: undefined,
  weightFrom: undefined,
  weightTo: undefined,
  tungstenFrom: undefined,
  tungstenTo: undefined,
  wearTo: undefined,
  terms: [],
  words: '',
  circle: null,
  ownSet: null,
  exclude: undefined,
};

import { idOfText } from '@oche/validators/id-text';
import type { ItemIntent } from '@oche/validators/market/limits';

const SELLING = ['basics', 'condition', 'photos', 'price', 'review'] as const;
/** Somebody who looks for something has no pictures of it. */
const WANTING = ['basics', 'price', 'review'] as const;

export type SellStep = (typeof SELLING)[number];

export const stepsOf = (intent: ItemIntent): readonly SellStep[] =>
  intent === 'wanted' ? WANTING : SELLING;

/** Where somebody is, in the address: a reload, the back button and another device find the same. */
export interface SellSearch {
  step?: SellStep | undefined;
  draft?: number | undefined;
  /** what a new draft is to be; otherwise it is for sale */
  intent?: 'wanted' | undefined;
  /** the ad that has just been published, which this page confirms */
  done?: number | undefined;
}

export const sellSearchOf = (
  search: {
    readonly [name in keyof SellSearch]?: unknown;
  },
): SellSearch => ({
  step: SELLING.find((step) => step === search.step),
  draft: idOfText(search.draft),
  intent: search.intent === 'wanted' ? 'wanted' : undefined,
  done: idOfText(search.done),
});

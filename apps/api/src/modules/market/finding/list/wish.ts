import type { OwnSet } from '@oche/validators/market/schemas';
import type { Coordinates } from '../../../lounges/index.ts';
import type { ListName } from '../terms/bits.ts';

/** What is looked for, with texts folded as they are stored. */
export interface Wish {
  /** for each list the values of which an ad must have one */
  choices: Partial<Record<ListName, readonly string[]>>;
  /** euro */
  priceFrom: number | undefined;
  priceTo: number | undefined;
  /** grams */
  weightFrom: number | undefined;
  weightTo: number | undefined;
  /** percent */
  tungstenFrom: number | undefined;
  tungstenTo: number | undefined;
  wearTo: number | undefined;
  /** make, town, postal code or seller, as terms of ads */
  terms: readonly string[];
  /** words as text of the type tsquery; empty without any */
  words: string;
  circle: { middle: Coordinates; radius: number } | null;
  ownSet: OwnSet | null;
  exclude: number | undefined;
}

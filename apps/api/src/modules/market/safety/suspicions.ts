import type { SuspicionKind } from '@oche/validators/market-limits';

/** A place in a text that makes readers careful. */
export interface Suspicion {
  kind: SuspicionKind;
  /** where in the text it begins and ends, in UTF-16 units */
  from: number;
  to: number;
}

const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;

/**
 * What in a text of an ad or a message is typical of fraud.
 * @param text as it was typed
 * @returns in the order of the text; empty for what is fine
 */
export function suspicionsIn(text: string): Suspicion[] {
  return [...text.matchAll(LINK)].map((found) => ({
    kind: 'link',
    from: found.index,
    to: found.index + found[0].length,
  }));
}

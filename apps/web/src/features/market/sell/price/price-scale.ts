interface Range {
  low: number;
  median: number;
  high: number;
}

/** Where something lies on the scale, from 0 to 1. */
interface Scale {
  low: number;
  median: number;
  high: number;
  /** the seller's price; at an end if it is beyond the scale, null without one */
  own: number | null;
}

/** The scale reaches a third of the range beyond what things were sold for, on both sides. */
const MARGIN = 1 / 3;

/** Places the seller's price beside what comparable things were sold for. */
export function priceScale({ low, median, high }: Range, price: number | null): Scale {
  const width = Math.max(high - low, high * 0.1, 1);
  const from = Math.max(0, low - width * MARGIN);
  const to = high + width * MARGIN;
  const place = (euro: number) => Math.min(1, Math.max(0, (euro - from) / (to - from)));
  return {
    low: place(low),
    median: place(median),
    high: place(high),
    own: price === null ? null : place(price),
  };
}

export type Verdict = 'low' | 'fair' | 'high';

/** How the seller's price compares. */
export const verdictOf = ({ low, high }: Range, price: number): Verdict =>
  price < low ? 'low' : price > high ? 'high' : 'fair';

import { centsOf, euroOf, partOf } from '@oche/validators/money';

/** What was typed as an amount in euro: digits, and after a comma at most two. */
const AMOUNT = /^\d{0,7}(,\d{0,2})?$/;

/**
 * The text after a key: a digit, a comma, or `erase`. What would be no amount is not typed.
 * @param typed with a comma, in every language
 */
export function pressed(typed: string, key: string): string {
  if (key === 'erase') return typed.slice(0, -1);
  const next =
    key === ',' && typed === '' ? '0,' : typed === '0' && key !== ',' ? key : typed + key;
  return AMOUNT.test(next) ? next : typed;
}

/** A text field's content as it may stand there. */
export function typedAmount(text: string, before: string): string {
  const next = text.replace('.', ',').replace(/[^\d,]/g, '');
  return AMOUNT.test(next) ? next : before;
}

/** @returns euro; 0 for nothing */
export const amountOf = (typed: string): number => Number(typed.replace(',', '.')) || 0;

export const textOfAmount = (euro: number): string =>
  Number.isInteger(euro) ? String(euro) : euro.toFixed(2).replace('.', ',');

/** A price lowered by some percent: whole euros, as people bargain; cents only for what is cheap. */
export function lowered(price: number, percent: number): number {
  const hundredths = centsOf(price) * (100 - percent);
  const cents = partOf(hundredths, 100);
  return hundredths >= 10 * 100 * 100 ? partOf(hundredths, 100 * 100) : euroOf(Math.max(1, cents));
}

interface Bargained {
  /** what the other side has said, in euro */
  amount: number;
  /** what the one who counters has said before; null for nothing yet */
  before: number | null;
  /** what is asked */
  price: number;
  side: 'buyer' | 'seller';
}

interface Suggestion {
  name: 'middle' | 'below' | 'full';
  /** euro */
  to: number;
}

/** A little less than what is asked: percent. */
const A_LITTLE = 5;

/**
 * What a counter-offer usually is: half way between the two, and a little below what is asked; a seller can also stay
 * at the full price. For a buyer what is asked is what the seller has said last.
 */
export function counters({ amount, before, price, side }: Bargained): Suggestion[] {
  const asked = side === 'seller' ? Math.max(price, amount) : amount;
  const from = before ?? (side === 'seller' ? price : lowered(amount, 2 * A_LITTLE));
  const all: Suggestion[] = [
    { name: 'middle', to: between(amount, from) },
    { name: 'below', to: lowered(asked, A_LITTLE) },
    { name: 'full', to: price },
  ];
  // what brings the one who says it nothing is no suggestion
  const isBetter = ({ to }: Suggestion) => (side === 'seller' ? to > amount : to < amount);
  const better = all.filter(isBetter).sort((a, b) => a.to - b.to);
  return better.filter(({ to }, index) => to !== better[index - 1]?.to);
}

/** Half way, in whole euros as `lowered`. */
const between = (a: number, b: number): number => {
  const cents = centsOf(a) + centsOf(b);
  return cents >= 2 * 10 * 100 ? partOf(cents, 2 * 100) : euroOf(partOf(cents, 2));
};

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

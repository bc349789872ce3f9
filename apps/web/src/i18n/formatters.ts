import type { Locale } from '@oche/validators/common';
import { numberFormat } from '../lib/number-format.ts';

/** What may follow a parameter's type: `{count:number|number}`. */
export function formattersOf(locale: Locale) {
  return { number: (value: number) => numberText(value, locale) };
}

/** The first format that a page creates takes longer than all its texts, and both languages write these alike. */
function numberText(value: number, locale: Locale): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  return isPlain ? String(value) : numberFormat(locale).format(value);
}

import type { Locale } from '@oche/validators/common';
import { numberFormat } from '../lib/number-format.ts';

/** What may follow a parameter's type: `{count:number|number}`. */
export function formattersOf(locale: Locale) {
  const number = numberFormat(locale);
  return { number: (value: number) => number.format(value) };
}

import type { Locale } from '@oche/validators/common';

/** What may follow a parameter's type: `{count:number|number}`. */
export function formattersOf(locale: Locale) {
  const number = new Intl.NumberFormat(locale);
  return { number: (value: number) => number.format(value) };
}

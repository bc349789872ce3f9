import type { Locale } from '@oche/validators/common';
import { numberFormat } from '../../lib/number-format.ts';
import { dateFormat } from '../../lib/time/formats.ts';

/** Averages and rates have one decimal, as players say them; nothing to divide by is a dash. */
export function numbersOf(locale: Locale) {
  const one = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const whole = numberFormat(locale);
  const percent = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const wholePercent = numberFormat(locale, { style: 'percent' });
  return {
    one: (value: number | null) => (value === null ? '–' : one.format(value)),
    whole: (value: number | null) => (value === null ? '–' : whole.format(value)),
    /** of a share from 0 to 1 */
    percent: (share: number) => percent.format(share),
    /** the same, for where it is read at a glance */
    wholePercent: (share: number) => wholePercent.format(share),
  };
}

/** 2026-11 → Nov. 2026 */
export function monthText(month: string, locale: Locale): string {
  const format = dateFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

import type { Locale } from '@oche/validators/common';
import * as z from 'zod/mini';

/** What a text field holds, as a number: comma or point; empty is nothing; words are no number. */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : Number(trimmed.replace(',', '.'));
}

/** How a number is shown in a field that it can be changed in. */
export const typedText = (value: number | null | undefined, locale: Locale): string =>
  value === null || value === undefined
    ? ''
    : String(value).replace('.', locale === 'de' ? ',' : '.');

/**
 * A text field whose content has to be a number of this schema.
 * @example groupSize: typedNumber(z.optional(z.number('invalidNumber')))
 */
export const typedNumber = <Output>(schema: z.ZodMiniType<Output, number | undefined>) =>
  z.pipe(z.pipe(z.string(), z.transform(numberOf)), schema);

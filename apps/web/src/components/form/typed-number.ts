import type { Locale } from '@oche/validators/common';
import * as z from 'zod/mini';

/**
 * Reads a number from a text field, with a decimal comma or point.
 * @returns undefined for an empty field, NaN for anything that is no number
 */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : Number(trimmed.replace(',', '.'));
}

/** The text for a number in a field in which it can be edited. */
export const typedText = (value: number | null | undefined, locale: Locale): string =>
  value === null || value === undefined
    ? ''
    : String(value).replace('.', locale === 'de' ? ',' : '.');

/**
 * Schema of a text field whose content is a number of the given schema. @example groupSize:
 * typedNumber(z.optional(z.number('invalidNumber')))
 */
export const typedNumber = <Output>(schema: z.ZodMiniType<Output, number | undefined>) =>
  z.pipe(z.pipe(z.string(), z.transform(numberOf)), schema);

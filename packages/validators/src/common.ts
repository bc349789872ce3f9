import { z } from 'zod';
import { locales } from './locale.ts';
import type { ValidationKey } from './validation.ts';

/** House schemas. Their messages are keys of `validation.ts`. */

/** Largest number PostgreSQL's bigint and JavaScript both hold exactly. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

/**
 * A text that shows something has a character that is not only space, zero-width, a control or a
 * mark on another one. U+2800 is the empty Braille cell.
 */
const VISIBLE = /[^\p{Z}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\u2800]/u;

const isBlank = (value: string) => !VISIBLE.test(value);

/** No script piles up so many marks; people do, to write over the lines around theirs. */
const PILED_MARKS = /\p{M}{11}/u;

/** PostgreSQL refuses NUL in text, and lone surrogates can't be encoded. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** A numeric id as the API takes it in JSON: a positive safe integer. */
export const id = z.number('required').int('invalid').min(1, 'invalid').max(MAX_ID, 'invalid');

/** An id that is text, e.g. of a member: looked up as it is. */
export const textId = z
  .string('required')
  .min(1, 'required')
  .max(100, 'invalid')
  .refine(isStorable, 'invalid');

interface TextLimits {
  /** characters, after trimming */
  min?: number;
  /** characters, after trimming */
  max: number;
  /** translation key when the text is missing or only blanks */
  required?: string;
  /** translation key when it is shorter than `min` */
  tooShort?: string;
}

const storable = (schema: z.ZodString) =>
  schema.refine((value) => isStorable(value) && !PILED_MARKS.test(value), {
    error: 'invalidCharacters',
    abort: true,
  });

/** Required text of one or more lines: trimmed, not only invisible characters, no NUL. */
export function text({ min = 1, max, required = 'required', tooShort = 'tooShort' }: TextLimits) {
  return storable(z.string(required).trim().normalize('NFC'))
    .refine((value) => !isBlank(value), { error: required, abort: true })
    .refine((value) => value.length >= min, { error: tooShort, abort: true })
    .refine((value) => value.length <= max, 'tooLong');
}

/** They turn the direction of what follows, also beyond the end of a name. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Required text on one line, e.g. a name or a title: inner line breaks become spaces. */
export function line(limits: TextLimits) {
  return z
    .string(limits.required ?? 'required')
    .transform((value) => value.replace(DIRECTION_MARKS, '').replace(/[\s\u0085]+/g, ' '))
    .pipe(text(limits));
}

/** Optional text: blank means absent. */
export function optionalText(max: number) {
  return storable(z.string().trim().normalize('NFC'))
    .refine((value) => value.length <= max, 'tooLong')
    .transform((value) => (isBlank(value) ? undefined : value))
    .optional();
}

/** A web address: http and https only, so `javascript:` and `data:` never reach a link. */
export const url = z
  .url({ protocol: /^https?$/, error: 'invalidUrl' })
  .max(2000, 'tooLong')
  .refine(isStorable, 'invalidUrl');

/** Euro with at most two decimals, as the API takes and gives it; stored as integer cents. */
export const money = z
  .number('required')
  .min(0, 'negative')
  .max(10_000_000, 'tooLarge')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'invalid');

/** A moment in ISO 8601 with its offset, e.g. 2026-11-21T19:00:00+01:00. */
export const dateTime = z.iso.datetime({ offset: true, error: 'invalidDate' });

/** A moment as input: in UTC, and none that a mistyped year makes. */
export const moment = dateTime
  .transform((value) => new Date(value).toISOString())
  .refine((value) => value >= '1900' && value < '2200', 'invalidDate');

/** The same where it has to be given. @param required key of what to say when it is missing or blank */
export const requiredMoment = (required: ValidationKey) =>
  z.string(required).min(1, required).pipe(moment);

/** Page size and keyset cursor of every list. */
export const page = z.object({
  limit: z.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200, 'invalid').optional(),
});

/**
 * A client's key for one attempt: the same key again answers with the first attempt's result, or
 * refuses another content.
 */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'invalid')
  .optional();

export type { Locale } from './locale.ts';
export const locale = z.enum(locales);

/** An answer that says only "done". */
export const done = z.object({ ok: z.literal(true) });

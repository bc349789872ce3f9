import * as z from 'zod/mini';
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
export const id = z
  .number('required')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(MAX_ID, 'invalid'));

/** An id that is text, e.g. of a member: looked up as it is. */
export const textId = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(100, 'invalid'), z.refine(isStorable, 'invalid'));

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

const storable = (schema: z.ZodMiniString<string>) =>
  schema.check(
    z.refine((value) => isStorable(value) && !PILED_MARKS.test(value), {
      error: 'invalidCharacters',
      abort: true,
    }),
  );

/** Required text of one or more lines: trimmed, not only invisible characters, no NUL. */
export function text({ min = 1, max, required = 'required', tooShort = 'tooShort' }: TextLimits) {
  return storable(z.string(required).check(z.trim(), z.normalize('NFC'))).check(
    z.refine((value) => !isBlank(value), { error: required, abort: true }),
    z.refine((value) => value.length >= min, { error: tooShort, abort: true }),
    z.refine((value) => value.length <= max, 'tooLong'),
  );
}

/** They turn the direction of what follows, also beyond the end of a name. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Required text on one line, e.g. a name or a title: inner line breaks become spaces. */
export function line(limits: TextLimits) {
  return z.pipe(
    z.pipe(
      z.string(limits.required ?? 'required'),
      z.transform((value) => value.replace(DIRECTION_MARKS, '').replace(/[\s\u0085]+/g, ' ')),
    ),
    text(limits),
  );
}

/** Optional text: blank means absent. */
export function optionalText(max: number) {
  return z.optional(
    z.pipe(
      storable(z.string().check(z.trim(), z.normalize('NFC'))).check(
        z.refine((value) => value.length <= max, 'tooLong'),
      ),
      z.transform((value) => (isBlank(value) ? undefined : value)),
    ),
  );
}

/** A web address: http and https only, so `javascript:` and `data:` never reach a link. */
export const url = z
  .url({ protocol: /^https?$/, error: 'invalidUrl' })
  .check(z.maxLength(2000, 'tooLong'), z.refine(isStorable, 'invalidUrl'));

/** Euro with at most two decimals, as the API takes and gives it; stored as integer cents. */
export const money = z.number('required').check(
  z.minimum(0, 'negative'),
  z.maximum(10_000_000, 'tooLarge'),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'invalid'),
);

/** A moment in ISO 8601 with its offset, e.g. 2026-11-21T19:00:00+01:00. */
export const dateTime = z.iso.datetime({ offset: true, error: 'invalidDate' });

/** A moment as input: in UTC, and none that a mistyped year makes. */
export const moment = z
  .pipe(
    dateTime,
    z.transform((value) => new Date(value).toISOString()),
  )
  .check(z.refine((value) => value >= '1900' && value < '2200', 'invalidDate'));

/** The same where it has to be given. @param required key of what to say when it is missing or blank */
export const requiredMoment = (required: ValidationKey) =>
  z.pipe(z.string(required).check(z.minLength(1, required)), moment);

/** Page size and keyset cursor of every list. */
export const page = z.object({
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(200, 'invalid'))),
});

/**
 * A client's key for one attempt: the same key again answers with the first attempt's result, or
 * refuses another content.
 */
export const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'invalid')));

export type { Locale } from './locale.ts';
export const locale = z.enum(locales);

/** An answer that says only "done". */
export const done = z.object({ ok: z.literal(true) });

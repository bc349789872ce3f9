import * as z from 'zod/mini';
import { withoutInvisible } from './invisible.ts';
import { locales } from './locale.ts';
import { hrefOf } from './text-address.ts';
import type { ValidationKey } from './validation.ts';
import { isWholeCents } from './whole-cents.ts';

/** Schemas for all domains. Their messages are keys of `validation.ts`. */

/** The largest number that both PostgreSQL's bigint and JavaScript represent exactly. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

/**
 * A visible text has a character that is not a space, zero-width, a control character or a mark on
 * another character. U+2800 is the empty Braille cell.
 */
const VISIBLE = /[^\p{Z}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\u2800]/u;

const isBlank = (value: string) => !VISIBLE.test(value);

/**
 * No script needs so many marks on a character; people use them to cover the lines around a text.
 */
const PILED_MARKS = /\p{M}{11}/u;

/** PostgreSQL can't store NUL in text, and lone surrogates can't be encoded. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** A numeric id: a positive safe integer. */
export const id = z
  .number('required')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(MAX_ID, 'invalid'));

/** An id that is text, e.g. a member's. */
export const textId = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(100, 'invalid'), z.refine(isStorable, 'invalid'));

interface TextLimits {
  /** characters, after trimming */
  min?: number;
  /** characters, after trimming */
  max: number;
  /** key of the message when the text is missing or blank */
  required?: string;
  /** key of the message when the text is shorter than `min` */
  tooShort?: string;
}

/** What every text goes through: no sign in it that nobody sees, trimmed, composed, without NUL. */
const storable = (schema: z.ZodMiniString<string>) =>
  schema.check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.normalize('NFC'),
    z.refine((value) => isStorable(value) && !PILED_MARKS.test(value), {
      error: 'invalidCharacters',
      abort: true,
    }),
  );

/** Required text of one or more lines, with something visible. */
export function text({ min = 1, max, required = 'required', tooShort = 'tooShort' }: TextLimits) {
  return storable(z.string(required)).check(
    z.refine((value) => !isBlank(value), { error: required, abort: true }),
    z.minLength(min, { error: tooShort, abort: true }),
    z.maxLength(max, 'tooLong'),
  );
}

const onOneLine = (value: string) => withoutInvisible(value).replace(/[\s\u0085]+/g, ' ');

/** Required text on one line, e.g. a name or a title. Line breaks in it become spaces. */
export function line(limits: TextLimits) {
  return z.pipe(
    z.string(limits.required ?? 'required').check(z.overwrite(onOneLine)),
    text(limits),
  );
}

/** Optional text; a blank one counts as missing. */
export function optionalText(max: number) {
  return z.optional(
    z.pipe(
      storable(z.string()).check(z.maxLength(max, 'tooLong')),
      z.transform((value) => (isBlank(value) ? undefined : value)),
    ),
  );
}

const clearable = (written: z.ZodMiniString<string>, max: number) =>
  z.optional(
    z.pipe(
      z.nullable(storable(written).check(z.maxLength(max, 'tooLong'))),
      z.transform((value) => (value === null || isBlank(value) ? null : value)),
    ),
  );

/** Text that can be taken back: missing stays missing, and a blank one becomes null. */
export const clearableText = (max: number) => clearable(z.string(), max);

/** The same on one line. */
export const clearableLine = (max: number) =>
  clearable(z.string().check(z.overwrite(onOneLine)), max);

/** Breaks and signs that nobody sees: a browser drops or encodes them, and shows another address. */
const isHiding = (value: string) => /[\t-\r\\]/.test(value) || withoutInvisible(value) !== value;

/** After the two slashes comes the host: browsers take any number of slashes, people read a path. */
const HAS_HOST = /^https?:\/\/[^/]/i;

/**
 * A web address as the browser reads it: it comes out as the link that is followed, with the host in its
 * letters (`xn--…`) and everything encoded. Only http and https, so that `javascript:` and `data:` never get
 * into a link; no user name in front of the host, no backslash, nothing that nobody sees.
 */
export const url = z.url({ protocol: /^https?$/, error: 'invalidUrl' }).check(
  z.maxLength(2000, { error: 'tooLong', abort: true }),
  z.refine(
    (value) =>
      isStorable(value) && !isHiding(value) && HAS_HOST.test(value) && hrefOf(value) !== null,
    { error: 'invalidUrl', abort: true },
  ),
  z.overwrite((value) => hrefOf(value) ?? value),
  z.maxLength(2000, 'tooLong'),
);

/** Euro with at most two decimals; stored as whole cents. */
export const money = z
  .number('required')
  .check(
    z.minimum(0, 'negative'),
    z.maximum(10_000_000, 'tooLarge'),
    z.refine(isWholeCents, 'invalid'),
  );

/** A moment in ISO 8601 with an offset, e.g. 2026-11-21T19:00:00+01:00. */
export const dateTime = z.iso.datetime({ offset: true, error: 'invalidDate' });

/** A moment as input: converted to UTC, and refused if the year looks mistyped. */
export const moment = z
  .pipe(
    dateTime,
    z.transform((value) => new Date(value).toISOString()),
  )
  .check(z.refine((value) => value >= '1900' && value < '2200', 'invalidDate'));

/**
 * A moment that must be given.
 * @param required key of the message when it is missing or blank
 */
export const requiredMoment = (required: ValidationKey) =>
  z.pipe(z.string(required).check(z.minLength(1, required)), moment);

/** Page size and keyset cursor of every list. */
export const page = z.object({
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(200, 'invalid'))),
});

/**
 * A client's key for one attempt. The same key again gets the first attempt's result, or an error
 * if the content differs.
 */
export const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'invalid')));

export type { Locale } from './locale.ts';
export const locale = z.enum(locales);

/** An answer that only says "done". */
export const done = z.object({ ok: z.literal(true) });

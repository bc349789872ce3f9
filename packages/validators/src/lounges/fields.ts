import * as z from 'zod/mini';
import { email } from '../auth/schemas.ts';
import { url } from '../common.ts';
import { placeCountries } from '../places.ts';
import { isWholeCents } from '../whole-cents.ts';
import { LOUNGE_BOARDS_MAX, PRICE_PER_HOUR_MAX } from './limits.ts';

/** Blank, null or missing all mean that there is none; anything else must be valid. */
const optionalLine = (max: number, schema: z.ZodMiniType<string, string>, error: string) =>
  z.pipe(
    z.nullish(
      z.string().check(
        z.trim(),
        z.maxLength(max, 'tooLong'),
        z.refine((value) => value === '' || schema.safeParse(value).success, error),
      ),
    ),
    z.transform((value) => (value ? z.parse(schema, value) : undefined)),
  );

export const optionalEmail = optionalLine(254, email, 'invalidEmail');
export const optionalUrl = optionalLine(2000, url, 'invalidUrl');
/** A postal code of any country: letters, digits, blanks and hyphens. */
export const optionalZipCode = optionalLine(
  12,
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/)),
  'invalidZipCode',
);

export const country = z.enum(placeCountries, 'countryRequired');

/** Euro per hour. */
export const pricePerHour = z
  .number('invalidNumber')
  .check(
    z.minimum(0, 'pricePositive'),
    z.maximum(PRICE_PER_HOUR_MAX, 'tooLarge'),
    z.refine(isWholeCents, 'invalid'),
  );

export const numberOfBoards = z
  .number('invalidNumber')
  .check(
    z.int('invalidNumber'),
    z.minimum(1, 'boardsRequired'),
    z.maximum(LOUNGE_BOARDS_MAX, 'tooLarge'),
  );

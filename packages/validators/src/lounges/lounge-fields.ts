import * as z from 'zod/mini';
import { email } from '../auth.ts';
import { url } from '../common.ts';
import { LOUNGE_BOARDS_MAX, PRICE_PER_HOUR_MAX } from '../lounge-limits.ts';
import { isWholeCents } from '../money.ts';
import { placeCountries } from '../places.ts';

/** Blank, null or missing all mean that there is none; anything else must be valid. */
const optionalLine = (max: number, isRight: (value: string) => boolean, error: string) =>
  z.pipe(
    z.nullish(
      z.string().check(
        z.trim(),
        z.maxLength(max, 'tooLong'),
        z.refine((value) => value === '' || isRight(value), error),
      ),
    ),
    z.transform((value) => value || undefined),
  );

export const optionalEmail = optionalLine(
  254,
  (value) => email.safeParse(value).success,
  'invalidEmail',
);
export const optionalUrl = optionalLine(
  2000,
  (value) => url.safeParse(value).success,
  'invalidUrl',
);
/** A postal code of any country: letters, digits, blanks and hyphens. */
export const optionalZipCode = optionalLine(
  12,
  (value) => /^[A-Za-z0-9][A-Za-z0-9 -]*$/.test(value),
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

import * as z from 'zod/mini';

/** A day of the calendar, e.g. 2026-09-04. */
export const day = z.iso.date('invalidDate');
/** A time on the wall, e.g. 19:30. */
export const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

export const whole = (min: number, max: number) =>
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(min, 'tooSmall'), z.maximum(max, 'tooLarge'));

/** Of both sides, home first. */
export const pair = z.tuple([z.number(), z.number()]);

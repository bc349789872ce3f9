import { z } from 'zod';
import { id, optionalText } from '../common.ts';
import { priceUnits, UPCOMING_BOOKINGS_MAX } from '../lounge-limits.ts';
import { exceptionPeriods, openingHours, openingPeriod, priceRules } from '../opening-hours.ts';
import { localDate, timeZone } from '../places.ts';
import { pricePerHour } from './lounge-fields.ts';

/** An exception, or a public holiday at which the usual hours hold. */
export const specialDay = z.object({
  date: localDate,
  periods: z.array(openingPeriod).nullable(),
  note: z.string().nullable(),
  holiday: z.string().nullable(),
});

/** Everything that bookings are computed with. */
export const loungeRules = z.object({
  timeZone,
  /** null: nobody has entered any, the default holds */
  openingHours: openingHours.nullable(),
  pricePerHour,
  priceUnit: z.enum(priceUnits),
  priceRules,
  /** bookings are confirmed at once, else someone of the lounge answers */
  autoConfirm: z.boolean(),
  slotMinutes: z.literal([15, 30, 60], 'invalid'),
  minMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(15, 'tooSmall')
    .max(1440, 'tooLarge'),
  maxMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(15, 'tooSmall')
    .max(1440, 'tooLarge'),
  bufferMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(0, 'negative')
    .max(120, 'tooLarge'),
  horizonDays: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(1, 'tooSmall')
    .max(730, 'tooLarge'),
  leadMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(0, 'negative')
    .max(20_160, 'tooLarge'),
  cancelMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(0, 'negative')
    .max(43_200, 'tooLarge'),
  /** bookings that are still to come, of one member; the team is bound by no number */
  maxUpcoming: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(1, 'tooSmall')
    .max(UPCOMING_BOOKINGS_MAX, 'tooLarge'),
});
export type LoungeRules = z.infer<typeof loungeRules>;

export const rulesInput = z.object({ loungeId: id });
/** What all rules have to be together. */
export const checkedRules = loungeRules
  .refine(({ minMinutes, maxMinutes }) => minMinutes <= maxMinutes, {
    error: 'minAboveMax',
    path: ['minMinutes'],
  })
  .refine(({ minMinutes, slotMinutes }) => minMinutes % slotMinutes === 0, {
    error: 'notWholeSlots',
    path: ['minMinutes'],
  })
  .refine(({ maxMinutes, slotMinutes }) => maxMinutes % slotMinutes === 0, {
    error: 'notWholeSlots',
    path: ['maxMinutes'],
  });
/** What is left out stays as it is, so that nobody overwrites what someone else has just saved. */
export const updateRulesInput = z.object({ loungeId: id, data: loungeRules.partial() });
export const rulesOutput = loungeRules.extend({
  exceptions: z.array(
    z.object({ date: localDate, periods: z.array(openingPeriod), note: z.string().nullable() }),
  ),
});
export const setExceptionInput = z.object({
  loungeId: id,
  date: localDate,
  periods: exceptionPeriods,
  note: optionalText(200),
});
export const deleteExceptionInput = z.object({ loungeId: id, date: localDate });

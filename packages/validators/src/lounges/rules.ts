import * as z from 'zod/mini';
import { id, optionalText } from '../common.ts';
import { localDate, timeZone } from '../places.ts';
import { pricePerHour } from './fields.ts';
import { priceUnits, UPCOMING_BOOKINGS_MAX } from './limits.ts';
import { exceptionPeriods, openingHours, openingPeriod, priceRules } from './opening-hours.ts';

/** An exception, or a public holiday with the usual hours. */
export const specialDay = z.object({
  date: localDate,
  periods: z.nullable(z.array(openingPeriod)),
  note: z.nullable(z.string()),
  holiday: z.nullable(z.string()),
});

/** All rules by which bookings are checked and priced. */
export const loungeRules = z.object({
  timeZone,
  /** null: nobody has entered any, so the default applies */
  openingHours: z.nullable(openingHours),
  pricePerHour,
  priceUnit: z.enum(priceUnits),
  priceRules,
  /** whether bookings are confirmed at once; else somebody of the lounge answers */
  autoConfirm: z.boolean(),
  slotMinutes: z.literal([15, 30, 60], 'invalid'),
  minMinutes: z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(15, 'tooSmall'), z.maximum(1440, 'tooLarge')),
  maxMinutes: z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(15, 'tooSmall'), z.maximum(1440, 'tooLarge')),
  bufferMinutes: z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(0, 'negative'), z.maximum(120, 'tooLarge')),
  horizonDays: z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(1, 'tooSmall'), z.maximum(730, 'tooLarge')),
  leadMinutes: z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(0, 'negative'), z.maximum(20_160, 'tooLarge')),
  cancelMinutes: z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(0, 'negative'), z.maximum(43_200, 'tooLarge')),
  /** how many coming bookings a member may have; the team has no limit */
  maxUpcoming: z
    .number('invalidNumber')
    .check(
      z.int('invalidNumber'),
      z.minimum(1, 'tooSmall'),
      z.maximum(UPCOMING_BOOKINGS_MAX, 'tooLarge'),
    ),
});
export type LoungeRules = z.infer<typeof loungeRules>;

export const rulesInput = z.object({ loungeId: id });
/** Checks that concern several rules. */
export const checkedRules = loungeRules.check(
  z.refine(({ minMinutes, maxMinutes }) => minMinutes <= maxMinutes, {
    error: 'minAboveMax',
    path: ['minMinutes'],
  }),
  z.refine(({ minMinutes, slotMinutes }) => minMinutes % slotMinutes === 0, {
    error: 'notWholeSlots',
    path: ['minMinutes'],
  }),
  z.refine(({ maxMinutes, slotMinutes }) => maxMinutes % slotMinutes === 0, {
    error: 'notWholeSlots',
    path: ['maxMinutes'],
  }),
);
/** A missing field stays as it is, so that nobody overwrites what somebody else has just saved. */
export const updateRulesInput = z.object({ loungeId: id, data: z.partial(loungeRules) });
export const rulesOutput = z.extend(loungeRules, {
  exceptions: z.array(
    z.object({ date: localDate, periods: z.array(openingPeriod), note: z.nullable(z.string()) }),
  ),
});
export const setExceptionInput = z.object({
  loungeId: id,
  date: localDate,
  periods: exceptionPeriods,
  note: optionalText(200),
});
export const deleteExceptionInput = z.object({ loungeId: id, date: localDate });

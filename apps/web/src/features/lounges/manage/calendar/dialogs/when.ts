import { periodMinutes } from '@oche/validators/lounges/opening-hours';
import { localDate, timeOfDay } from '@oche/validators/places';
import * as z from 'zod/mini';
import { instantOf, timeText, wallTime } from '../../../../../lib/time/wall-time.ts';
import type { Span } from '../grid/axis.ts';

/** Date and times in a form, on the lounge's clock. */
export interface When {
  date: string;
  from: string;
  /** if it is at or before `from`, it is on the next day */
  to: string;
}

export const whenSchema = { date: localDate, from: timeOfDay, to: timeOfDay };

/** The choice of boards in a form. */
export const boardSchema = {
  choice: z.enum(['any', 'these']),
  boardCount: z.coerce.number<string>().check(z.int()),
  boardIds: z.array(z.coerce.number<string>()),
};

/** Whether boards are chosen: any will do, or at least one of them is named. */
export const hasBoards = ({ choice, boardIds }: { choice: string; boardIds: readonly unknown[] }) =>
  choice === 'any' || boardIds.length > 0;

export const boardsMissing = { error: 'required', path: ['boardIds'] };

/** The boards in the API's form: certain ones, or how many of any. */
export const boardWish = (values: {
  choice: 'any' | 'these';
  boardCount: number;
  boardIds: number[];
}) =>
  values.choice === 'these' ? { boardIds: values.boardIds } : { boardCount: values.boardCount };

export function whenOf({ from, to }: Span, timeZone: string): When {
  const start = wallTime(from, timeZone);
  const end = wallTime(to, timeZone);
  return { date: start.date, from: timeText(start.minutes), to: timeText(end.minutes) };
}

/**
 * The instants that a form means. If it still says the same as `original`, that is returned,
 * because a clock that is set back shows two instants alike.
 */
export function spanFrom(when: When, timeZone: string, original?: Span): Span {
  if (original) {
    const before = whenOf(original, timeZone);
    const isSame = before.date === when.date && before.from === when.from && before.to === when.to;
    if (isSame) return original;
  }
  const minutes = periodMinutes(when);
  return {
    from: instantOf(when.date, minutes.from, timeZone),
    to: instantOf(when.date, minutes.to, timeZone),
  };
}

export const isoSpan = ({ from, to }: Span) => ({
  startTime: new Date(from).toISOString(),
  endTime: new Date(to).toISOString(),
});

/** Whether all fields of a span are valid. */
export const isWhen = (when: When): boolean => z.object(whenSchema).safeParse(when).success;

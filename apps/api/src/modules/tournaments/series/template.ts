import type { seriesTemplate } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { localDateAt } from '../../../lib/time/wall-clock.ts';
import { afterOnClock, clockMinutes, minutesOfDay } from './dates.ts';

export type TemplateInput = z.output<typeof seriesTemplate>;
export type Fields = TemplateInput['tournament'];
type Times = Pick<Fields, 'startDate' | 'endDate' | 'registrationDeadline' | 'checkInOpensAt'>;
/** What is said of each evening, but for its times. */
export type Template = Omit<Fields, keyof Times>;

export interface EveningTimes {
  startsMinutes: number;
  deadlineMinutes: number;
  checkInMinutes: number | null;
  lengthMinutes: number | null;
}

/** A tournament as a template: its times as the clock of the place shows them, without its date. */
export function templateOf(fields: Fields, timeZone: string) {
  const { startDate, endDate, registrationDeadline, checkInOpensAt, ...template } = fields;
  const before = (time: string) => clockMinutes(timeZone, time, startDate);
  return {
    template: template satisfies Template,
    firstDate: localDateAt(timeZone, Date.parse(startDate)),
    startsMinutes: minutesOfDay(timeZone, startDate),
    deadlineMinutes: before(registrationDeadline),
    checkInMinutes: checkInOpensAt === undefined ? null : before(checkInOpensAt),
    lengthMinutes: endDate === undefined ? null : clockMinutes(timeZone, startDate, endDate),
  };
}

/** The times of an evening that begins then. A deadline that is over by now is its beginning. */
export function timesOf(
  times: Omit<EveningTimes, 'startsMinutes'>,
  startDate: string,
  timeZone: string,
  now: string,
): Times {
  const { deadlineMinutes, checkInMinutes, lengthMinutes } = times;
  const deadline = afterOnClock(timeZone, startDate, -deadlineMinutes);
  return {
    startDate,
    registrationDeadline: deadline > now ? deadline : startDate,
    ...(checkInMinutes !== null && {
      checkInOpensAt: afterOnClock(timeZone, startDate, -checkInMinutes),
    }),
    ...(lengthMinutes !== null && { endDate: afterOnClock(timeZone, startDate, lengthMinutes) }),
  };
}

/** The number of the evening stands where its name has a #: "Liga #" becomes "Liga 7", "Liga ##" "Liga #7". */
export const numbered = (name: string, number: number): string =>
  name.replace(/#(?!#)/, String(number));

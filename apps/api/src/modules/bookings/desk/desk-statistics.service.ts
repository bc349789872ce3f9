import type { statisticsInput, statisticsOutput } from '@oche/validators/bookings';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import {
  addDays,
  instantOfDay,
  isoOf,
  localDateAt,
  midnightOf,
  weekdayOf,
} from '../../../lib/wall-clock.ts';
import { openingsOfDays, readBookingRules, requireStaff } from '../../lounges/index.ts';
import { openMilliseconds } from '../rules/open-hours.ts';
import * as queries from './desk-statistics.queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Utilisation and income per ISO week on the lounge's clock, oldest first, the current week last. A
 * booking counts in the week in which it begins.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function getStatistics(
  ctx: MemberContext,
  { loungeId, weeks }: z.output<typeof statisticsInput>,
): Promise<z.infer<typeof statisticsOutput>> {
  await requireStaff(ctx.db, ctx.actor, loungeId);
  const now = ctx.clock.now();
  const rough = new Date(now.getTime() - (weeks + 1) * 7 * 86_400_000).toISOString();
  const rules = await readBookingRules(ctx.db, {
    loungeId,
    from: rough,
    to: addDays(now.toISOString().slice(0, 10), 8),
  });
  const { timeZone } = rules;
  const today = localDateAt(timeZone, now.getTime());
  const thisMonday = addDays(today, 1 - weekdayOf(midnightOf(today)));
  const mondays = Array.from({ length: weeks }, (_, index) =>
    addDays(thisMonday, 7 * (index + 1 - weeks)),
  );
  const span = {
    startTime: isoOf(instantOfDay(timeZone, mondays[0] ?? thisMonday)),
    endTime: isoOf(instantOfDay(timeZone, addDays(thisMonday, 7))),
  };
  const [counts, boards, blocks] = await Promise.all([
    queries.countByWeek(ctx.db, { loungeId, ...span, timeZone }),
    queries.listBoardLives(ctx.db, { loungeId }),
    queries.listBlockedTimes(ctx.db, { loungeId, ...span }),
  ]);
  const lives = boards.map(({ id, createdAt, removedAt }) => ({
    id,
    since: Date.parse(createdAt),
    until: removedAt === null ? null : Date.parse(removedAt),
  }));
  const blocked = blocks.map(({ boardId, startTime, endTime }) => ({
    boardId,
    start: Date.parse(startTime),
    end: Date.parse(endTime),
  }));
  return {
    weeks: mondays.map((week) => {
      const counted = counts.find((each) => each.week === week);
      const openings = openingsOfDays(rules, week, addDays(week, 6));
      return {
        week,
        bookings: counted?.bookings ?? 0,
        income: (counted?.incomeCents ?? 0) / 100,
        cancelled: counted?.cancelled ?? 0,
        noShows: counted?.noShows ?? 0,
        bookedHours: hours((counted?.bookedSeconds ?? 0) * 1000),
        openHours: hours(openMilliseconds(openings, lives, blocked)),
      };
    }),
  };
}

/** Rounded to hundredths, as boards are added and removed at any moment. */
const hours = (milliseconds: number): number => Math.round((milliseconds / HOUR_MS) * 100) / 100;

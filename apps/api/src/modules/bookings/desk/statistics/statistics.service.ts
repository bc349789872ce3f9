import type { LoungeStatistics, statisticsInput } from '@oche/validators/bookings/schemas';
import { euroOf } from '@oche/validators/money';
import { weekday as weekdaySchema } from '@oche/validators/places';
import type { z } from 'zod';
import type { MemberContext } from '../../../../lib/deps.ts';
import {
  addDays,
  DAY_MS,
  HOUR_MS,
  isoOf,
  midnightOf,
  weekdayOf,
} from '../../../../lib/time/wall-clock.ts';
import {
  type BookingRules,
  businessDateAt,
  type Opening,
  openingsOfDays,
  readBookingRules,
  requireStaff,
} from '../../../lounges/index.ts';
import { type BlockedTime, type BoardLife, openMilliseconds } from '../../rules/open-hours.ts';
import { bookedHoursOf, eveningStarts, openHoursOf } from './evenings.ts';
import * as queries from './statistics.queries.ts';

/** Some evenings: numbers count from the first one that is read, `until` is not one of them. */
interface Evenings {
  from: number;
  until: number;
}

/** All that the numbers are computed from. */
interface Read {
  rules: BookingRules;
  /** the date of evening 0, a Monday */
  firstDay: string;
  openings: Opening[];
  lives: BoardLife[];
  blocked: BlockedTime[];
  counts: Awaited<ReturnType<typeof queries.countByDay>>;
}

/**
 * Utilisation and income per ISO week, oldest first, the current week last; how the complete days
 * of these weeks compare with the weeks before; which hours and boards are full. A booking counts in
 * the evening in which it begins, so the night from Sunday to Monday belongs to the Sunday.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function getStatistics(
  ctx: MemberContext,
  { loungeId, weeks }: z.output<typeof statisticsInput>,
): Promise<LoungeStatistics> {
  const { db, clock } = ctx;
  await requireStaff(db, ctx.actor, loungeId);
  const now = clock.now().getTime();
  const rules = await readBookingRules(db, {
    loungeId,
    from: isoOf(now - (2 * weeks + 1) * 7 * DAY_MS),
    to: isoOf(now + 8 * DAY_MS),
  });
  const { timeZone } = rules;
  const today = businessDateAt(rules, now);
  const monday = addDays(today, 1 - weekdayOf(midnightOf(today)));
  const firstDay = addDays(monday, -7 * (2 * weeks - 1));
  const days = 2 * weeks * 7;
  const openings = openingsOfDays(rules, addDays(firstDay, -1), addDays(firstDay, days - 1));
  // one more, which is the end of the last evening
  const starts = eveningStarts(timeZone, openings, firstDay, days + 1).map(isoOf);
  const startOf = (evening: number) => starts[evening] ?? '';
  const spanOf = ({ from, until }: Evenings) => ({
    loungeId,
    startTime: startOf(from),
    endTime: startOf(until),
  });
  const all = { from: 0, until: days };
  const complete = { from: weeks * 7, until: days - 8 + weekdayOf(midnightOf(today)) };
  const [counts, hours, boards, boardLives, blocks] = await Promise.all([
    queries.countByDay(db, { ...spanOf(all), dayStarts: starts }),
    queries.countByHour(db, { ...spanOf(complete), dayStarts: starts, firstDay, timeZone }),
    queries.countByBoard(db, spanOf(complete)),
    queries.listBoardLives(db, { loungeId }),
    queries.listBlockedTimes(db, spanOf(all)),
  ]);
  const read: Read = {
    rules,
    firstDay,
    openings,
    lives: boardLives.map(({ id, createdAt, removedAt }) => ({
      id,
      since: Date.parse(createdAt),
      until: removedAt === null ? null : Date.parse(removedAt),
    })),
    blocked: blocks.map(({ boardId, startTime, endTime }) => ({
      boardId,
      start: Date.parse(startTime),
      end: Date.parse(endTime),
    })),
    counts,
  };
  const length = complete.until - complete.from;
  return {
    weeks: Array.from({ length: weeks }, (_, index) => {
      const from = (weeks + index) * 7;
      return { week: addDays(firstDay, from), ...numbersOf(read, { from, until: from + 7 }) };
    }),
    compared: {
      days: length,
      now: numbersOf(read, complete),
      before: numbersOf(read, { from: 0, until: length }),
    },
    hours: hoursOf(read, complete, hours),
    boards: boardLives
      .filter(({ removedAt }) => removedAt === null)
      .map(({ id, name }) => ({
        id,
        name,
        bookedHours: toHours(
          (boards.find(({ boardId }) => boardId === id)?.bookedSeconds ?? 0) * 1000,
        ),
        openHours: toHours(
          openMilliseconds(
            openingsIn(read, complete),
            read.lives.filter((life) => life.id === id),
            read.blocked,
          ),
        ),
      })),
  };
}

function openingsIn({ openings, firstDay }: Read, { from, until }: Evenings): Opening[] {
  const first = addDays(firstDay, from);
  const end = addDays(firstDay, until);
  return openings.filter(({ date }) => first <= date && date < end);
}

function numbersOf(read: Read, evenings: Evenings): LoungeStatistics['compared']['now'] {
  const { from, until } = evenings;
  const counted = read.counts.filter(({ day }) => from <= day && day < until);
  const sum = (numberOf: (day: (typeof counted)[number]) => number) =>
    counted.reduce((total, day) => total + numberOf(day), 0);
  return {
    bookings: sum((day) => day.bookings),
    income: euroOf(sum((day) => day.incomeCents)),
    cancelled: sum((day) => day.cancelled),
    noShows: sum((day) => day.noShows),
    bookedHours: toHours(sum((day) => day.bookedSeconds) * 1000),
    openHours: toHours(openMilliseconds(openingsIn(read, evenings), read.lives, read.blocked)),
  };
}

function hoursOf(
  read: Read,
  complete: Evenings,
  kept: Awaited<ReturnType<typeof queries.countByHour>>,
): LoungeStatistics['hours'] {
  const open = openHoursOf(read.rules.timeZone, openingsIn(read, complete));
  const booked = bookedHoursOf(kept);
  const keys = [...new Set([...open.keys(), ...booked.keys()])].sort((one, other) => one - other);
  return keys.flatMap((key) => {
    const cell = open.get(key) ?? booked.get(key);
    if (!cell) return [];
    const openTime = openMilliseconds(open.get(key)?.intervals ?? [], read.lives, read.blocked);
    return {
      weekday: weekdaySchema.parse(cell.weekday),
      hour: cell.hour,
      bookedHours: toHours(booked.get(key)?.milliseconds ?? 0),
      openHours: toHours(openTime),
    };
  });
}

/** Rounded to hundredths, as boards are added and removed at any moment. */
const toHours = (milliseconds: number): number => Math.round((milliseconds / HOUR_MS) * 100) / 100;

import type { tonightInput, tonightOutput } from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { DAY_MS, HOUR_MS, isoOf, MINUTE_MS, wallTimeAt } from '../../../lib/time/wall-clock.ts';
import {
  businessDateAt,
  type Interval,
  isOpenThrough,
  type ListedRules,
  openingsOfDays,
  readRulesOfAll,
} from '../../lounges/index.ts';
import { intervalOf } from '../rules/wish.ts';
import { listBusyIn } from './free-now.queries.ts';
import { spanOf } from './free-search.service.ts';

/** The middle of an evening, which says most about how full it is. */
const EVENING = { from: '20:00', to: '22:00' };
/** When the evening has begun, its next half hour counts. */
const SOON_MS = 30 * MINUTE_MS;

type Tonight = z.infer<typeof tonightOutput>[number];
interface Busy extends Interval {
  boardId: number;
}

/**
 * How many boards are free this evening, while it is already running from now on, and how full each hour of the day is:
 * two statements, however many lounges.
 */
export async function readTonight(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { loungeIds }: z.output<typeof tonightInput>,
): Promise<Tonight[]> {
  const now = clock.now().getTime();
  const around = { from: isoOf(now - DAY_MS), to: isoOf(now + 2 * DAY_MS) };
  const lounges = (await readRulesOfAll(db, { loungeIds, ...around }))
    .filter(({ isActive }) => isActive)
    .map((rules) => dayOf(rules, now));
  const open = lounges.filter(({ hours }) => hours.length > 0);
  const rows = await listBusyIn(db, {
    loungeIds: open.map(({ rules }) => rules.loungeId),
    from: open.map(({ hours, evening }) => isoOf(Math.min(evening.start, hours[0] ?? now))),
    to: open.map(({ hours, evening }) =>
      isoOf(Math.max(evening.end, (hours.at(-1) ?? now) + HOUR_MS)),
    ),
  });
  const busyIn = Map.groupBy(rows, ({ loungeId }) => loungeId);
  return lounges.map((day) => tonightOf(day, busyIn.get(day.rules.loungeId) ?? []));
}

interface Day {
  rules: ListedRules;
  openings: readonly Interval[];
  /** when each hour begins, from opening to closing */
  hours: readonly number[];
  evening: Interval;
}

function dayOf(rules: ListedRules, now: number): Day {
  const date = businessDateAt(rules, now);
  const openings = openingsOfDays(rules, date, date);
  const evening = intervalOf(spanOf(rules.timeZone, { date, ...EVENING }));
  const first = Math.floor((openings[0]?.start ?? 0) / HOUR_MS);
  const last = Math.ceil((openings.at(-1)?.end ?? 0) / HOUR_MS);
  return {
    rules,
    openings,
    hours: Array.from({ length: last - first }, (_, index) => (first + index) * HOUR_MS),
    evening: now <= evening.start ? evening : { start: now, end: now + SOON_MS },
  };
}

const meet = (one: Interval, other: Interval) => one.start < other.end && one.end > other.start;

const boardsIn = (busy: readonly Busy[], span: Interval): number =>
  new Set(busy.filter((each) => meet(each, span)).map(({ boardId }) => boardId)).size;

function tonightOf({ rules, openings, hours, evening }: Day, busy: readonly Busy[]): Tonight {
  const { loungeId, numberOfBoards, bufferMinutes, timeZone } = rules;
  // a booking also takes the time after it that a lounge keeps between two
  const wanted = { start: evening.start, end: evening.end + bufferMinutes * MINUTE_MS };
  const [first] = hours;
  return {
    loungeId,
    freeBoards: isOpenThrough(rules, evening) ? numberOfBoards - boardsIn(busy, wanted) : null,
    opensAt:
      first === undefined ? null : Math.floor((wallTimeAt(timeZone, first) % DAY_MS) / HOUR_MS),
    hours: hours.map((start) => {
      const hour = { start, end: start + HOUR_MS };
      return openings.some((opening) => meet(opening, hour)) ? boardsIn(busy, hour) : null;
    }),
  };
}

import { mondayOf, weekOf, weeksFrom } from '@oche/validators/forum/week/iso-week';
import { WEEK_EXCERPT_LENGTH } from '@oche/validators/forum/week/limits';
import type { BestOfWeek, bestOfWeekInput } from '@oche/validators/forum/week/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { addDays, DAY_MS, instantOfDay, isoOf, localDateAt } from '../../../lib/time/wall-clock.ts';
import { excerpt, snippet } from '../post/excerpt.ts';
import { countsInOrder } from '../reactions/counts.ts';
import * as queries from './week.queries.ts';

/** The forum has one calendar, wherever its readers are. */
const TIME_ZONE = 'Europe/Berlin';

/** What readers liked most of what was written in a week, or in the seven days until now. */
export async function readBestOfWeek(
  { db, actor, clock }: ServiceContext,
  { week }: z.output<typeof bestOfWeekInput>,
): Promise<BestOfWeek> {
  const now = clock.now().getTime();
  const today = localDateAt(TIME_ZONE, now);
  const { from, until, days } = week === undefined ? lastDays(now, today) : daysOf(week);
  const [rows, earlier] = await Promise.all([
    queries.listBestOfWeek(db, { from, until, viewerId: actor?.id ?? '' }),
    queries.hasPostsBefore(db, { from }),
  ]);
  const following = week === undefined ? null : weeksFrom(week, 1);
  return {
    week: week ?? null,
    days,
    previous: earlier.length > 0 ? weeksFrom(week ?? weekOf(today), -1) : null,
    // texts of this form have the order of their weeks
    next: following !== null && following <= weekOf(today) ? following : null,
    items: rows.map(({ counts, beginning, firstName, lastName, imageUrl, ...post }) => ({
      ...post,
      author: { firstName, lastName, imageUrl },
      reactions: countsInOrder(counts),
      excerpt: excerpt(snippet(plainOf(beginning), Infinity), WEEK_EXCERPT_LENGTH),
    })),
  };
}

const lastDays = (now: number, today: string) => ({
  from: isoOf(now - 7 * DAY_MS),
  until: isoOf(now),
  days: { from: addDays(today, -7), until: today },
});

function daysOf(week: string) {
  const monday = mondayOf(week) ?? '';
  return {
    from: isoOf(instantOfDay(TIME_ZONE, monday)),
    until: isoOf(instantOfDay(TIME_ZONE, addDays(monday, 7))),
    days: { from: monday, until: addDays(monday, 6) },
  };
}

import type { fixtureInput, freeDatesOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  addDays,
  DAY_MS,
  localDateAt,
  midnightOf,
  weekdayOf,
} from '../../../lib/time/wall-clock.ts';
import { listBoardsAt } from '../../bookings/index.ts';
import { holidaysBetween } from '../../lounges/index.ts';
import { getFixture } from '../core/fixture.queries.ts';
import { maySee } from '../core/leagues.policy.ts';
import { requireSide } from '../core/sides.ts';
import { startOf } from '../plan/plan.service.ts';
import { getHome } from './boards.queries.ts';
import { needsOf } from './boards.service.ts';
import * as queries from './moves.queries.ts';

/** How many days from tomorrow on are looked at, and how many evenings are offered. */
const DAYS = 56;
const OFFERED = 12;
const FRIDAY = 5;

/**
 * Evenings on which both teams are free, those of the home team's usual weekday first of each week, with how many boards
 * the lounge has then.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN for somebody who leads neither team
 */
export async function listFreeDates(
  { db, actor, clock }: ActingContext,
  { id }: z.output<typeof fixtureInput>,
): Promise<z.infer<typeof freeDatesOutput>> {
  const fixture = await getFixture.first(db, { id, viewerId: actor.id });
  if (!fixture || !maySee(actor, fixture)) throw new AppError('FIXTURE_NOT_FOUND');
  requireSide(actor, fixture);
  const { homeId, awayId, timeZone } = fixture;
  const [evening, others, home] = await Promise.all([
    queries.getEvening.first(db, { entryId: homeId }),
    queries.listOtherDates(db, { fixtureId: id, homeId, awayId }),
    getHome.first(db, { fixtureId: id }),
  ]);
  if (!evening || !home) throw new AppError('FIXTURE_NOT_FOUND');
  const tomorrow = addDays(localDateAt(timeZone, clock.now().getTime()), 1);
  const closed = await holidaysIn(evening.holidays, tomorrow);
  const taken = new Set(
    others.flatMap(({ startsAt }) =>
      startsAt === null ? [] : [localDateAt(timeZone, Date.parse(startsAt))],
    ),
  );
  const days = Array.from({ length: DAYS }, (_, day) => addDays(tomorrow, day))
    .filter((date) => date <= evening.endsOn && !taken.has(date) && !closed.has(date))
    .filter((date) => {
      const weekday = weekdayOf(midnightOf(date));
      return weekday === evening.weekday || (weekday <= FRIDAY && evening.weekday <= FRIDAY);
    })
    .sort((a, b) => weekOf(a) - weekOf(b) || distance(a) - distance(b) || a.localeCompare(b))
    .slice(0, OFFERED);
  return Promise.all(
    days.toSorted().map(async (date) => {
      const startsAt = startOf({ date, time: evening.time }, timeZone) ?? '';
      return { startsAt, freeBoards: await freeBoards(startsAt) };
    }),
  );

  function distance(date: string): number {
    return Math.abs(weekdayOf(midnightOf(date)) - (evening?.weekday ?? FRIDAY));
  }

  async function freeBoards(startsAt: string): Promise<number | null> {
    const needs = home && needsOf({ ...home, startsAt });
    if (!needs || !home || home.loungeId === null || home.agreedBy === null) return null;
    const all = await listBoardsAt(db, {
      loungeId: home.loungeId,
      exceptBlockId: home.blockId,
      ...needs,
    });
    const own = home.boardIds.length > 0 ? new Set(home.boardIds) : null;
    return all.filter((board) => board.isFree && (!own || own.has(board.id))).length;
  }
}

const weekOf = (date: string): number => Math.floor((midnightOf(date) / DAY_MS + 3) / 7);

async function holidaysIn(code: string | null, from: string): Promise<ReadonlyMap<string, string>> {
  if (code === null) return new Map();
  const [country = '', state = null] = code.split('-');
  return holidaysBetween({ country, state }, from, addDays(from, DAYS), 'de');
}

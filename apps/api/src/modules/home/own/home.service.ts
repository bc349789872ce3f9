import {
  ACTIVITIES_SHOWN,
  type Home,
  type homeInput,
  homeSteps,
} from '@oche/validators/home/schemas';
import { achievementKinds } from '@oche/validators/statistics/limits';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { HOUR_MS, localDateAt } from '../../../lib/time/wall-clock.ts';
import { readOwnPoints } from '../../rankings/index.ts';
import { getLayout } from '../layout/layout.queries.ts';
import { getLive } from '../live/live.service.ts';
import { listAhead } from './ahead.queries.ts';
import * as queries from './own.queries.ts';

/** A member who has done this many of the first steps is at home here. */
const SETTLED_STEPS = 4;
const STEPS_SHOWN = 3;

/**
 * A member's own part of a board: its layout, the numbers, and what is next.
 * @throws AppError UNAUTHENTICATED when the account went meanwhile
 */
export async function getHome(
  ctx: MemberContext,
  { board }: z.output<typeof homeInput>,
): Promise<Home> {
  const { db, actor, clock } = ctx;
  const userId = actor.id;
  const now = clock.now();
  const [layout, own, ranking, achieved, ahead, lounges, live] = await Promise.all([
    getLayout.first(db, { userId, board }),
    queries.getOwn.first(db, { userId, now }),
    readOwnPoints(ctx),
    queries.listAchieved(db, { userId }),
    listAhead(db, { userId, now: now.toISOString() }),
    queries.countLounges.first(db, {}),
    getLive(ctx, { limit: ACTIVITIES_SHOWN }),
  ]);
  if (!own) throw new AppError('UNAUTHENTICATED');
  return {
    username: own.username,
    layout: layout ?? null,
    ...stepsOf(own),
    figures: figuresOf(own),
    ranking: ranking && { place: ranking.place, points: ranking.points, next: ranking.next },
    achievements: { achieved, total: achievementKinds.length },
    ahead: ahead.map((entry) => ({ ...entry, isTonight: isTonight(entry, now) })),
    lounges: lounges?.count ?? 0,
    clubMembers: own.clubMembers,
    live,
  };
}

/** An evening goes on past midnight. */
const EVENING_ENDS_MS = 5 * HOUR_MS;

/** Whether it belongs to the evening that is running at its place; what has begun and is not over does. */
function isTonight({ startDate, timeZone }: { startDate: string; timeZone: string }, now: Date) {
  const dayOf = (time: number) => localDateAt(timeZone, time - EVENING_ENDS_MS);
  return dayOf(Date.parse(startDate)) <= dayOf(now.getTime());
}

type Own = NonNullable<Awaited<ReturnType<typeof queries.getOwn.first>>>;

/** The next three of those that are left. A member who has done most of them is not asked any more. */
function stepsOf(own: Own): Pick<Home, 'steps' | 'stepsDone'> {
  const left = homeSteps.filter((step) => !own[step]);
  const stepsDone = homeSteps.length - left.length;
  return { steps: stepsDone >= SETTLED_STEPS ? [] : left.slice(0, STEPS_SHOWN), stepsDone };
}

function figuresOf({ games, won, average, rating, isProvisional, form }: Own): Home['figures'] {
  return {
    games,
    won,
    winRate: games > 0 ? Math.round((1000 * won) / games) / 10 : null,
    average: average === null ? null : Math.round(average * 10) / 10,
    rating: rating === null ? null : { points: rating, isProvisional },
    form,
  };
}

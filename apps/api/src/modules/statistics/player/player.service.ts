import {
  achievementKinds,
  type StatisticsGame,
  type StatisticsPeriod,
} from '@oche/validators/statistics/limits';
import type {
  Achievement,
  Player,
  playerInput,
  Statistics,
} from '@oche/validators/statistics/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { viewerOf } from '../../people/index.ts';
import { requirePlayer } from '../shown/player-seen.service.ts';
import { toShown } from '../shown/shown-game.ts';
import { listShown } from '../shown/shown-games.queries.ts';
import type { Variant } from '../upkeep/details.ts';
import { inThreeDarts } from '../upkeep/levels.ts';
import { getPlace, listMonths } from '../upkeep/player.queries.ts';
import { sumOf } from '../upkeep/totals.ts';
import { COURSE_GAMES, courseOf } from './course.ts';
import { figuresOf, isX01, type MonthOfKind } from './figures.ts';
import { levelOf } from './level.ts';
import * as queries from './player.queries.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor' | 'clock'>;

const FORM = 10;

const VARIANTS: Record<StatisticsGame, Variant[]> = {
  all: ['501', '301', 'x01', 'cricket'],
  '501': ['501'],
  '301': ['301'],
  cricket: ['cricket'],
};

/** Months before this one that a period has. */
const MONTHS_BEFORE: Record<StatisticsPeriod, number> = {
  all: Number.POSITIVE_INFINITY,
  year: 11,
  quarter: 2,
  month: 0,
};

/**
 * A player, with what was thrown in games that count.
 * @throws AppError MEMBER_NOT_FOUND, also for somebody whom the reader may not see
 */
export async function getPlayer(
  ctx: Reading,
  { username, ...wish }: z.output<typeof playerInput>,
): Promise<Player> {
  const { person, isOpen, isForAll, showsAchievements, readBy } = await requirePlayer(
    ctx,
    username,
  );
  return {
    person,
    isOwn: ctx.actor?.id === person.id,
    isForAll,
    readBy,
    statistics: isOpen ? await readStatistics(ctx, person.id, wish) : null,
    achievements: showsAchievements ? await listAchievements(ctx, person.id) : null,
  };
}

async function readStatistics(
  ctx: Reading,
  userId: string,
  { game, period }: Omit<z.output<typeof playerInput>, 'username'>,
): Promise<Statistics> {
  const { db, actor } = ctx;
  const since = monthsAgo(ctx.clock.now(), MONTHS_BEFORE[period]);
  const [allMonths, latest, rating] = await Promise.all([
    listMonths(db, { userId }),
    queries.listLatest(db, {
      userId,
      variants: VARIANTS[game],
      since: `${since}-01T00:00:00.000Z`,
      limit: COURSE_GAMES,
    }),
    queries.getRating.first(db, { userId, now: ctx.clock.now() }),
  ]);
  const months = allMonths.filter(
    ({ variant, month }) => VARIANTS[game].includes(variant) && month >= since,
  );
  const gameIds = latest.slice(0, FORM).map(({ id }) => id);
  const form = await listShown(db, { ...viewerOf(actor), userId, gameIds });
  return {
    totalGames: sumOf(allMonths.map(({ totals }) => totals)).games,
    rating: rating ?? null,
    figures: figuresOf(months, game),
    months: coursesOf(months),
    course: courseOf(latest),
    form: form.map(toShown),
    level: await readLevel(ctx, userId, allMonths),
  };
}

/** @returns e.g. 2026-09 for two months before November */
function monthsAgo(now: Date, months: number): string {
  if (!Number.isFinite(months)) return '0001-01';
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months))
    .toISOString()
    .slice(0, 7);
}

function coursesOf(months: readonly MonthOfKind[]): Statistics['months'] {
  const byMonth = Map.groupBy(months, ({ month }) => month);
  return [...byMonth].map(([month, kinds]) => {
    const x01 = sumOf(kinds.filter(isX01).map(({ totals }) => totals));
    const games = sumOf(kinds.map(({ totals }) => totals)).games;
    return { month, games, average: inThreeDarts(x01.points, x01.darts) };
  });
}

/** A player with too few games is in no comparison. */
async function readLevel(
  { db }: Reading,
  userId: string,
  months: readonly MonthOfKind[],
): Promise<Statistics['level']> {
  const place = await getPlace.first(db, { userId });
  if (!place || place.level === null || place.places === null) return null;
  const { level, places } = place;
  const rows = await queries.listLevels(db, { level });
  const x01 = sumOf(months.filter(isX01).map(({ totals }) => totals));
  return levelOf({ level, places }, rows, x01);
}

/** All that there is to achieve, what has been achieved with its game. */
async function listAchievements({ db, actor }: Reading, userId: string): Promise<Achievement[]> {
  const rows = await queries.listAchieved(db, { userId });
  const achieved = new Map(rows.map((row) => [row.kind, row]));
  return achievementKinds.map((kind) => {
    const row = achieved.get(kind);
    const isOpen = row && (row.isPublic || actor?.id === userId || viewerOf(actor).isStaff);
    return {
      kind,
      achievedAt: row?.achievedAt ?? null,
      gameId: isOpen ? row.gameId : null,
    };
  });
}

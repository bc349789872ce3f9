import { errorCodes, errors } from '@oche/validators/errors';
import type {
  seriesStandingsInput,
  seriesStandingsOutput,
  seriesTemplateOutput,
  TournamentSeriesOutput,
  tournamentSeriesInput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { addDays, localDateAt, midnightOf, weekdayOf } from '../../../lib/time/wall-clock.ts';
import { holidaysBetween } from '../../lounges/index.ts';
import { viewerOf } from '../../people/index.ts';
import { toSummary } from '../core/summary.ts';
import * as dates from './dates.queries.ts';
import { datesBetween, startOn, weekOf } from './dates.ts';
import { getOrganiser } from './list.queries.ts';
import { requireSeriesOrganiser, runsSeries } from './series.policy.ts';
import * as queries from './series.queries.ts';
import { timesOf } from './template.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor' | 'clock' | 'locale'>;
type Id = z.output<typeof tournamentSeriesInput>;
type Row = queries.SeriesRow;

const EVENINGS = 100;
/** How many of the next dates are shown, and how far ahead they are looked for. */
const COMING = 8;
const COMING_DAYS = 400;

/** @throws AppError SERIES_UNKNOWN */
export async function readSeries(
  { db, actor }: Pick<Reading, 'db' | 'actor'>,
  id: number,
): Promise<Row> {
  const row = await queries.getSeries.first(db, { id, viewerId: actor?.id ?? '' });
  if (!row) throw new AppError('SERIES_UNKNOWN');
  return row;
}

/** A series as everybody sees it. @throws AppError SERIES_UNKNOWN */
export async function getSeries(ctx: Reading, { id }: Id): Promise<TournamentSeriesOutput> {
  const { db, actor, clock } = ctx;
  const viewerId = actor?.id ?? '';
  const row = await readSeries(ctx, id);
  const now = clock.now().toISOString();
  const isOrganiser = runsSeries(actor, row);
  const [evenings, standing, coming, organiser] = await Promise.all([
    queries.listEvenings(db, { viewerId, seriesId: id, isOrganiser, limit: EVENINGS }),
    queries.getStanding.first(db, { viewerId, seriesId: id }),
    listComing(ctx, row),
    getOrganiser.first(db, { ...viewerOf(actor), seriesId: id }),
  ]);
  const { ownRank = null, ownPoints = null, players = 0 } = standing ?? {};
  return {
    id,
    name: row.name,
    description: row.description,
    rules: row.rules,
    venue: venueOf(row),
    game: row.template?.gameFormat ?? evenings[0]?.gameFormat ?? null,
    tournamentType: row.template?.tournamentType ?? evenings[0]?.kind ?? null,
    rhythm: rhythmOf(row),
    isClosed: row.closedAt !== null,
    organiser: organiser ?? null,
    evenings: evenings.map((evening) => {
      const { name, status, startDate, participantCount, winnerName } = toSummary(evening, now);
      const missingBoards = isOrganiser ? evening.missingBoards : [];
      return {
        id: evening.id,
        name,
        status,
        startDate,
        participantCount,
        winnerName,
        missingBoards,
      };
    }),
    coming,
    refusal: isOrganiser ? refusalOf(ctx, row) : null,
    playerCount: players,
    own: ownRank === null || ownPoints === null ? null : { rank: ownRank, points: ownPoints },
    can: { organise: isOrganiser },
  };
}

/** What spoke against an evening at the last look, in the reader's language. */
function refusalOf(
  { locale }: Pick<Reading, 'locale'>,
  { refusedCode, closedAt, template }: Row,
): string | null {
  if (closedAt !== null || template === null) return null;
  const code = errorCodes.find((one) => one === refusedCode);
  return code === undefined ? null : errors[code][locale];
}

export function venueOf(row: Pick<Row, 'loungeId' | 'loungeName' | 'loungeCity' | 'loungeZone'>) {
  const { loungeId: id, loungeName: name, loungeCity: city, loungeZone: timeZone } = row;
  if (id === null || name === null || city === null || timeZone === null) return null;
  return { id, name, city, timeZone };
}

/** The pattern of a series that announces its evenings; null without one. */
export function patternOf(
  row: Pick<Row, 'repeats' | 'every' | 'firstDate' | 'lastDate' | 'startsMinutes' | 'announceDays'>,
) {
  const { repeats, every, firstDate, lastDate, startsMinutes, announceDays } = row;
  if (repeats === null || every === null || firstDate === null) return null;
  if (startsMinutes === null || announceDays === null) return null;
  return { repeats, every, firstDate, lastDate, startsMinutes, announceDays };
}

export function rhythmOf(row: Parameters<typeof patternOf>[0]): TournamentSeriesOutput['rhythm'] {
  const pattern = patternOf(row);
  if (!pattern) return null;
  const { firstDate, ...rhythm } = pattern;
  return { ...rhythm, weekday: weekdayOf(midnightOf(firstDate)), week: weekOf(firstDate) };
}

/** The next dates that aren't announced, and what is different about them. */
async function listComing(
  { db, clock, locale }: Reading,
  row: Row,
): Promise<TournamentSeriesOutput['coming']> {
  const pattern = patternOf(row);
  if (!pattern || row.closedAt !== null) return [];
  const { timeZone } = row;
  const now = clock.now();
  const today = localDateAt(timeZone, now.getTime());
  const until = addDays(today, COMING_DAYS);
  const [known, holidays] = await Promise.all([
    dates.listDates(db, { seriesId: row.id, from: today }),
    row.country === null
      ? new Map<string, string>()
      : holidaysBetween({ country: row.country, state: row.state }, today, until, locale),
  ]);
  const different = new Map(known.map((date) => [date.date, date]));
  return datesBetween(pattern, today, until)
    .map((date) => {
      const { isLeftOut = false, startsAt = null, announcedAt = null } = different.get(date) ?? {};
      return {
        date,
        startsAt: startsAt ?? startOn(date, pattern.startsMinutes, timeZone),
        isLeftOut,
        isMoved: startsAt !== null,
        holiday: holidays.get(date) ?? null,
        announcedAt,
      };
    })
    .filter(({ announcedAt, startsAt }) => announcedAt === null && startsAt > now.toISOString())
    .slice(0, COMING)
    .map(({ announcedAt: _, ...date }) => date);
}

const position = z.tuple([z.int32().min(0)]);

/** @throws AppError BAD_INPUT for a cursor that isn't ours */
export async function listStandings(
  { db, actor }: Reading,
  { id, limit, cursor }: z.output<typeof seriesStandingsInput>,
): Promise<z.infer<typeof seriesStandingsOutput>> {
  const [after] = cursor ? decodeCursor(position, cursor) : [0];
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listStandings(db, { ...viewerOf(actor), seriesId: id, after, limit: count }),
    (last) => encodeCursor([last.position]),
  );
  return {
    items: items.map(
      ({ position: _, rank, points, wins, maximums, highestFinish, evenings, ...person }) => ({
        rank,
        person,
        points,
        wins,
        maximums,
        highestFinish,
        evenings,
      }),
    ),
    nextCursor,
  };
}

/**
 * What organisers change of the evenings, with the times of the next one that isn't announced.
 * @throws AppError SERIES_UNKNOWN, FORBIDDEN
 */
export async function getTemplate(
  ctx: MemberContext,
  { id }: Id,
): Promise<z.input<typeof seriesTemplateOutput>> {
  const row = await readSeries(ctx, id);
  requireSeriesOrganiser(ctx.actor, row);
  const pattern = patternOf(row);
  const { template, deadlineMinutes, checkInMinutes, lengthMinutes, timeZone } = row;
  if (!pattern || template === null || deadlineMinutes === null) return null;
  const [next] = await listComing(ctx, row);
  const startDate = startOn(next?.date ?? pattern.firstDate, pattern.startsMinutes, timeZone);
  const times = { deadlineMinutes, checkInMinutes, lengthMinutes };
  return {
    tournament: { ...template, ...timesOf(times, startDate, timeZone, '') },
    repeats: pattern.repeats,
    every: pattern.every,
    lastDate: pattern.lastDate,
    announceDays: pattern.announceDays,
    boardIds: row.boardIds,
  };
}

import { withTransaction } from '@oche/db';
import type {
  closeSeriesInput,
  createTournamentSeriesInput,
  setSeriesDateInput,
  setSeriesOfTournamentInput,
  TournamentSeriesOutput,
  updateTournamentSeriesInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { onlyStaff, readBookingRules, requireReader } from '../../lounges/index.ts';
import { rulesOf } from '../changes/rules.ts';
import { updateTournament } from '../changes/tournament-change.service.ts';
import { feedingFrom } from '../core/feeding.ts';
import { organise } from '../core/lock.service.ts';
import '../core/tournaments.events.ts';
import { announcing } from './announce.service.ts';
import * as dates from './dates.queries.ts';
import { datesBetween, startOn } from './dates.ts';
import { requireSeriesOrganiser } from './series.policy.ts';
import * as queries from './series.queries.ts';
import { getSeries, patternOf, readSeries } from './series.service.ts';
import { makeTable, settleIn } from './settle.service.ts';
import { numbered, type TemplateInput, templateOf, timesOf } from './template.ts';

type Create = z.output<typeof createTournamentSeriesInput>;
type Update = z.output<typeof updateTournamentSeriesInput>;

/**
 * Begins a series, and announces what is due of it.
 * @throws AppError BAD_INPUT, LOUNGE_NOT_FOUND, FORBIDDEN for boards of a lounge whose team one isn't in,
 *   BOARD_NOT_FOUND, TOURNAMENT_NOT_FOUND, TOURNAMENT_RULES_UNFIT
 */
export async function createSeries(
  ctx: MemberContext,
  input: Create,
): Promise<TournamentSeriesOutput> {
  requireVoice(ctx.actor);
  const columns = await columnsOf(ctx, input);
  const now = ctx.clock.now().toISOString();
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: ctx.actor.id, operation: 'tournamentSeries.create', input }, async () => {
      const seriesId = await queries.insertSeries(tx, {
        ...columns,
        created_by: ctx.actor.id,
        created_at: now,
        updated_at: now,
      });
      await addJobs(tx, [announcing(seriesId)]);
      return seriesId;
    }),
  );
  if (input.tournamentId !== undefined) {
    await setSeriesOf(ctx, { id: input.tournamentId, seriesId: id });
  }
  return getSeries(ctx, { id });
}

/**
 * Changes what is said of a series: its table at once, its evenings where they aren't announced yet, and, if asked,
 * where they are and have no entries.
 * @throws AppError as `createSeries` does, and SERIES_UNKNOWN, BOARD_TAKEN when an announced evening can't
 * keep its boards at its new time
 */
export async function updateSeries(
  ctx: MemberContext,
  { id, changesAnnounced, ...input }: Update,
): Promise<TournamentSeriesOutput> {
  requireVoice(ctx.actor);
  requireSeriesOrganiser(ctx.actor, await readSeries(ctx, id));
  const columns = await columnsOf(ctx, input);
  await changeSeries(ctx, id, async (tx) => {
    await queries.updateSeries(tx, id, { ...columns, updated_at: ctx.clock.now().toISOString() });
    await makeTable(ctx, tx, id);
    await addJobs(tx, [announcing(id)]);
  });
  if (changesAnnounced && input.template) await changeEmpty(ctx, id, input.template);
  return getSeries(ctx, { id });
}

/** What has begun to fill stays as it was announced. */
async function changeEmpty(ctx: MemberContext, id: number, input: TemplateInput): Promise<void> {
  const { timeZone } = await readSeries(ctx, id);
  const now = ctx.clock.now().toISOString();
  const { template, startsMinutes, ...times } = templateOf(input.tournament, timeZone);
  for (const evening of await queries.listEmpty(ctx.db, { seriesId: id, now })) {
    const start = startOn(evening.date, startsMinutes, timeZone);
    if (start <= now) continue;
    await updateTournament(ctx, {
      ...template,
      ...timesOf(times, start, timeZone, now),
      name: numbered(template.name, evening.number),
      id: evening.id,
      ...(evening.threadId !== null && { threadId: evening.threadId }),
    });
  }
}

async function columnsOf(
  ctx: MemberContext,
  { name, description, rules, template, venueId }: Omit<Create, 'tournamentId' | 'idempotencyKey'>,
) {
  const loungeId = template?.tournament.venueId ?? venueId ?? null;
  if (loungeId !== null) await requireReader(ctx.db, ctx.actor, loungeId);
  return {
    name,
    description: description ?? null,
    rules: JSON.stringify(rules),
    lounge_id: loungeId,
    ...(template ? await templateColumns(ctx, template, loungeId) : NO_TEMPLATE),
  };
}

const NO_TEMPLATE = {
  template: null,
  repeats: null,
  every: null,
  first_date: null,
  last_date: null,
  starts_minutes: null,
  deadline_minutes: null,
  check_in_minutes: null,
  length_minutes: null,
  announce_days: null,
  board_ids: [],
};

async function templateColumns(
  ctx: MemberContext,
  { tournament, repeats, every, lastDate, announceDays, boardIds }: TemplateInput,
  loungeId: number | null,
) {
  requireOrder(tournament);
  // what doesn't fit would be refused only when an evening is announced, and nobody would hear of it
  rulesOf(tournament.gameFormat, tournament.rules);
  const timeZone = await zoneOf(ctx, loungeId, boardIds);
  const { template, firstDate, ...times } = templateOf(tournament, timeZone);
  if (lastDate !== undefined && lastDate < firstDate) throw wrong('lastDate', 'endBeforeBegin');
  if (boardIds.length > 0 && times.lengthMinutes === null) {
    throw wrong('tournament.endDate', 'required');
  }
  return {
    template: JSON.stringify(template),
    repeats,
    every,
    first_date: firstDate,
    last_date: lastDate ?? null,
    starts_minutes: times.startsMinutes,
    deadline_minutes: times.deadlineMinutes,
    check_in_minutes: times.checkInMinutes,
    length_minutes: times.lengthMinutes,
    announce_days: announceDays,
    board_ids: boardIds,
  };
}

const wrong = (field: string, key: 'afterStart' | 'endBeforeBegin' | 'required') =>
  new AppError('BAD_INPUT', { fields: { [`template.${field}`]: key } });

function requireOrder({
  startDate,
  endDate,
  registrationDeadline,
  checkInOpensAt,
}: TemplateInput['tournament']): void {
  if (registrationDeadline > startDate)
    throw wrong('tournament.registrationDeadline', 'afterStart');
  if (endDate !== undefined && endDate <= startDate)
    throw wrong('tournament.endDate', 'endBeforeBegin');
  if (checkInOpensAt !== undefined && checkInOpensAt > startDate) {
    throw wrong('tournament.checkInOpensAt', 'afterStart');
  }
}

/** @throws AppError FORBIDDEN, BOARD_NOT_FOUND for boards that aren't those of the lounge */
async function zoneOf(
  ctx: MemberContext,
  loungeId: number | null,
  boardIds: readonly number[],
): Promise<string> {
  if (loungeId === null) {
    if (boardIds.length > 0) throw new AppError('BOARD_NOT_FOUND');
    return 'Europe/Berlin';
  }
  const now = ctx.clock.now().toISOString();
  const { boards, timeZone } = await readBookingRules(ctx.db, { loungeId, from: now, to: now });
  if (boardIds.length === 0) return timeZone;
  await onlyStaff(ctx, loungeId)(ctx.db);
  if (boardIds.some((boardId) => !boards.some(({ id }) => id === boardId))) {
    throw new AppError('BOARD_NOT_FOUND');
  }
  return timeZone;
}

/** Behind the lock of the series, for its organisers. @throws AppError SERIES_UNKNOWN, FORBIDDEN */
const changeSeries = <T>(
  ctx: MemberContext,
  id: number,
  work: (
    tx: Parameters<Parameters<typeof withTransaction>[1]>[0],
    series: queries.SeriesRow,
  ) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx.db, async (tx) => {
    const series = await queries.lockSeries.first(tx, { id, viewerId: ctx.actor.id });
    if (!series) throw new AppError('SERIES_UNKNOWN');
    requireSeriesOrganiser(ctx.actor, series);
    const result = await work(tx, series);
    await ctx.events.publish(tx, 'tournamentSeries.changed', { seriesId: id });
    return result;
  });

/**
 * Ends the season: nothing is announced any more, and finals get their players. Or goes on with it.
 * @throws AppError SERIES_UNKNOWN, FORBIDDEN
 */
export async function closeSeries(
  ctx: MemberContext,
  { id, isClosed }: z.output<typeof closeSeriesInput>,
): Promise<TournamentSeriesOutput> {
  requireWriter(ctx.actor);
  await changeSeries(ctx, id, async (tx) => {
    const closedAt = isClosed ? ctx.clock.now().toISOString() : null;
    await queries.updateSeries(tx, id, { closed_at: closedAt });
    await addJobs(tx, [isClosed ? feedingFrom({ seriesId: id }) : announcing(id)]);
  });
  return getSeries(ctx, { id });
}

/**
 * Leaves out one date, moves it, or takes that back, as long as it isn't announced.
 * @throws AppError SERIES_UNKNOWN, FORBIDDEN, SERIES_DATE_UNKNOWN, SERIES_DATE_ANNOUNCED, SERIES_CLOSED,
 *   BAD_INPUT for a time that is over
 */
export async function setSeriesDate(
  ctx: MemberContext,
  { id, date, isLeftOut, startsAt }: z.output<typeof setSeriesDateInput>,
): Promise<TournamentSeriesOutput> {
  requireWriter(ctx.actor);
  if (startsAt !== undefined && startsAt <= ctx.clock.now().toISOString()) {
    throw new AppError('BAD_INPUT', { fields: { startsAt: 'past' } });
  }
  await changeSeries(ctx, id, async (tx, series) => {
    const pattern = patternOf(series);
    if (series.closedAt !== null) throw new AppError('SERIES_CLOSED');
    if (!pattern || datesBetween(pattern, date, date).length === 0) {
      throw new AppError('SERIES_DATE_UNKNOWN');
    }
    const different = { seriesId: id, date, isLeftOut, startsAt: startsAt ?? null };
    const isSet = (await dates.setDate(tx, different)).length > 0;
    if (!isSet) throw new AppError('SERIES_DATE_ANNOUNCED');
    await addJobs(tx, [announcing(id)]);
  });
  return getSeries(ctx, { id });
}

/**
 * Makes a tournament an evening of a series, or takes it out; organisers of both can. Its points come and
 * go with it.
 * @throws AppError TOURNAMENT_NOT_FOUND, SERIES_UNKNOWN, FORBIDDEN
 */
export async function setSeriesOf(
  ctx: MemberContext,
  { id, seriesId }: z.output<typeof setSeriesOfTournamentInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  if (seriesId !== null) requireSeriesOrganiser(ctx.actor, await readSeries(ctx, seriesId));
  await organise(ctx, id, async (tx) => {
    await queries.setSeriesOf(tx, { id, seriesId });
    await settleIn(ctx, tx, id);
  });
}

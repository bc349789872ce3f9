import { isPgError, type Tx, withTransaction } from '@oche/db';
import type {
  createLeagueInput,
  LeagueOutput,
  LeagueSummary,
  leagueInput,
  leagueListInput,
  leagueListOutput,
  leagueMemberInput,
  OwnLeagues,
  updateLeagueInput,
} from '@oche/validators/leagues/league';
import { LEAGUES_OF_MEMBER_MAX, OFFICERS_MAX } from '@oche/validators/leagues/limits';
import { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { personOf, requireVisible, viewerOf } from '../../people/index.ts';
import '../core/leagues.events.ts';
import { maySee, requireHead, rightsIn } from '../core/leagues.policy.ts';
import { changeLeague, manageLeague } from '../core/lock.service.ts';
import * as queries from './league.queries.ts';

type Create = z.output<typeof createLeagueInput>;
type Reading = Pick<ServiceContext, 'db' | 'actor'>;

const INT4_MAX = 2_147_483_647;
const position = z.tuple([z.int().min(0).max(INT4_MAX), z.int().min(0)]);
const FIRST = [INT4_MAX, Number.MAX_SAFE_INTEGER] as const;

const toSummary = ({
  id,
  name,
  region,
  teamCount,
  season,
  role,
}: queries.SummaryRow): LeagueSummary => ({
  id,
  name,
  region,
  teamCount,
  season,
  role,
});

/**
 * All leagues, those with most teams first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listLeagues(
  { db, actor }: Reading,
  { search, limit, cursor }: z.output<typeof leagueListInput>,
): Promise<z.infer<typeof leagueListOutput>> {
  const [teamCount, before] = cursor ? decodeCursor(position, cursor) : FIRST;
  const reading = { viewerId: actor?.id ?? '', teamCount, before };
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      search
        ? queries.findLeagues(db, { ...reading, text: search, limit: count })
        : queries.listLeagues(db, { ...reading, limit: count }),
    (last) => encodeCursor([last.teamCount, last.id]),
  );
  return { items: items.map(toSummary), nextCursor };
}

/** The leagues that a member runs, and the teams that they lead or play for. */
export async function listOwnLeagues({ db, actor }: ActingContext): Promise<OwnLeagues> {
  const reader = { viewerId: actor.id };
  const [leagues, teams] = await Promise.all([
    queries.listRun(db, reader),
    queries.listOwnTeams(db, reader),
  ]);
  return {
    leagues: leagues.map(toSummary),
    teams: teams.map(({ leagueId, leagueName, ...team }) => ({
      ...team,
      league: { id: leagueId, name: leagueName },
    })),
  };
}

/** @throws AppError LEAGUE_NOT_FOUND, also for a hidden one */
export async function getLeague(
  { db, actor }: Reading,
  { id }: z.output<typeof leagueInput>,
): Promise<LeagueOutput> {
  const viewer = viewerOf(actor);
  const [row, officers, seasons] = await Promise.all([
    queries.getLeague.first(db, { id, viewerId: viewer.viewerId }),
    queries.listOfficers(db, { id, ...viewer }),
    queries.listSeasons(db, { id }),
  ]);
  if (!row || !maySee(actor, row)) throw new AppError('LEAGUE_NOT_FOUND');
  return {
    ...toSummary(row),
    description: row.description,
    holidays: row.holidays,
    createdAt: row.createdAt,
    thread:
      row.threadId !== null && row.threadTitle !== null && row.threadLastAt !== null
        ? {
            id: row.threadId,
            title: row.threadTitle,
            answers: row.threadAnswers,
            lastAt: row.threadLastAt,
          }
        : null,
    officers: officers.map((one) => ({ person: personOf(one), role: one.officerRole })),
    seasons,
    can: rightsIn(actor, row),
  };
}

/**
 * Founds a league with the member as the one who leads it.
 * @throws AppError TOO_MANY_LEAGUES, LEAGUE_EXISTS when the region has one of this name
 */
export async function createLeague(ctx: ActingContext, input: Create): Promise<LeagueOutput> {
  requireVoice(ctx.actor);
  const userId = ctx.actor.id;
  const now = ctx.clock.now();
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId, operation: 'league.create', input }, async () => {
      await requireRoom(tx, userId);
      const leagueId = await queries.insertLeague(tx, {
        ...columnsOf(input),
        created_at: now,
        updated_at: now,
      });
      await queries.insertOfficer(tx, { id: leagueId, userId, role: 'head', now });
      await ctx.events.publish(tx, 'league.changed', { leagueId });
      await ctx.events.publish(tx, 'league.described', { leagueId });
      return leagueId;
    }),
  ).catch(refuseTaken);
  return getLeague(ctx, { id });
}

/** @throws AppError TOO_MANY_LEAGUES */
async function requireRoom(tx: Tx, userId: string): Promise<void> {
  await queries.lockMember(tx, { userId });
  const { count = 0 } = (await queries.countRun.first(tx, { userId })) ?? {};
  if (count >= LEAGUES_OF_MEMBER_MAX) throw new AppError('TOO_MANY_LEAGUES');
}

/** @throws AppError LEAGUE_NOT_FOUND, FORBIDDEN, LEAGUE_EXISTS */
export async function updateLeague(
  ctx: ActingContext,
  input: z.output<typeof updateLeagueInput>,
): Promise<LeagueOutput> {
  requireVoice(ctx.actor);
  const { id } = input;
  await manageLeague(ctx, id, async (tx) => {
    await queries.updateLeague(tx, id, { ...columnsOf(input), updated_at: ctx.clock.now() });
    await ctx.events.publish(tx, 'league.described', { leagueId: id });
  }).catch(refuseTaken);
  return getLeague(ctx, { id });
}

/**
 * Names somebody who helps to run the league. Who runs it already stays so.
 * @throws AppError LEAGUE_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND for somebody whom the head may not see,
 *   TOO_MANY_OFFICERS, TOO_MANY_LEAGUES of theirs
 */
export async function addOfficer(
  ctx: ActingContext,
  { id, userId }: z.output<typeof leagueMemberInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeLeague(ctx, id, async (tx, league) => {
    requireHead(ctx.actor, league);
    await requireVisible(tx, ctx.actor, [userId]);
    const { count = 0 } = (await queries.countOfficers.first(tx, { id })) ?? {};
    if (count >= OFFICERS_MAX) throw new AppError('TOO_MANY_OFFICERS');
    await requireRoom(tx, userId);
    await queries.insertOfficer(tx, { id, userId, role: 'officer', now: ctx.clock.now() });
  });
}

/** By the head, and by an officer who goes. @throws AppError LEAGUE_NOT_FOUND, FORBIDDEN, LEAGUE_HEAD_STAYS */
export async function removeOfficer(
  ctx: ActingContext,
  { id, userId }: z.output<typeof leagueMemberInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeLeague(ctx, id, async (tx, league) => {
    if (userId !== ctx.actor.id) requireHead(ctx.actor, league);
    const gone = await queries.deleteOfficer.first(tx, { id, userId });
    if (gone?.role === 'head') throw new AppError('LEAGUE_HEAD_STAYS');
  });
}

/**
 * Another officer leads the league from now on.
 * @throws AppError LEAGUE_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND for somebody who doesn't help to run it
 */
export async function handOverLeague(
  ctx: ActingContext,
  { id, userId }: z.output<typeof leagueMemberInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeLeague(ctx, id, async (tx, league) => {
    requireHead(ctx.actor, league);
    const head = (await queries.listHeads(tx, { id }))[0];
    if (head && head.userId !== userId) {
      await queries.setRole(tx, { id, userId: head.userId, role: 'officer' });
    }
    const next = await queries.setRole.first(tx, { id, userId, role: 'head' });
    if (!next) throw new AppError('MEMBER_NOT_FOUND');
  });
}

function refuseTaken(error: unknown): never {
  if (isPgError(error, 'uniqueViolation', 'leagues_name')) {
    throw new AppError('LEAGUE_EXISTS', { cause: error });
  }
  throw error;
}

const columnsOf = (input: Omit<Create, 'idempotencyKey'>) => ({
  name: input.name,
  region: input.region,
  description: input.description ?? null,
  holidays: input.holidays ?? null,
});

import { isPgError, type Tx } from '@oche/db';
import { DIVISION_TEAMS_MAX } from '@oche/validators/leagues/limits';
import type {
  createTeamInput,
  enterTeamInput,
  entryInput,
  TeamOutput,
  teamInput,
  updateEntryInput,
  updateTeamInput,
} from '@oche/validators/leagues/team';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { staffRoleOf } from '../../lounges/index.ts';
import { personOf, requireVisible, viewerOf } from '../../people/index.ts';
import { giveBack } from '../core/freed-boards.service.ts';
import { isOfficer, maySee, requireSpeaker } from '../core/leagues.policy.ts';
import { getSeasonStatus } from '../core/lock.queries.ts';
import {
  changeLeague,
  leagueOfDivision,
  leagueOfEntry,
  leagueOfTeam,
  manageLeague,
} from '../core/lock.service.ts';
import { replayStandings } from '../table/table.service.ts';
import { homeOf, toEntry } from './entry.ts';
import { moveFixtures } from './home.queries.ts';
import { requireHome } from './required-home.service.ts';
import * as queries from './team.queries.ts';

/** @throws AppError TEAM_NOT_FOUND, also when the league is hidden */
export async function getTeam(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof teamInput>,
): Promise<TeamOutput> {
  const viewer = viewerOf(actor);
  const [row, captains, entries] = await Promise.all([
    queries.getTeam.first(db, { id, viewerId: viewer.viewerId }),
    queries.listCaptains(db, { id, ...viewer }),
    queries.listEntriesOfTeam(db, { teamId: id }),
  ]);
  if (!row || !maySee(actor, row)) throw new AppError('TEAM_NOT_FOUND');
  const manage = isOfficer(actor, row);
  const agreeHome = row.loungeId !== null && (await staffRoleOf(db, actor, row.loungeId)) !== null;
  return {
    id,
    league: { id: row.leagueId, name: row.leagueName },
    name: row.name,
    ...homeOf(row),
    boardIds: row.boardIds,
    isHomeAgreed: row.isHomeAgreed,
    venue: row.venue,
    captains: captains.map((one) => ({ person: personOf(one), role: one.captainRole })),
    entries: entries.map((entry) => ({
      ...toEntry(entry),
      seasonId: entry.seasonId,
      seasonName: entry.seasonName,
      divisionName: entry.divisionName,
      place: entry.standing?.place ?? null,
      points: entry.standing?.points ?? null,
      played: entry.standing?.played ?? 0,
    })),
    can: {
      captain: manage || row.isCaptain,
      nameCaptains: manage || row.isFirstCaptain,
      agreeHome,
      manage,
    },
  };
}

/**
 * A new team in a division of a season that is planned.
 * @throws AppError DIVISION_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS, TEAM_EXISTS, DIVISION_FULL,
 *   LOUNGE_NOT_FOUND, CLUB_NOT_FOUND, BAD_INPUT for boards that the lounge doesn't have, MEMBER_NOT_FOUND for a captain
 *   whom the officer may not see
 */
export async function createTeam(
  ctx: ActingContext,
  input: z.output<typeof createTeamInput>,
): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  const { divisionId, captainId } = input;
  const { leagueId, seasonId } = await leagueOfDivision(ctx.db, divisionId);
  await requireHome(ctx, input);
  const id = await manageLeague(ctx, leagueId, (tx) =>
    once(
      tx,
      {
        userId: ctx.actor.id,
        operation: 'leagueTeam.create',
        scope: { kind: 'league', id: leagueId },
        input,
      },
      async () => {
        const now = ctx.clock.now();
        const teamId = await queries.insertTeam(tx, {
          ...columnsOf(input),
          league_id: leagueId,
          created_at: now,
        });
        await enter(tx, { ...input, teamId, seasonId });
        if (captainId !== undefined) {
          await requireVisible(tx, ctx.actor, [captainId]);
          await queries.saveCaptain(tx, { teamId, userId: captainId, role: 'captain', now });
        }
        await queries.noteTeamCount(tx, { leagueId });
        return teamId;
      },
    ),
  ).catch(refuseTaken);
  return { id };
}

/** @throws AppError as `createTeam` does, TEAM_NOT_FOUND, TEAM_IN_SEASON */
export async function enterTeam(
  ctx: ActingContext,
  input: z.output<typeof enterTeamInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const { leagueId, seasonId } = await leagueOfDivision(ctx.db, input.divisionId);
  await manageLeague(ctx, leagueId, async (tx) => {
    const owner = await leagueOfTeam(tx, input.teamId);
    if (owner !== leagueId) throw new AppError('TEAM_NOT_FOUND');
    await enter(tx, { ...input, seasonId });
  }).catch(refuseTaken);
}

interface Entering {
  teamId: number;
  divisionId: number;
  seasonId: number;
  homeWeekday: number;
  homeTime: string;
}

/** A division with another team needs another list of fixtures. Behind the league's lock. */
export async function enter(tx: Tx, entering: Entering): Promise<void> {
  const { teamId, divisionId, seasonId, homeWeekday, homeTime } = entering;
  await requirePlanned(tx, seasonId);
  const { count = 0 } = (await queries.countTeams.first(tx, { divisionId })) ?? {};
  if (count >= DIVISION_TEAMS_MAX) throw new AppError('DIVISION_FULL');
  await queries.insertEntry(tx, {
    season_id: seasonId,
    division_id: divisionId,
    team_id: teamId,
    home_weekday: homeWeekday,
    home_time: homeTime,
  });
  await giveBack(tx, await queries.deleteFixtures(tx, { divisionId }));
  await replayStandings(tx, divisionId);
}

/** @throws AppError SEASON_STATUS */
async function requirePlanned(tx: Tx, seasonId: number): Promise<void> {
  const season = await getSeasonStatus.first(tx, { id: seasonId });
  if (season?.status !== 'planned') throw new AppError('SEASON_STATUS');
}

/**
 * Another evening at home, another division or number in the key; what depends on it, the list of fixtures, is made
 * anew by officers.
 * @throws AppError TEAM_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS, DIVISION_NOT_FOUND, DIVISION_FULL,
 *   BAD_INPUT for a number that another team has
 */
export async function updateEntry(
  ctx: ActingContext,
  input: z.output<typeof updateEntryInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const { leagueId } = await leagueOfEntry(ctx.db, input.entryId);
  await manageLeague(ctx, leagueId, (tx) => updateEntryIn(tx, input)).catch(refuseTaken);
}

/** The same behind the league's lock, for one of many. @throws AppError as `updateEntry` does */
export async function updateEntryIn(
  tx: Tx,
  {
    entryId,
    divisionId,
    homeWeekday,
    homeTime,
    keyNumber,
  }: Omit<z.output<typeof updateEntryInput>, 'keyNumber'> & {
    /** without one it stays */
    keyNumber?: number | null;
  },
): Promise<void> {
  const { divisionId: before } = await leagueOfEntry(tx, entryId);
  const entry = await queries.getEntry.first(tx, { id: entryId, viewerId: '' });
  const target = await leagueOfDivision(tx, divisionId);
  if (!entry) throw new AppError('TEAM_NOT_FOUND');
  if (target.seasonId !== entry.seasonId) throw new AppError('DIVISION_NOT_FOUND');
  await requirePlanned(tx, entry.seasonId);
  if (before !== divisionId) {
    const { count = 0 } = (await queries.countTeams.first(tx, { divisionId })) ?? {};
    if (count >= DIVISION_TEAMS_MAX) throw new AppError('DIVISION_FULL');
    for (const one of [before, divisionId]) {
      await giveBack(tx, await queries.deleteFixtures(tx, { divisionId: one }));
    }
  }
  await queries.updateEntry(tx, entryId, {
    division_id: divisionId,
    home_weekday: homeWeekday,
    home_time: homeTime,
    ...(keyNumber === undefined ? {} : { key_number: keyNumber }),
  });
  for (const one of new Set([before, divisionId])) await replayStandings(tx, one);
}

/**
 * Takes a team out of a season that hasn't begun; later it withdraws.
 * @throws AppError TEAM_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS
 */
export async function removeEntry(
  ctx: ActingContext,
  { entryId }: z.output<typeof entryInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const { leagueId, divisionId } = await leagueOfEntry(ctx.db, entryId);
  await manageLeague(ctx, leagueId, async (tx) => {
    const entry = await queries.getEntry.first(tx, { id: entryId, viewerId: '' });
    if (!entry) throw new AppError('TEAM_NOT_FOUND');
    await requirePlanned(tx, entry.seasonId);
    await giveBack(tx, await queries.deleteFixtures(tx, { divisionId }));
    await queries.deleteEntry(tx, { id: entryId });
    await replayStandings(tx, divisionId);
  });
}

/**
 * What a team says of itself: by its captains and by officers.
 * @throws AppError TEAM_NOT_FOUND, FORBIDDEN, TEAM_EXISTS, LOUNGE_NOT_FOUND, CLUB_NOT_FOUND, BAD_INPUT for boards of others
 */
export async function updateTeam(
  ctx: ActingContext,
  input: z.output<typeof updateTeamInput>,
): Promise<TeamOutput> {
  requireWriter(ctx.actor);
  const { id } = input;
  const leagueId = await leagueOfTeam(ctx.db, id);
  await changeLeague(ctx, leagueId, async (tx, league) => {
    const team = await queries.getTeam.first(tx, { id, viewerId: ctx.actor.id });
    if (!team) throw new AppError('TEAM_NOT_FOUND');
    requireSpeaker(ctx.actor, league, team);
    await requireHome(ctx, input, team);
    const hasMoved = (input.loungeId ?? null) !== team.loungeId;
    await queries.updateTeam(tx, id, {
      ...columnsOf(input),
      // the other lounge has agreed to nothing
      ...(hasMoved ? { lounge_agreed_at: null, lounge_agreed_by: null } : {}),
    });
    await moveFixtures(tx, {
      teamId: id,
      loungeId: input.loungeId ?? null,
      venue: input.venue ?? null,
      now: ctx.clock.now().toISOString(),
    });
    const [latest] = await queries.listEntriesOfTeam(tx, { teamId: id });
    if (latest) await replayStandings(tx, latest.divisionId);
  }).catch(refuseTaken);
  return getTeam(ctx, { id });
}

function refuseTaken(error: unknown): never {
  if (isPgError(error, 'uniqueViolation', 'league_teams_name')) {
    throw new AppError('TEAM_EXISTS', { cause: error });
  }
  if (isPgError(error, 'uniqueViolation', 'league_entries_season_id_team_id_key')) {
    throw new AppError('TEAM_IN_SEASON', { cause: error });
  }
  if (isPgError(error, 'uniqueViolation', 'league_entries_key')) {
    throw new AppError('BAD_INPUT', { fields: { keyNumber: 'invalid' }, cause: error });
  }
  throw error;
}

type TeamFields = Omit<z.output<typeof updateTeamInput>, 'id'>;

const columnsOf = ({ name, clubId, loungeId, boardIds, venue }: TeamFields) => ({
  name,
  club_id: clubId ?? null,
  lounge_id: loungeId ?? null,
  board_ids: boardIds,
  venue: venue ?? null,
});

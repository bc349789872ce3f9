import { randomUUID } from 'node:crypto';
import { isPgError, type Tx } from '@oche/db';
import { SQUAD_MAX } from '@oche/validators/leagues/limits';
import type {
  decideRegistrationInput,
  entryInput,
  Registration,
  registerPlayerInput,
  registrationInput,
} from '@oche/validators/leagues/team';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { notify } from '../../notifications/index.ts';
import { requireVisible, viewerOf } from '../../people/index.ts';
import { isOfficer, maySee, requireOfficer, requireSpeaker } from '../core/leagues.policy.ts';
import { changeLeague, type Locked, leagueOfEntry } from '../core/lock.service.ts';
import { toPlayer } from '../core/player.select.ts';
import { noteStep } from '../core/steps.queries.ts';
import { registered } from '../notifications/squad.notifications.ts';
import * as queries from './squad.queries.ts';
import { getEntry } from './team.queries.ts';

type Entry = NonNullable<Awaited<ReturnType<typeof getEntry.first>>>;

/**
 * Who is registered for a team. Officers and its captains know everybody of it.
 * @throws AppError TEAM_NOT_FOUND, also when the league is hidden
 */
export async function listSquad(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { entryId }: z.output<typeof entryInput>,
): Promise<Registration[]> {
  const viewer = viewerOf(actor);
  const entry = await getEntry.first(db, { id: entryId, viewerId: viewer.viewerId });
  if (!entry || !maySee(actor, entry)) throw new AppError('TEAM_NOT_FOUND');
  const isTrusted = isOfficer(actor, entry) || entry.isCaptain;
  const rows = await queries.listSquad(db, { ...viewer, isTrusted, entryId });
  return rows.map((row) => ({
    id: row.registrationId,
    player: toPlayer(row),
    status: row.status,
    askedAt: row.askedAt,
    decidedAt: row.decidedAt,
  }));
}

/**
 * Registers somebody for a team: captains ask, unless the league's rules take everybody; officers confirm with it.
 * @throws AppError TEAM_NOT_FOUND, FORBIDDEN, SEASON_STATUS when the season is over, TEAM_WITHDRAWN, SQUAD_FULL,
 *   PLAYER_REGISTERED, PLAYER_ELSEWHERE, REGISTRATIONS_CLOSED for the last rounds, MEMBER_NOT_FOUND
 */
export async function registerPlayer(
  ctx: ActingContext,
  { entryId, player }: z.output<typeof registerPlayerInput>,
): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  const { leagueId } = await leagueOfEntry(ctx.db, entryId);
  const id = await changeLeague(ctx, leagueId, (tx, league) =>
    registerIn(ctx, tx, league, { entryId, player }),
  ).catch(refuseTaken);
  return { id };
}

/** The same behind the league's lock, for one of many. @throws AppError as `registerPlayer` does */
export async function registerIn(
  ctx: ActingContext,
  tx: Tx,
  league: Locked,
  { entryId, player }: z.output<typeof registerPlayerInput>,
): Promise<number> {
  const entry = await getEntry.first(tx, { id: entryId, viewerId: ctx.actor.id });
  if (!entry) throw new AppError('TEAM_NOT_FOUND');
  requireSpeaker(ctx.actor, league, entry);
  const isByOfficer = isOfficer(ctx.actor, league);
  await requireOpen(tx, entry, isByOfficer);
  const playerId = await playerOf(ctx, tx, league.id, player);
  await requireFree(tx, entry, playerId);
  const isConfirmed = isByOfficer || !entry.rules.registrations.mustBeConfirmed;
  const row = await queries.insertRegistration.first(tx, {
    seasonId: entry.seasonId,
    entryId,
    playerId,
    status: isConfirmed ? 'confirmed' : 'asked',
    now: ctx.clock.now(),
    decidedBy: isConfirmed ? ctx.actor.id : null,
  });
  if (!row) throw new Error('a registration that is inserted has an id');
  if ('userId' in player && player.userId !== ctx.actor.id) {
    await notify(ctx, tx, registered, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: [player.userId],
      payload: { registrationId: row.id },
    });
  }
  return row.id;
}

/** @throws AppError SEASON_STATUS, TEAM_WITHDRAWN, SQUAD_FULL, REGISTRATIONS_CLOSED */
async function requireOpen(tx: Tx, entry: Entry, isByOfficer: boolean): Promise<void> {
  if (entry.seasonStatus === 'over') throw new AppError('SEASON_STATUS');
  if (entry.withdrawnAt !== null) throw new AppError('TEAM_WITHDRAWN');
  const { count = 0 } = (await queries.countSquad.first(tx, { entryId: entry.id })) ?? {};
  if (count >= SQUAD_MAX) throw new AppError('SQUAD_FULL');
  if (isByOfficer || entry.seasonStatus !== 'running') return;
  const toCome = await queries.countRoundsToCome.first(tx, { divisionId: entry.divisionId });
  if ((toCome?.count ?? 0) <= entry.rules.registrations.closedLastRounds) {
    throw new AppError('REGISTRATIONS_CLOSED');
  }
}

/** @throws AppError PLAYER_ELSEWHERE where the league knows one team a player */
async function requireFree(tx: Tx, entry: Entry, playerId: number): Promise<void> {
  if (!entry.rules.registrations.oneTeam) return;
  const all = await queries.listOfPlayer(tx, { seasonId: entry.seasonId, playerId });
  const isElsewhere = all.some(
    ({ entryId, status }) => entryId !== entry.id && (status === 'asked' || status === 'confirmed'),
  );
  if (isElsewhere) throw new AppError('PLAYER_ELSEWHERE');
}

async function playerOf(
  ctx: ActingContext,
  tx: Tx,
  leagueId: number,
  wish: z.output<typeof registerPlayerInput>['player'],
): Promise<number> {
  if ('playerId' in wish) {
    const known = await queries.getPlayer.first(tx, { leagueId, playerId: wish.playerId });
    if (!known) throw new AppError('MEMBER_NOT_FOUND');
    return known.id;
  }
  const userId = 'userId' in wish ? wish.userId : null;
  if (userId !== null) {
    await requireVisible(tx, ctx.actor, [userId]);
    const known = await queries.findPlayer.first(tx, { leagueId, userId });
    if (known) return known.id;
  }
  const name = 'name' in wish ? wish.name : null;
  const row = await queries.insertPlayer.first(tx, {
    leagueId,
    userId,
    name,
    now: ctx.clock.now(),
  });
  if (!row) throw new Error('a player who is inserted has an id');
  return row.id;
}

/** @throws AppError REGISTRATION_NOT_FOUND, also when it is decided already; LEAGUE_NOT_FOUND, FORBIDDEN */
export async function decideRegistration(
  ctx: ActingContext,
  { registrationId, isConfirmed }: z.output<typeof decideRegistrationInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeRegistration(ctx, registrationId, async (tx, league, row) => {
    requireOfficer(ctx.actor, league);
    const decided = await queries.decideRegistration.first(tx, {
      id: row.id,
      status: isConfirmed ? 'confirmed' : 'refused',
      by: ctx.actor.id,
      now: ctx.clock.now(),
    });
    if (!decided) throw new AppError('REGISTRATION_NOT_FOUND');
    await noteStep(tx, {
      leagueId: league.id,
      kind: isConfirmed ? 'playerConfirmed' : 'playerRefused',
      facts: { team: row.teamName, registrationId },
      by: ctx.actor.id,
      at: ctx.clock.now(),
    });
  });
}

/**
 * Somebody plays for a team no more: by its captains, by officers, and by themselves.
 * @throws AppError REGISTRATION_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN
 */
export async function endRegistration(
  ctx: ActingContext,
  { registrationId }: z.output<typeof registrationInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeRegistration(ctx, registrationId, async (tx, league, row) => {
    if (row.userId !== ctx.actor.id) requireSpeaker(ctx.actor, league, row);
    const ended = await queries.endRegistration.first(tx, { id: row.id, now: ctx.clock.now() });
    if (!ended) throw new AppError('REGISTRATION_NOT_FOUND');
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof queries.getRegistration.first>>>;

async function changeRegistration(
  ctx: ActingContext,
  id: number,
  work: (tx: Tx, league: Locked, row: Row) => Promise<void>,
): Promise<void> {
  const reader = { id, viewerId: ctx.actor.id };
  const found = await queries.getRegistration.first(ctx.db, reader);
  if (!found) throw new AppError('REGISTRATION_NOT_FOUND');
  await changeLeague(ctx, found.leagueId, async (tx, league) => {
    const row = await queries.getRegistration.first(tx, reader);
    if (!row) throw new AppError('REGISTRATION_NOT_FOUND');
    await work(tx, league, row);
  });
}

function refuseTaken(error: unknown): never {
  if (isPgError(error, 'uniqueViolation', 'league_registrations_once')) {
    throw new AppError('PLAYER_REGISTERED', { cause: error });
  }
  throw error;
}

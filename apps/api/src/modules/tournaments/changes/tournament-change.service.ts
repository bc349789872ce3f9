import { type Tx, withTransaction } from '@oche/db';
import { centsOf } from '@oche/validators/money';
import type {
  createTournamentInput,
  TournamentOutput,
  updateTournamentInput,
} from '@oche/validators/tournaments/schemas';
import type { ValidationKey } from '@oche/validators/validation';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { requireOfficer } from '../../clubs/index.ts';
import { requireReader } from '../../lounges/index.ts';
import { freeBoards, moveBoards, organiseWithBoards } from '../boards/boards.service.ts';
import { getTournament } from '../core/tournament.service.ts';
import { tournamentPublished } from '../core/tournaments.outside.ts';
import { isEditable } from '../core/tournaments.policy.ts';
import { planCheckIn } from '../notifications/check-in-opens.service.ts';
import { fillSeats } from '../seats/seats.service.ts';
import '../core/tournaments.events.ts';
import * as queries from '../core/tournament-change.queries.ts';
import { rulesOf } from './rules.ts';

type Create = z.output<typeof createTournamentInput>;
type Update = z.output<typeof updateTournamentInput>;
type ClubSaid = Pick<Update, 'clubId' | 'isForClub'>;
type Said = Omit<Update, 'id' | 'threadId' | keyof ClubSaid>;

/**
 * Announces a tournament, or makes a draft of it.
 * @throws AppError BAD_INPUT for times in the wrong order or in the past, LOUNGE_NOT_FOUND, CLUB_NOT_FOUND and
 *   FORBIDDEN for a club of which the member is no officer, TOURNAMENT_RULES_UNFIT
 */
export async function createTournament(
  ctx: MemberContext,
  input: Create,
): Promise<TournamentOutput> {
  requireVoice(ctx.actor);
  const now = ctx.clock.now().toISOString();
  requireOrder(input);
  if (input.startDate <= now) throw wrong('startDate', 'past');
  if (input.registrationDeadline <= now) throw wrong('registrationDeadline', 'past');
  if (input.venueId !== undefined) await requireReader(ctx.db, ctx.actor, input.venueId);
  if (input.clubId) await requireOfficer(ctx.db, ctx.actor, input.clubId);
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: ctx.actor.id, operation: 'tournament.create', input }, async () => {
      const tournamentId = await queries.insertTournament(tx, {
        ...columnsOf(input),
        ...clubColumnsOf(input),
        status: input.isDraft ? 'draft' : 'upcoming',
        created_by: ctx.actor.id,
        created_at: now,
        updated_at: now,
      });
      await planCheckIn(ctx, tx, tournamentId, input.checkInOpensAt);
      await tellLounge(ctx, tx, { tournamentId, revision: 0, loungeId: input.venueId });
      if (input.clubId) await ctx.events.publish(tx, 'club.changed', { clubId: input.clubId });
      await ctx.events.publish(tx, 'tournament.described', { tournamentId });
      if (!input.isDraft) await publishOutside(ctx, tx, tournamentPublished, { tournamentId });
      return tournamentId;
    }),
  );
  return getTournament(ctx, { id });
}

/**
 * Changes what is said of a tournament that isn't over; once it runs, what is played and how stays. It may not become
 * smaller than the field that has entered; more seats are for those who wait.
 * @throws AppError as `createTournament` does, and TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS,
 * TOURNAMENT_FULL, TEAM_SIZE_UNFIT when somebody is in, THREAD_NOT_FOUND, TOURNAMENT_BOARDS_BOOKED, BOARD_TAKEN
 */
export async function updateTournament(
  ctx: MemberContext,
  input: Update,
): Promise<TournamentOutput> {
  requireVoice(ctx.actor);
  requireOrder(input);
  const { id, threadId = null } = input;
  await organiseWithBoards(ctx, id, async (tx, tournament) => {
    if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
    const isSameGame =
      input.tournamentType === tournament.kind && input.gameFormat === tournament.gameFormat;
    if (tournament.status === 'active' && !isSameGame) throw new AppError('TOURNAMENT_STATUS');
    if (input.maxParticipants < tournament.enteredCount) throw new AppError('TOURNAMENT_FULL');
    const isEntered = tournament.enteredCount + tournament.waitingCount > 0;
    if (isEntered && input.teamSize !== tournament.teamSize) throw new AppError('TEAM_SIZE_UNFIT');
    if ((input.venueId ?? null) === tournament.loungeId) {
      await moveBoards(ctx, tx, tournament, input.startDate);
    } else {
      if (input.venueId !== undefined) await requireReader(tx, ctx.actor, input.venueId);
      await freeBoards(ctx, tx, tournament);
    }
    if (input.clubId && input.clubId !== tournament.clubId) {
      await requireOfficer(tx, ctx.actor, input.clubId);
    }
    await requireThread(tx, threadId);
    await queries.updateTournament(tx, id, {
      ...columnsOf(input),
      ...clubColumnsOf(input),
      thread_id: threadId,
      updated_at: ctx.clock.now().toISOString(),
    });
    await fillSeats(ctx, tx, tournament);
    await planCheckIn(ctx, tx, id, input.checkInOpensAt);
    const { revision } = tournament;
    await tellLounge(ctx, tx, { tournamentId: id, revision, loungeId: input.venueId });
    await ctx.events.publish(tx, 'tournament.described', { tournamentId: id });
  });
  return getTournament(ctx, { id });
}

/** What isn't said stays as it is. */
const clubColumnsOf = ({ clubId, isForClub }: ClubSaid) => ({
  ...(clubId !== undefined && { club_id: clubId }),
  ...(isForClub !== undefined && { is_for_club: isForClub }),
});

async function requireThread(tx: Tx, threadId: number | null): Promise<void> {
  if (threadId === null) return;
  const thread = await queries.isThreadShown.first(tx, { threadId });
  if (!thread) throw new AppError('THREAD_NOT_FOUND');
}

/** A tournament has come to a lounge. `organise` tells the one that it leaves. */
async function tellLounge(
  { events }: MemberContext,
  tx: Tx,
  { loungeId, ...change }: { tournamentId: number; revision: number; loungeId?: number },
): Promise<void> {
  if (loungeId !== undefined)
    await events.publish(tx, 'tournament.changed', { ...change, loungeId });
}

const wrong = (field: keyof Said, key: ValidationKey, within = '') =>
  new AppError('BAD_INPUT', { fields: { [`${within}${field}`]: key } });

/**
 * @param within where the fields stand, with a dot at its end
 * @throws AppError BAD_INPUT at the field that is in the wrong place
 */
export function requireOrder(
  { startDate, endDate, registrationDeadline, checkInOpensAt }: Said,
  within = '',
): void {
  if (registrationDeadline > startDate) throw wrong('registrationDeadline', 'afterStart', within);
  if (endDate !== undefined && endDate <= startDate)
    throw wrong('endDate', 'endBeforeBegin', within);
  if (checkInOpensAt !== undefined && checkInOpensAt > startDate) {
    throw wrong('checkInOpensAt', 'afterStart', within);
  }
}

/** What is said of a tournament, as its row has it. */
export const columnsOf = (input: Said) => ({
  name: input.name,
  description: input.description ?? null,
  kind: input.tournamentType,
  game_format: input.gameFormat,
  rules: JSON.stringify(rulesOf(input.gameFormat, input.rules)),
  format: JSON.stringify(input.format),
  team_size: input.teamSize,
  max_participants: input.maxParticipants,
  entry_fee_cents: centsOf(input.entryFee),
  prize_pool_cents: centsOf(input.prizePool),
  starts_at: input.startDate,
  ends_at: input.endDate ?? null,
  registration_closes_at: input.registrationDeadline,
  check_in_opens_at: input.checkInOpensAt ?? null,
  is_public: input.isPublic,
  is_invited_only: input.isInvitedOnly,
  rating_min: input.rating.min,
  rating_max: input.rating.max,
  lounge_id: input.venueId ?? null,
  location: input.location ?? null,
});

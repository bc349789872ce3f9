import type { TournamentOutput, tournamentInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeTournament } from '../core/lock.service.ts';
import { getTournament } from '../core/tournament.service.ts';
import { isCheckInOpen, isEditable, registrationRefusal } from '../core/tournaments.policy.ts';
import { planRegistrations } from '../notifications/registrations.service.ts';
import { enter } from '../seats/enter.service.ts';
import * as queries from '../seats/entry-write.queries.ts';
import { leave } from './leave.service.ts';

type Id = z.output<typeof tournamentInput>;

/**
 * A member takes a seat, or a place in the waiting list.
 * @throws AppError TOURNAMENT_NOT_FOUND, and what speaks against it (`registrationRefusal`)
 */
export async function register(ctx: MemberContext, { id }: Id): Promise<TournamentOutput> {
  requireWriter(ctx.actor);
  await changeTournament(ctx, id, async (tx, tournament) => {
    const refusal = registrationRefusal(tournament, ctx.clock.now().toISOString());
    if (refusal) throw new AppError(refusal);
    const players = [{ userId: ctx.actor.id, guestName: null }];
    await enter(ctx, tx, tournament, [{ name: null, seed: null, isPaid: false, players }]);
    await planRegistrations(ctx, tx, id);
    await ctx.events.publish(tx, 'tournament.entered', { tournamentId: id });
  });
  return getTournament(ctx, { id });
}

/**
 * A member takes their own entry back; until the tournament begins, the next in line gets the seat.
 * @throws AppError TOURNAMENT_NOT_FOUND, NOT_REGISTERED, TOURNAMENT_STATUS when it is over
 */
export async function withdraw(ctx: MemberContext, { id }: Id): Promise<TournamentOutput> {
  await changeTournament(ctx, id, async (tx, tournament) => {
    const entry = await queries.getEntryOf.first(tx, { tournamentId: id, userId: ctx.actor.id });
    if (!entry || !isIn(entry)) throw new AppError('NOT_REGISTERED');
    if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
    await leave(ctx, tx, tournament, [entry], { as: 'withdrawn' });
  });
  return getTournament(ctx, { id });
}

/**
 * A member says that they are there; members who wait do so, too, so that they get the seats of those who aren't.
 * @throws AppError TOURNAMENT_NOT_FOUND, NOT_REGISTERED, also when the seat was given away, and
 * CHECK_IN_CLOSED
 */
export async function checkIn(ctx: MemberContext, { id }: Id): Promise<TournamentOutput> {
  requireWriter(ctx.actor);
  await changeTournament(ctx, id, async (tx, tournament) => {
    const now = ctx.clock.now().toISOString();
    const entry = await queries.getEntryOf.first(tx, { tournamentId: id, userId: ctx.actor.id });
    if (!entry) throw new AppError('NOT_REGISTERED');
    if (entry.checkedInAt !== null) return;
    if (!isCheckInOpen(tournament, now)) throw new AppError('CHECK_IN_CLOSED');
    await queries.setCheckedIn(tx, { entryId: entry.id, at: now });
  });
  return getTournament(ctx, { id });
}

type Entry = NonNullable<Awaited<ReturnType<typeof queries.getEntryOf.first>>>;

export const isIn = <E extends Pick<Entry, 'status'>>(
  entry: E,
): entry is E & { status: 'registered' | 'waiting' } =>
  entry.status === 'registered' || entry.status === 'waiting';

import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type {
  addEntryInput,
  releaseNoShowsOutput,
  removeEntryInput,
  setAllCheckedInInput,
  setAllCheckedInOutput,
  setCheckedInInput,
  setPaidInput,
  TournamentEntry,
  tournamentInput,
  updateEntryInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { notify } from '../../notifications/index.ts';
import { requireVisible } from '../../people/index.ts';
import { type Locked, organise } from '../core/lock.service.ts';
import { isEditable } from '../core/tournaments.policy.ts';
import { entryMade } from '../notifications/tournaments.notifications.ts';
import { enter, refusingTwice } from '../seats/enter.service.ts';
import * as queries from '../seats/entry-write.queries.ts';
import { getEntry } from './entry-list.service.ts';
import { leave } from './leave.service.ts';
import { isIn } from './register.service.ts';

/** What organisers do with entries. */

function requireRunning(tournament: Locked): void {
  if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
}

/** @throws AppError ENTRY_NOT_FOUND when there is none, or it has left */
async function entryIn(tx: Tx, tournament: Locked, entryId: number) {
  const entry = await queries.getEntry.first(tx, { tournamentId: tournament.id, entryId });
  if (!entry || !isIn(entry)) throw new AppError('ENTRY_NOT_FOUND');
  return entry;
}

/**
 * Enters a member, a guest or a team, even late. Without a free seat they wait, as everybody else does.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS when it is over, TEAM_SIZE_UNFIT,
 * MEMBER_NOT_FOUND for somebody whom the organiser may not see, ALREADY_REGISTERED
 */
export async function addEntry(
  ctx: MemberContext,
  input: z.output<typeof addEntryInput>,
): Promise<TournamentEntry> {
  requireVoice(ctx.actor);
  const { id } = input;
  const attempt = {
    userId: ctx.actor.id,
    operation: 'tournament.enter',
    scope: { kind: 'tournament', id },
    input,
  };
  const entryId = await organise(ctx, id, (tx, tournament) =>
    once(tx, attempt, () => addIn(ctx, tx, tournament, input)),
  );
  return getEntry(ctx, entryId);
}

async function addIn(
  ctx: MemberContext,
  tx: Tx,
  tournament: Locked,
  { id, players, name }: z.output<typeof addEntryInput>,
): Promise<number> {
  requireRunning(tournament);
  if (players.length !== tournament.teamSize) throw new AppError('TEAM_SIZE_UNFIT');
  const entrants = players.map((player) => ({
    userId: 'userId' in player ? player.userId : null,
    guestName: 'guestName' in player ? player.guestName : null,
  }));
  const members = entrants.flatMap(({ userId }) => userId ?? []);
  await requireVisible(tx, ctx.actor, members);
  const [entered = 0] = await enter(ctx, tx, tournament, [
    { name: name ?? null, seed: null, isPaid: false, players: entrants },
  ]);
  await notify(ctx, tx, entryMade, {
    eventId: randomUUID(),
    actorId: ctx.actor.id,
    recipientIds: members,
    payload: { tournamentId: id },
  });
  return entered;
}

/**
 * A team's name, and the place where somebody is seeded by hand.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, ENTRY_NOT_FOUND, SEED_TAKEN
 */
export async function updateEntry(
  ctx: MemberContext,
  { id, entryId, name, seed }: z.output<typeof updateEntryInput>,
): Promise<TournamentEntry> {
  requireVoice(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireRunning(tournament);
    await entryIn(tx, tournament, entryId);
    await refusingTwice(() => queries.setNameAndSeed(tx, { entryId, name, seed }));
  });
  return getEntry(ctx, entryId);
}

/** @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, ENTRY_NOT_FOUND */
export async function setCheckedIn(
  ctx: MemberContext,
  { id, entryId, isCheckedIn }: z.output<typeof setCheckedInInput>,
): Promise<TournamentEntry> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireRunning(tournament);
    await entryIn(tx, tournament, entryId);
    await queries.setCheckedIn(tx, { entryId, at: isCheckedIn ? nowOf(ctx) : null });
  });
  return getEntry(ctx, entryId);
}

/**
 * The same for everybody who has a seat, or for those who are named: whoever has left meanwhile stays out of it.
 * @returns for whom that was a change, so that it can be taken back for them alone
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS
 */
export async function setAllCheckedIn(
  ctx: MemberContext,
  { id, entryIds, isCheckedIn }: z.output<typeof setAllCheckedInInput>,
): Promise<z.infer<typeof setAllCheckedInOutput>> {
  requireWriter(ctx.actor);
  return organise(ctx, id, async (tx, tournament) => {
    requireRunning(tournament);
    const at = isCheckedIn ? nowOf(ctx) : null;
    const changed = await queries.setAllCheckedIn(tx, { tournamentId: id, entryIds, at });
    return { entryIds: changed.map((entry) => entry.id) };
  });
}

/**
 * Notes by hand that the fee is paid, or that it isn't.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, ENTRY_NOT_FOUND
 */
export async function setPaid(
  ctx: MemberContext,
  { id, entryId, isPaid }: z.output<typeof setPaidInput>,
): Promise<TournamentEntry> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    const entry = await queries.getEntry.first(tx, { tournamentId: tournament.id, entryId });
    if (!entry) throw new AppError('ENTRY_NOT_FOUND');
    const paid = isPaid ? { at: nowOf(ctx), by: ctx.actor.id } : { at: null, by: null };
    await queries.setPaid(tx, { entryId, ...paid });
  });
  return getEntry(ctx, entryId);
}

/**
 * Takes somebody out, at their wish or because they didn't come.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, ENTRY_NOT_FOUND
 */
export async function removeEntry(
  ctx: MemberContext,
  { id, entryId, as }: z.output<typeof removeEntryInput>,
): Promise<TournamentEntry> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    requireRunning(tournament);
    const entry = await entryIn(tx, tournament, entryId);
    await leave(ctx, tx, tournament, [entry], { as });
  });
  return getEntry(ctx, entryId);
}

/**
 * Frees the seats of all who haven't checked in, for those who wait and are there, in their order.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS once it has begun,
 *   CHECK_IN_CLOSED before anybody could check in
 */
export async function releaseNoShows(
  ctx: MemberContext,
  { id }: z.output<typeof tournamentInput>,
): Promise<z.infer<typeof releaseNoShowsOutput>> {
  requireWriter(ctx.actor);
  return organise(ctx, id, async (tx, tournament) => {
    if (tournament.status !== 'upcoming') throw new AppError('TOURNAMENT_STATUS');
    const { checkInOpensAt } = tournament;
    if (checkInOpensAt === null || checkInOpensAt > nowOf(ctx)) {
      throw new AppError('CHECK_IN_CLOSED');
    }
    const absent = await queries.listAbsent(tx, { tournamentId: id });
    const leaving = absent.map((entry) => ({ ...entry, status: 'registered' as const }));
    const moved = await leave(ctx, tx, tournament, leaving, { as: 'no_show', isPresentOnly: true });
    return { released: absent.length, movedUp: moved.length };
  });
}

const nowOf = ({ clock }: MemberContext): string => clock.now().toISOString();

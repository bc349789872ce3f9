import { type Db, type Tx, withTransaction } from '@oche/db';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { Lines } from '../../../lib/limits/lines.ts';
import { callingNext } from './calling.ts';
import { refuseTaken } from './in-play.service.ts';
import { maySee, requireOrganiser } from './tournaments.policy.ts';
import './tournaments.events.ts';
import * as queries from './lock.queries.ts';

export type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockTournament.first>>>;

/** One per process, as there is one database; tests have several "processes" in one. */
const linesOfDb = new WeakMap<Db, Lines>();

function linesOf(db: Db): Lines {
  const lines = linesOfDb.get(db) ?? new Lines();
  linesOfDb.set(db, lines);
  return lines;
}

/**
 * The only way to change a tournament: entering, leaving, checking in and changes come one after the other, so what
 * `work` is told still holds when it writes. A crowd that waits for the registration to open waits without a
 * connection.
 *
 * @throws AppError TOURNAMENT_NOT_FOUND, also for somebody who may not see it, UNAVAILABLE when the line is too long,
 * and what `work` throws
 */
export const changeTournament = <T>(
  ctx: MemberContext,
  id: number,
  work: (tx: Tx, tournament: Locked) => Promise<T>,
): Promise<T> =>
  linesOf(ctx.db)
    .run(id, () => withTransaction(ctx.db, (tx) => changeIn(ctx, tx, id, work)))
    .catch(refuseTaken);

/** The same in a transaction that is open already, e.g. behind the lock of a lounge's calendar. */
export async function changeIn<T>(
  ctx: MemberContext,
  tx: Tx,
  id: number,
  work: (tx: Tx, tournament: Locked) => Promise<T>,
): Promise<T> {
  const locked = await queries.lockTournament.first(tx, { id, viewerId: ctx.actor.id });
  if (!locked || !maySee(ctx.actor, locked)) throw new AppError('TOURNAMENT_NOT_FOUND');
  const result = await work(tx, locked);
  if (locked.status === 'active') await addJobs(tx, [callingNext(id)]);
  await ctx.events.publish(tx, 'tournament.changed', {
    tournamentId: id,
    revision: locked.revision,
    loungeId: locked.loungeId,
  });
  return result;
}

/**
 * For changes that nobody makes, e.g. what follows from a game that has ended. Nothing happens where there is no
 * tournament.
 */
export const changeByHouse = (
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: number,
  work: (tx: Tx) => Promise<void>,
): Promise<void> =>
  linesOf(db).run(id, () =>
    withTransaction(db, async (tx) => {
      const locked = await queries.lockTournament.first(tx, { id, viewerId: '' });
      if (!locked) return;
      await work(tx);
      if (locked.status === 'active') await addJobs(tx, [callingNext(id)]);
      const { revision, loungeId } = locked;
      await events.publish(tx, 'tournament.changed', { tournamentId: id, revision, loungeId });
    }),
  );

/** For what its organisers do. @throws AppError as `changeTournament` does, and FORBIDDEN */
export const organise = <T>(
  ctx: MemberContext,
  id: number,
  work: (tx: Tx, tournament: Locked) => Promise<T>,
): Promise<T> =>
  changeTournament(ctx, id, (tx, tournament) => {
    requireOrganiser(ctx.actor, tournament);
    return work(tx, tournament);
  });

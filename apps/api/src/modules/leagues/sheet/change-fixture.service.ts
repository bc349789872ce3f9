import type { Executor, Tx } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Fixture, getDivisionOfFixture, getFixture } from '../core/fixture.queries.ts';
import { maySee } from '../core/leagues.policy.ts';
import { changeDivision, changeDivisionIn, type Touched } from '../core/lock.service.ts';

type Work<T> = (tx: Tx, fixture: Fixture) => Promise<T>;

/**
 * The only way to change a fixture: behind the lock of its division, so what `work` is told still holds when it writes.
 * @throws AppError FIXTURE_NOT_FOUND, also for somebody who may not see its league, and what `work` throws
 */
export async function changeFixture<T>(ctx: ActingContext, id: number, work: Work<T>): Promise<T> {
  return changeDivision(ctx, await divisionOf(ctx.db, id), (tx, _, touched) =>
    inFixture(ctx.actor, tx, id, touched, work),
  );
}

/** The same in a transaction that is open already, e.g. behind the lock of a lounge's calendar. */
export async function changeFixtureIn<T>(
  ctx: ActingContext,
  tx: Tx,
  id: number,
  work: Work<T>,
): Promise<T> {
  return changeDivisionIn(ctx, tx, await divisionOf(tx, id), (_, __, touched) =>
    inFixture(ctx.actor, tx, id, touched, work),
  );
}

/** For changes that nobody makes: what follows from a game, a deadline, or a tablet at a board. */
export async function changeFixtureByHouse<T>(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: number,
  work: Work<T>,
): Promise<T> {
  return changeDivision({ db, events, actor: null }, await divisionOf(db, id), (tx, _, touched) =>
    inFixture(null, tx, id, touched, work),
  );
}

/** @throws AppError FIXTURE_NOT_FOUND */
async function divisionOf(db: Executor, id: number): Promise<number> {
  const found = await getDivisionOfFixture.first(db, { id });
  if (!found) throw new AppError('FIXTURE_NOT_FOUND');
  return found.divisionId;
}

async function inFixture<T>(
  actor: Actor | null,
  tx: Tx,
  id: number,
  touched: Touched,
  work: Work<T>,
): Promise<T> {
  const fixture = await getFixture.first(tx, { id, viewerId: actor?.id ?? '' });
  if (!fixture || (actor && !maySee(actor, fixture))) throw new AppError('FIXTURE_NOT_FOUND');
  touched.fixtures.add(id);
  if (fixture.loungeId !== null) touched.lounges.add(fixture.loungeId);
  return work(tx, fixture);
}

import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { ClubOutput, clubInput } from '@oche/validators/clubs/schemas';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { mayManage, maySee, requireManager, rightsIn, standingOf } from '../clubs.policy.ts';
import '../clubs.events.ts';
import { listOfficers } from '../members/member.queries.ts';
import { toMember } from '../members/member.ts';
import * as queries from './club.queries.ts';
import { toSummary } from './summary.ts';

/**
 * A club as this reader may see it.
 * @throws AppError CLUB_NOT_FOUND, also for those it isn't meant for
 */
export async function getClub(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof clubInput>,
): Promise<ClubOutput> {
  const viewer = viewerOf(actor);
  const [row, officers] = await Promise.all([
    queries.getClub.first(db, { id, viewerId: viewer.viewerId }),
    listOfficers(db, { id, ...viewer }),
  ]);
  if (!row || !maySee(actor, row)) throw new AppError('CLUB_NOT_FOUND');
  const summary = toSummary(row);
  return {
    ...summary,
    description: row.description,
    lounge: summary.lounge && { ...summary.lounge, address: row.address ?? '' },
    createdAt: row.createdAt,
    news:
      row.newsId !== null && row.newsCount !== null
        ? { subforumId: row.newsId, threadCount: row.newsCount }
        : null,
    officers: officers.map(toMember),
    standing: standingOf(actor, row),
    requestCount: mayManage(row) ? row.requestCount : 0,
    can: rightsIn(actor, row),
  };
}

export type Facts = NonNullable<Awaited<ReturnType<typeof queries.getFacts.first>>>;

/** @throws AppError CLUB_NOT_FOUND, also for somebody who may not see it */
export async function readFacts(db: Executor, actor: Actor | null, id: number): Promise<Facts> {
  const facts = await queries.getFacts.first(db, { id, viewerId: actor?.id ?? '' });
  if (!facts || !maySee(actor, facts)) throw new AppError('CLUB_NOT_FOUND');
  return facts;
}

/** Who speaks for a club. @throws AppError CLUB_NOT_FOUND, FORBIDDEN */
export async function requireOfficer(db: Executor, actor: Actor, id: number): Promise<void> {
  requireManager(actor, await readFacts(db, actor, id));
}

/**
 * The only way to change a club or who is in it: behind the lock of its row, so what `work` is told still
 * holds when it writes.
 * @throws AppError CLUB_NOT_FOUND, also for somebody who may not see it, and what `work` throws
 */
export const changeClub = <T>(
  ctx: Pick<ActingContext, 'db' | 'actor' | 'events'>,
  id: number,
  work: (tx: Tx, club: Facts) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx.db, async (tx) => {
    await queries.lockClub(tx, { id });
    const club = await readFacts(tx, ctx.actor, id);
    const result = await work(tx, club);
    await ctx.events.publish(tx, 'club.changed', { clubId: id });
    return result;
  });

/** What owner and officers do. @throws AppError as `changeClub` does, and FORBIDDEN */
export const manageClub = <T>(
  ctx: Pick<ActingContext, 'db' | 'actor' | 'events'>,
  id: number,
  work: (tx: Tx, club: Facts) => Promise<T>,
): Promise<T> =>
  changeClub(ctx, id, (tx, club) => {
    requireManager(ctx.actor, club);
    return work(tx, club);
  });

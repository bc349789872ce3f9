import { type Tx, withTransaction } from '@oche/db';
import type { MemberLevel, OwnLevel } from '@oche/validators/forum/levels/schemas';
import { isStaff } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { notifyAll, telling } from '../../notifications/index.ts';
import { levelReached } from './level.notifications.ts';
import { maySortThreads, nextAfter } from './level.policy.ts';
import * as queries from './level.queries.ts';
import { GRACE_DAYS, LEVEL_WITH_REPORTS } from './level-needs.ts';

type Counting = Pick<Deps, 'db' | 'clock' | 'events'>;

/** Members whose rows are written at once. */
const SLICE = 500;

/**
 * Counts the figures of some members anew. It reads the tables as they are now, so it does no harm twice; of two at the
 * same time the later one has the last word, and each level is told once.
 */
export async function renewLevels(deps: Counting, userIds: readonly string[]): Promise<void> {
  const now = deps.clock.now().toISOString();
  await withTransaction(deps.db, async (tx) => {
    await queries.addLevels(tx, { userIds });
    await queries.lockLevels(tx, { userIds });
    const renewed = await queries.renewLevels(tx, { userIds, now });
    await tellOfLevels(deps, tx, renewed);
  });
}

interface Change {
  userId: string;
  before: number;
  level: number;
}

/** Those who have risen hear of it, once a level. */
export async function tellOfLevels(
  deps: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  changes: readonly Change[],
): Promise<void> {
  const risen = Map.groupBy(
    changes.filter(({ before, level }) => level > before),
    ({ level }) => level,
  );
  await notifyAll(
    deps,
    tx,
    [...risen].map(([level, members]) =>
      telling(levelReached, {
        eventId: eventIdOf(`forum-level/${level}`),
        payload: { level },
        recipientIds: members.map(({ userId }) => userId),
      }),
    ),
  );
}

/** The nightly count of everybody who has a level, or something that counts for one. */
export async function renewAllLevels(deps: Counting): Promise<void> {
  for (let after = ''; ; ) {
    const members = await queries.listReaders(deps.db, { after, limit: SLICE });
    const last = members.at(-1);
    if (!last) return;
    const userIds = members.map(({ userId }) => userId);
    await renewLevels(deps, userIds);
    await queries.forgetReadingDays(deps.db, { userIds, now: deps.clock.now().toISOString() });
    after = last.userId;
  }
}

/** The member's own level with the figure as it is now. */
export async function readOwnLevel(ctx: MemberContext): Promise<OwnLevel> {
  const { fixed, ...standing } = await readLevel(ctx, ctx.actor.id);
  return {
    ...standing,
    fixed: fixed && { reason: fixed.reason, at: fixed.at },
    can: { tag: isStaff(ctx.actor) || maySortThreads(standing) },
  };
}

/** @throws AppError NOT_FOUND, also for somebody who has left */
export async function readLevel(deps: Counting, userId: string): Promise<MemberLevel> {
  await renewLevels(deps, [userId]);
  const row = await queries.getLevel.first(deps.db, { userId });
  if (!row || row.computedAt === null) throw new AppError('NOT_FOUND');
  const { readingDays, threadsRead, postsWritten, appreciatedBy, upheldReports } = row;
  return {
    level: row.level,
    earned: row.earned,
    figure: { readingDays, threadsRead, postsWritten, appreciatedBy, upheldReports },
    next: nextAfter(row.earned),
    levelWithReports: LEVEL_WITH_REPORTS,
    fallsAt: row.belowSince && endOfGrace(row.belowSince),
    computedAt: row.computedAt,
    fixed: fixedOf(row),
  };
}

const endOfGrace = (since: string): string =>
  new Date(Date.parse(since) + GRACE_DAYS * DAY_MS).toISOString();

type Row = NonNullable<Awaited<ReturnType<typeof queries.getLevel.first>>>;

function fixedOf({ fixedAt, fixedReason, ...row }: Row): MemberLevel['fixed'] {
  const { staffId, staffFirstName, staffLastName } = row;
  if (fixedAt === null || fixedReason === null || staffId === null) return null;
  return {
    reason: fixedReason,
    at: fixedAt,
    by: { id: staffId, firstName: staffFirstName ?? '', lastName: staffLastName ?? '' },
  };
}

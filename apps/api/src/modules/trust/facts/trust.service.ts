import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { BadgeType } from '@oche/validators/trust/limits';
import type { Deps } from '../../../lib/deps.ts';
import { eachAlone } from '../../../lib/jobs/each-alone.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { type BadgeFacts, badgeLevelsOf } from '../score/badges.ts';
import { scoreOf } from '../score/score.ts';
import { readFacts } from './facts.queries.ts';
import * as queries from './trust.queries.ts';

type Computing = Pick<Deps, 'db' | 'clock'>;

/** Members whose rows are written at once. */
const SLICE = 200;

/**
 * Computes again what is known of some members' trade. It reads the tables as they are now, so it does no harm twice;
 * of two at the same time the later one has the last word.
 */
export async function renewTrust(deps: Computing, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await withTransaction(deps.db, async (tx) => {
    await queries.lockTrust(tx, { userIds: [...userIds] });
    await writeTrust(tx, userIds, deps.clock.now().toISOString());
  });
}

async function writeTrust(tx: Tx, userIds: readonly string[], now: string): Promise<void> {
  const trusts = await computeTrust(tx, userIds, now);
  await queries.replaceTrust(tx, trusts, now);
  const earned = trusts.flatMap((trust) => earnedBy(trust));
  const columns = {
    userIds: earned.map(({ userId }) => userId),
    badges: earned.map(({ badge }) => badge),
  };
  await queries.saveBadges(tx, { ...columns, levels: earned.map(({ level }) => level), now });
  await queries.endBadges(tx, { ...columns, allIds: [...userIds] });
}

/** As the tables are now, without writing anything down. */
export async function computeTrust(
  db: Executor,
  userIds: readonly string[],
  now: string,
): Promise<queries.ComputedTrust[]> {
  const facts = await readFacts(db, userIds, now);
  return facts.map((each) => ({ ...each, score: scoreOf(each).score }));
}

const earnedBy = (trust: BadgeFacts & { userId: string }) =>
  Object.entries(badgeLevelsOf(trust)).flatMap(([badge, level]) =>
    level > 0 ? [{ userId: trust.userId, badge: badge as BadgeType, level }] : [],
  );

/**
 * Renews those that nothing has happened to for a day: accounts get older, and sellers who don't answer stay silent.
 * One that can't be computed doesn't hold up the others.
 * @returns how many
 */
export async function renewOldTrust(deps: Computing & Pick<Deps, 'log'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - DAY_MS).toISOString();
  const failed: string[] = [];
  for (let done = 0; ; ) {
    const members = await queries.listComputedBefore(deps.db, { before, failed, limit: SLICE });
    if (members.length === 0) return done;
    const stuck = await renewTogether(
      deps,
      members.map(({ userId }) => userId),
    );
    failed.push(...stuck);
    done += members.length - stuck.length;
  }
}

/**
 * At once, or one after the other if one of them is in the way.
 * @returns those that failed
 */
async function renewTogether(
  deps: Computing & Pick<Deps, 'log'>,
  userIds: readonly string[],
): Promise<string[]> {
  const stuck: string[] = [];
  await renewTrust(deps, userIds).catch(() =>
    eachAlone(
      userIds,
      (userId) => renewTrust(deps, [userId]),
      (userId, error) => {
        stuck.push(userId);
        deps.log.error({ err: error, userId }, 'the trust of a seller could not be computed');
      },
    ),
  );
  return stuck;
}

/**
 * Computes everything again from the tables.
 * @param onProgress is told how many members are done
 */
export async function rebuildTrust(
  deps: Computing,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let after = '';
  for (let done = 0; ; onProgress(done)) {
    const members = await queries.listTraders(deps.db, { after, limit: SLICE });
    const last = members.at(-1);
    if (!last) return done;
    await renewTrust(
      deps,
      members.map(({ userId }) => userId),
    );
    after = last.userId;
    done += members.length;
  }
}

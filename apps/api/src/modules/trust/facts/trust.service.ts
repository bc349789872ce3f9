import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { BadgeType } from '@oche/validators/trust-limits';
import type { Deps } from '../../../lib/deps.ts';
import { DAY_MS } from '../../../lib/wall-clock.ts';
import { type BadgeFacts, badgeLevelsOf } from '../score/badges.ts';
import { scoreOf } from '../score/score.ts';
import { readFacts } from './facts.queries.ts';
import * as queries from './trust.queries.ts';

type Computing = Pick<Deps, 'db' | 'clock'>;

/** Members whose rows are written at once. */
const SLICE = 200;

/**
 * Computes anew what is known of some members' trade. It reads the tables as they are now, so it does no harm
 * twice; of two at the same time the later one has the last word.
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
 * Renews those that nothing has happened to for a day: accounts get older, and who doesn't answer stays silent.
 * @returns how many
 */
export async function renewOldTrust(deps: Computing): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - DAY_MS).toISOString();
  return inSlices(deps, () => queries.listComputedBefore(deps.db, { before, limit: SLICE }));
}

/**
 * Computes everything anew from the tables.
 * @param onProgress is told how many members are done
 */
export async function rebuildTrust(
  deps: Computing,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let after = '';
  const next = async () => {
    const members = await queries.listTraders(deps.db, { after, limit: SLICE });
    after = members.at(-1)?.userId ?? after;
    return members;
  };
  return inSlices(deps, next, onProgress);
}

async function inSlices(
  deps: Computing,
  next: () => Promise<{ userId: string }[]>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let done = 0;
  for (;;) {
    const members = await next();
    if (members.length === 0) return done;
    await renewTrust(
      deps,
      members.map(({ userId }) => userId),
    );
    done += members.length;
    onProgress(done);
  }
}

import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { dayAt, keptScopes, recentFrom, startOf } from '../scopes.ts';
import { getState, lockRankings, setToday } from '../state/state.queries.ts';
import * as queries from './day.queries.ts';

/** Moves periods on to the day that it is, in case that nobody plays. */
export async function beginDay({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockRankings(tx, {});
    const state = await getState.first(tx, {});
    await moveOn(tx, state?.today ?? null, dayAt(clock.now().getTime()));
  });
}

/**
 * Moves periods on, behind the lock of the rankings: old days are no longer recent, ratings become
 * provisional, and periods end that aren't shown any more. It is done at midnight, and before the
 * first game of a day is counted.
 *
 * @returns the day that it is for rankings; they never go back
 */
export async function moveOn(tx: Tx, before: string | null, today: string): Promise<string> {
  if (before !== null && before >= today) return before;
  if (before !== null) await letGo(tx, before, today);
  await queries.makeProvisional(tx, { now: startOf(today) });
  await setToday(tx, { today });
  return today;
}

async function letGo(tx: Tx, before: string, today: string): Promise<void> {
  await queries.letGoOfRecent(tx, { since: recentFrom(before), until: recentFrom(today) });
  const kept = new Set(keptScopes(today));
  const ended = keptScopes(before).filter((scope) => !kept.has(scope));
  const recent = [...kept].filter((scope) => scope.startsWith('recent/'));
  await queries.deleteEndedScopes(tx, { ended, recent });
  await queries.deleteEndedSteps(tx, { ended });
}

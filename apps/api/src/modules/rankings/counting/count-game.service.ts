import { isDeepStrictEqual } from 'node:util';
import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { rateAgain, renewRatings } from '../rating/rating.service.ts';
import { type CountedGame, dayAt, gameOf, scopesOf } from '../scopes.ts';
import { getState, lockRankings } from '../state/state.queries.ts';
import * as queries from './counting.queries.ts';
import { moveOn } from './day.service.ts';

interface Counted extends queries.Result {
  game: CountedGame;
}

/**
 * Brings rankings up to what a game means now: counted, not counted any more, or with another result.
 * What it was counted as is known, so that the same again changes nothing.
 */
export async function countGame(
  deps: Pick<Deps, 'db' | 'clock'>,
  { gameId }: { gameId: number },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockRankings(tx, {});
    const state = await getState.first(tx, {});
    const today = await moveOn(tx, state?.today ?? null, dayAt(deps.clock.now().getTime()));
    if (state?.rebuildStartedAt) await queries.noteMissed(tx, { gameId });
    await countOne(tx, gameId, today);
  });
}

/** Does that for one game, behind the lock of the rankings. */
export async function countOne(tx: Tx, gameId: number, today: string): Promise<void> {
  const before = (await queries.listCounted(tx, { gameId })).map((row) => ({
    ...row,
    game: row.game as CountedGame,
  }));
  const after = (await queries.listResults(tx, { gameId })).map(
    ({ kind, startScore, ...result }) => ({ ...result, game: gameOf(kind, startScore) }),
  );
  const gone = without(before, after);
  const added = without(after, before);
  if (gone.length + added.length === 0) return;
  await queries.deleteCounted(tx, { gameId, userIds: gone.map(({ userId }) => userId) });
  for (const result of added) await queries.insertCounted(tx, { gameId, ...result });
  await addUp(tx, gone, added, today);
  const isSinglesOf = (results: readonly Counted[]) =>
    results.filter(({ opponentId }) => opponentId !== null);
  const rated = await rateAgain(tx, gameId, isSinglesOf(gone), isSinglesOf(added));
  const members = membersOf([...gone, ...added]);
  await renewRatings(tx, [...new Set([...members, ...rated])].sort(), today);
}

const without = (results: readonly Counted[], others: readonly Counted[]): Counted[] =>
  results.filter((result) => !others.some((other) => isDeepStrictEqual(result, other)));

const membersOf = (results: readonly Counted[]): string[] => [
  ...new Set(results.map(({ userId }) => userId)),
];

async function addUp(
  tx: Tx,
  gone: readonly Counted[],
  added: readonly Counted[],
  today: string,
): Promise<void> {
  const changes = new Map<
    string,
    { userId: string; scope: string; wins: number; losses: number }
  >();
  const note = (results: readonly Counted[], sign: 1 | -1) => {
    for (const { userId, game, finishedAt, isWon } of results) {
      // points are for wins and defeats, as documented; a draw is for the rating alone
      if (isWon === null) continue;
      for (const scope of scopesOf(game, dayAt(Date.parse(finishedAt)), today)) {
        const key = `${scope} ${userId}`;
        const change = changes.get(key) ?? { userId, scope, wins: 0, losses: 0 };
        change[isWon ? 'wins' : 'losses'] += sign;
        changes.set(key, change);
      }
    }
  };
  note(gone, -1);
  note(added, 1);
  const lines = [...changes.values()].filter(({ wins, losses }) => wins !== 0 || losses !== 0);
  await queries.addToStandings(tx, {
    userIds: lines.map(({ userId }) => userId),
    scopes: lines.map(({ scope }) => scope),
    wins: lines.map(({ wins }) => wins),
    losses: lines.map(({ losses }) => losses),
  });
  await queries.deleteEmpty(tx, { userIds: membersOf(gone) });
}

import { replay } from '@oche/darts/game';
import { demoUserId, seedDemo } from '@oche/db/seeds';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { listEntries } from '../moves/moves.queries.ts';
import { getOutcome } from '../result/counted/results.queries.ts';
import { resultsOf } from '../result/counted/results.service.ts';
import { seedDemoGames } from './demo.service.ts';
import { throwDemoVisit } from './live.service.ts';
import { LIVE_DEVICE, LIVE_PAIRS } from './live-game.service.ts';
import { SEASON_GAMES } from './season.ts';

const NOW = '2026-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
let seeded: boolean[];
beforeAll(async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoGames(deps);
  await seedDemo(deps.db, new Date(NOW));
  seeded = [withoutMembers, ...(await Promise.all([seedDemoGames(deps), seedDemoGames(deps)]))];
});

async function one(query: ReturnType<typeof sql<Record<string, unknown>>>) {
  return (await query.execute(api.deps.db)).rows[0];
}

it('is played once, by the demo members', () => {
  expect(seeded[0]).toBe(false);
  expect(seeded.slice(1).toSorted()).toEqual([false, true]);
});

it('is a season of thousands of games, and two that go on', async () => {
  const counts = sql<Record<string, unknown>>`
    select count(*) filter (where status in ('completed', 'casual')) as played,
      count(*) filter (where status = 'playing') as live,
      count(*) filter (where finished_at > ${NOW}) as "inTheFuture",
      count(*) filter (where finished_at is not null and finished_at < created_at) as "backwards"
    from games
  `;
  expect(await one(counts)).toEqual({
    played: SEASON_GAMES,
    live: 2,
    inTheFuture: 0,
    backwards: 0,
  });
});

it('has results and positions that follow from the throws', async () => {
  const { db } = api.deps;
  for (const gameId of [1, 700, SEASON_GAMES]) {
    const game = await db
      .selectFrom('games')
      .select(['setup', 'position', 'status'])
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
    const entries = await listEntries(db, gameId);
    expect(replay(game.setup as never, entries)).toMatchObject({ position: game.position });
    const outcome = await getOutcome.first(db, { gameId });
    const stored = await db
      .selectFrom('game_results')
      .selectAll()
      .where('game_id', '=', gameId)
      .orderBy('side')
      .execute();
    expect(stored).toEqual(outcome && resultsOf(gameId, outcome, entries));
  }
});

it('goes on where that is asked for, from one game to the next', async () => {
  const { db, env } = api.deps;
  const live = { ...api.deps, env: { ...env, DEMO_LIVE: true } };
  const games = () =>
    db
      .selectFrom('games')
      .select(['id', 'status', 'revision'])
      .where('created_by', '=', demoUserId(LIVE_PAIRS[0][0]))
      .where('device_id', '=', LIVE_DEVICE)
      .orderBy('id')
      .execute();
  const [before] = await games();
  await throwDemoVisit(api.deps, { pair: 0 });
  expect(await games()).toEqual([before]);
  await throwDemoVisit(live, { pair: 0 });
  // that visit may be the last one
  expect(await games()).toMatchObject([{ id: before?.id, revision: (before?.revision ?? 0) + 1 }]);
  for (let visits = 0; visits < 500 && (await games()).length === 1; visits += 1) {
    await throwDemoVisit(live, { pair: 0 });
  }
  expect(await games()).toMatchObject([{ status: 'finished' }, { status: 'playing', revision: 0 }]);
});

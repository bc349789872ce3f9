import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { playGame } from './modules/games/testing.ts';
import { rebuildFromThrows } from './rebuild-from-throws.ts';
import { runJobs, type TestMember, useTestApi } from './testing/index.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });

/** All that follows from the throws. */
const FOLLOWS = [
  'game_results',
  'ranking_games',
  'ranking_standings',
  'ranking_ratings',
  'statistics_games',
  'statistics_months',
  'statistics_players',
  'statistics_pairs',
  'statistics_achievements',
];

async function all(): Promise<Record<string, unknown>> {
  const tables = FOLLOWS.map(async (table) => {
    const rows = await sql`
      select to_jsonb(line) - 'id' as line from ${sql.table(table)} as line order by 1
    `.execute(api.deps.db);
    return [table, rows.rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

it('makes everything anew from the throws, also after it was stopped', async () => {
  const members: TestMember[] = [];
  for (let count = 0; count < 4; count += 1) members.push(await api.createMember());
  for (let game = 0; game < 12; game += 1) {
    const sides = [members[game % 4], members[(game + 1 + (game % 3)) % 4]] as TestMember[];
    const finishedAt = new Date(Date.parse('2026-10-01T19:00:00Z') + game * 3_600_000 * 30);
    await playGame(api, { sides, averages: [40 + game * 3, 60], finishedAt });
  }
  await runJobs(api);
  const before = await all();
  expect(before.ranking_standings).not.toEqual([]);
  expect(before.statistics_achievements).not.toEqual([]);

  const { db } = api.deps;
  await sql`update game_results set points = points + 9, is_won = not is_won where game_id % 2 = 0`.execute(
    db,
  );
  await sql`delete from ranking_standings where points > 3`.execute(db);
  await sql`update statistics_players set average = 180`.execute(db);
  await sql`delete from statistics_achievements`.execute(db);
  const stop = (): never => {
    throw new Error('stopped');
  };
  for (const part of ['Results', 'Rankings', 'Statistics of games']) {
    const run = rebuildFromThrows(db, {
      fromStart: part === 'Results',
      onProgress: (text) => (text.startsWith(part) ? stop() : undefined),
    });
    await expect(run).rejects.toThrow('stopped');
  }
  await rebuildFromThrows(db, { fromStart: false, onProgress: () => {} });
  expect(await all()).toEqual(before);
});

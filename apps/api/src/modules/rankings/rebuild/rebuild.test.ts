import { randomFrom } from '@oche/darts/random';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { countGame } from '../counting/count-game.service.ts';
import { ratePending } from '../rating/rating.service.ts';
import { annulResult, insertResult, storedRankings, turnResult } from '../testing.ts';
import { rebuildRankings } from './rebuild.service.ts';

const NOW = Date.parse('2031-03-20T19:00:00.000Z');
const api = useTestApi({ now: new Date(NOW) });
const STARTS = [301, 501, 701];

/** Plays at random: singles and teams of all ages, corrections and annulments of any of them. */
async function playAtRandom(seed: string, steps: number): Promise<number[]> {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const members = await Promise.all(Array.from({ length: 9 }, () => api.createMember()));
  const pick = (count: number): TestMember[] =>
    members
      .map((member) => ({ member, order: random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ member }) => member);
  const games: number[] = [];
  for (let step = 0; step < steps; step++) {
    const kind = random();
    const old = games[below(games.length)];
    if (old !== undefined && kind < 0.15) await turnResult(api, old);
    else if (old !== undefined && kind < 0.25) await annulResult(api, old);
    const isNew = old === undefined || kind >= 0.25;
    const players = pick(kind > 0.9 ? 4 : 2);
    const half = players.length / 2;
    const gameId = isNew
      ? await insertResult(api, {
          winners: players.slice(0, half),
          losers: players.slice(half),
          kind: random() < 0.2 ? 'cricket' : 'x01',
          startScore: STARTS[below(3)] ?? null,
          isDrawn: random() < 0.15,
          weight: [100, 80, 65, 50][below(4)] ?? 100,
          // most are of today; several of the same moment
          finishedAt: new Date(NOW - Math.floor(below(500) ** 2 / 250) * DAY_MS),
        })
      : old;
    if (isNew) games.push(gameId);
    if (random() < 0.9) await countGame(api.deps, { gameId });
  }
  return games;
}

describe('what is maintained', () => {
  it.each(['a', 'b'])('is what a rebuild makes of the same results: %s', async (seed) => {
    const games = await playAtRandom(seed, 70);
    for (const gameId of games) await countGame(api.deps, { gameId });
    await ratePending(api.deps);
    const maintained = await storedRankings(api);
    expect(maintained.ratings.length).toBeGreaterThan(5);
    expect(maintained.pending).toEqual([]);
    await rebuildRankings(api.deps);
    expect(await storedRankings(api)).toEqual(maintained);
  });

  it('is the same when many games are counted at once', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => api.createMember()));
    const games: number[] = [];
    for (const winner of members) {
      for (const loser of members.filter((member) => member !== winner)) {
        games.push(await insertResult(api, { winners: [winner], losers: [loser] }));
      }
    }
    await Promise.all([...games, ...games].map((gameId) => countGame(api.deps, { gameId })));
    await runJobs(api);
    const maintained = await storedRankings(api);
    await rebuildRankings(api.deps);
    expect(await storedRankings(api)).toEqual(maintained);
    const won = maintained.standings.filter(
      ({ user_id, scope }) => scope === 'all/all' && members.some(({ id }) => id === user_id),
    );
    expect(won.map(({ wins, losses }) => [wins, losses])).toEqual(Array(4).fill([3, 3]));
  });
});

describe('a rebuild', () => {
  it('mends what was lost', async () => {
    const before = await storedRankings(api);
    await api.deps.db.updateTable('ranking_standings').set({ points: 77, wins: 1 }).execute();
    await api.deps.db.updateTable('ranking_steps').set({ members: 5 }).execute();
    await api.deps.db.updateTable('ranking_games').set({ game: 'cricket' }).execute();
    await api.deps.db.deleteFrom('ranking_ratings').execute();
    await rebuildRankings(api.deps);
    expect(await storedRankings(api)).toEqual(before);
  });

  it('goes on where it was stopped, and counts what was settled meanwhile', async () => {
    const [one, other] = [await api.createMember(), await api.createMember()];
    let stopped = 0;
    const stop = () => {
      stopped += 1;
      throw new Error('stopped');
    };
    await expect(rebuildRankings(api.deps, { onProgress: stop })).rejects.toThrow('stopped');
    const { count } = await api.deps.db
      .selectFrom('ranking_games_anew')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(100);

    // before everything that was rated so far, and behind it
    for (const finishedAt of ['2020-01-01T12:00:00.000Z', '2031-03-20T19:30:00.000Z']) {
      const gameId = await insertResult(api, { winners: [one], losers: [other], finishedAt });
      await countGame(api.deps, { gameId });
    }
    const maintained = await storedRankings(api);
    const told: (number | null)[] = [];
    await rebuildRankings(api.deps, { onProgress: (done) => told.push(done) });
    expect(await storedRankings(api)).toEqual(maintained);
    expect(stopped).toBe(1);
    // it has not begun from the start: what is behind the stop is less than a slice
    expect(told).toEqual([count + 2, null]);
  });
});

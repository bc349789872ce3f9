import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { annulResult, playCounted, storedRankings, turnResult } from '../testing.ts';
import { countGame } from './count-game.service.ts';
import { beginDay } from './day.service.ts';

const api = useTestApi({ now: '2031-03-20T19:00:00.000Z' });
const anna = useMember(api);
const ben = useMember(api);

const standing = (userId: string, scope: string) =>
  api.deps.db
    .selectFrom('ranking_standings')
    .select(['points', 'wins', 'losses'])
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .executeTakeFirst();

const scopesOf = async (userId: string) =>
  (
    await api.deps.db
      .selectFrom('ranking_standings')
      .select('scope')
      .where('user_id', '=', userId)
      .orderBy('scope')
      .execute()
  ).map(({ scope }) => scope);

describe('a completed game', () => {
  it('gives three points to who wins and one to who loses, by a reaction', async () => {
    await playGame(api, { sides: [anna, ben], winner: 0 });
    await runJobs(api);
    expect(await standing(anna.id, 'all/all')).toEqual({ points: 3, wins: 1, losses: 0 });
    expect(await standing(ben.id, 'all/501')).toEqual({ points: 1, wins: 0, losses: 1 });
    expect(await scopesOf(ben.id)).toEqual([
      '2031-03/501',
      '2031-03/all',
      '2031/501',
      '2031/all',
      'all/501',
      'all/all',
      'provisional',
      'recent/501',
      'recent/all',
    ]);
  });

  it('counts once, however often it is told', async () => {
    const before = await storedRankings(api);
    const [game] = before.games;
    for (let time = 0; time < 2; time++) await countGame(api.deps, { gameId: game?.game_id ?? 0 });
    expect(await storedRankings(api)).toEqual(before);
  });
});

describe('a drawn game', () => {
  const eva = useMember(api);
  const fritz = useMember(api);

  it('is a half for the rating, and no points', async () => {
    await playCounted(api, { winners: [eva], losers: [fritz], isDrawn: true });
    expect(await scopesOf(eva.id)).toEqual([]);
    const rated = await api.deps.db
      .selectFrom('ranking_games')
      .select(['is_won as isWon', 'rating'])
      .where('user_id', 'in', [eva.id, fritz.id])
      .execute();
    expect(rated).toEqual([
      { isWon: null, rating: 150_000 },
      { isWon: null, rating: 150_000 },
    ]);
  });

  it('stops being drawn when its result is corrected', async () => {
    const gameId = await playCounted(api, { winners: [eva], losers: [fritz], isDrawn: true });
    await api.deps.db
      .updateTable('game_results')
      .set({ is_won: sql`side = 0` })
      .where('game_id', '=', gameId)
      .execute();
    await countGame(api.deps, { gameId });
    expect(await standing(eva.id, 'all/all')).toEqual({ points: 3, wins: 1, losses: 0 });
  });
});

describe('games that change', () => {
  const cem = useMember(api);
  const dana = useMember(api);

  it('count for the other one when the result is corrected', async () => {
    const gameId = await playCounted(api, { winners: [cem], losers: [dana], startScore: 301 });
    await turnResult(api, gameId);
    await countGame(api.deps, { gameId });
    expect(await standing(cem.id, 'all/301')).toEqual({ points: 1, wins: 0, losses: 1 });
    expect(await standing(dana.id, 'rating')).toBeUndefined();
    expect(await standing(dana.id, 'provisional')).toMatchObject({ wins: 1, losses: 0 });
  });

  it('leave nothing behind when they are annulled', async () => {
    const [game] = await api.deps.db
      .selectFrom('ranking_games')
      .select('game_id')
      .where('user_id', '=', cem.id)
      .execute();
    const gameId = game?.game_id ?? 0;
    await annulResult(api, gameId);
    await countGame(api.deps, { gameId });
    expect(await scopesOf(cem.id)).toEqual([]);
    const { ratings, games } = await storedRankings(api);
    expect(ratings.map(({ user_id }) => user_id)).not.toContain(cem.id);
    expect(games.map(({ game_id }) => game_id)).not.toContain(gameId);
  });

  it('count when a member is gone for the other one only, and the steps know', async () => {
    const gone = await api.createMember();
    await playCounted(api, { winners: [dana], losers: [gone], kind: 'cricket' });
    const steps = async () =>
      (await storedRankings(api)).steps.filter(({ scope }) => scope === 'all/cricket');
    expect(await steps()).toEqual([
      { scope: 'all/cricket', points: 1, members: 1 },
      { scope: 'all/cricket', points: 3, members: 1 },
    ]);
    await api.deps.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect(await steps()).toEqual([{ scope: 'all/cricket', points: 3, members: 1 }]);
  });
});

describe('teams', () => {
  it('are counted for each of their players, and not rated', async () => {
    const [one, two, three, four] = await Promise.all(
      Array.from({ length: 4 }, () => api.createMember()),
    );
    if (!one || !two || !three || !four) throw new Error('four members');
    await playCounted(api, { winners: [one, two], losers: [three, four], startScore: 701 });
    expect(await standing(two.id, 'all/x01')).toEqual({ points: 3, wins: 1, losses: 0 });
    expect(await standing(four.id, 'all/all')).toEqual({ points: 1, wins: 0, losses: 1 });
    expect(await scopesOf(one.id)).not.toContain('provisional');
  });
});

describe('periods', () => {
  it('end by the clock of Central Europe', async () => {
    const [eva, finn] = [await api.createMember(), await api.createMember()];
    const at = (finishedAt: string) =>
      playCounted(api, { winners: [eva], losers: [finn], finishedAt });
    await at('2031-02-28T22:59:59.000Z');
    await at('2031-02-28T23:00:00.000Z');
    await at('2030-12-31T22:59:59.000Z');
    await at('2029-12-31T22:59:59.000Z');
    const wins = async (scope: string) => (await standing(eva.id, scope))?.wins;
    expect(await wins('all/all')).toBe(4);
    expect(await wins('2031/all')).toBe(2);
    expect(await wins('2030/all')).toBe(1);
    expect(await wins('2029/all')).toBeUndefined();
    expect(await wins('2031-03/all')).toBe(1);
    expect(await wins('2031-02/all')).toBe(1);
    expect(await wins('recent/all')).toBe(2);

    // 30 days with today: the last of February is the first of them on March 29th
    api.deps.clock.set('2031-03-29T22:30:00.000Z');
    await beginDay(api.deps);
    expect(await wins('recent/all')).toBe(2);
    api.deps.clock.set('2031-03-30T21:59:00.000Z');
    await beginDay(api.deps);
    expect(await wins('recent/all')).toBe(1);
    // summer time has begun
    api.deps.clock.set('2031-03-30T22:01:00.000Z');
    await beginDay(api.deps);
    expect(await wins('recent/all')).toBeUndefined();
    api.deps.clock.set('2031-04-01T10:00:00.000Z');
    await beginDay(api.deps);
    expect(await wins('2031-02/all')).toBeUndefined();
    expect(await wins('2031-03/all')).toBe(1);
    const steps = await api.deps.db.selectFrom('ranking_steps').select('scope').execute();
    expect(steps.filter(({ scope }) => scope.startsWith('2031-02'))).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../../testing/index.ts';
import { playGame } from '../../testing.ts';
import { rewriteResults } from './rewrite.service.ts';

const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const mia = useMember(api);
const ben = useMember(api);
const lea = useMember(api);
const tom = useMember(api);

const resultsOf = (gameId: number) =>
  api.deps.db
    .selectFrom('game_results')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('side')
    .orderBy('user_id')
    .execute();

const short = { game: 'x01', start: 101, in: 'straight', out: 'double' } as const;
const total = (points: number) => ({ total: points });

describe('results', () => {
  it('say what each member threw', async () => {
    const gameId = await playGame(api, {
      sides: [mia, ben],
      rules: { ...short, start: 301 },
      entries: [180, 100, 60, 140, 45, 59]
        .map(total)
        .concat([{ total: 16, dartsThrown: 2, dartsAtDouble: 2 } as { total: number }]),
    });
    expect(await resultsOf(gameId)).toMatchObject([
      {
        user_id: mia.id,
        opponent_id: ben.id,
        kind: 'x01',
        start_score: 301,
        is_counted: true,
        is_won: true,
        legs_won: 1,
        legs_lost: 0,
        darts: 11,
        points: 301,
        first_nine_darts: 9,
        first_nine_points: 285,
        darts_at_double: 2,
        checkouts: 1,
        visits_60: 1,
        visits_100: 0,
        visits_140: 0,
        visits_180: 1,
        highest_checkout: 16,
        best_leg: 11,
        finished_at: '2031-03-03T19:00:00.000Z',
      },
      {
        user_id: ben.id,
        opponent_id: mia.id,
        is_won: false,
        legs_won: 0,
        legs_lost: 1,
        darts: 9,
        points: 299,
        darts_at_double: null,
        checkouts: 0,
        visits_60: 0,
        visits_100: 1,
        visits_140: 1,
        highest_checkout: null,
        best_leg: null,
      },
    ]);
  });

  it('of a team are of each of its players', async () => {
    const gameId = await playGame(api, {
      sides: [
        [mia, lea],
        [ben, tom],
      ],
      rules: short,
      winner: 0,
    });
    const rows = await resultsOf(gameId);
    expect(rows.map((row) => [row.side, row.opponent_id, row.best_leg, row.is_won])).toEqual([
      [0, null, null, true],
      [0, null, null, true],
      [1, null, null, false],
      [1, null, null, false],
    ]);
    const won = rows.filter(({ side }) => side === 0);
    expect(won.reduce((sum, { points }) => sum + points, 0)).toBe(101);
    const uneven = await playGame(api, { sides: [[mia, lea], ben], rules: short });
    const opponents = (await resultsOf(uneven)).map((row) => row.opponent_id);
    expect(opponents).toEqual([null, null, null]);
  });

  it('of cricket have marks, and nothing of what is counted down', async () => {
    const gameId = await playGame(api, {
      sides: [mia, { guestName: 'Uwe' }],
      rules: { game: 'cricket', scoring: 'standard' },
      entries: [
        { darts: ['T20', 'T19', 'T18'] },
        { darts: ['0', '0', '0'] },
        { darts: ['T17', 'T16', 'T15'] },
        { darts: ['0', '0', '0'] },
        { darts: ['D25', 'S25'] },
      ],
    });
    expect(await resultsOf(gameId)).toMatchObject([
      { kind: 'cricket', start_score: null, darts: 8, points: 21, best_leg: null, is_won: true },
    ]);
  });

  it('count only when a game is completed, and are gone when it was annulled', async () => {
    const counted = async (status: 'finished' | 'casual' | 'disputed' | 'annulled') =>
      (await resultsOf(await playGame(api, { sides: [mia, ben], rules: short, status }))).map(
        ({ is_counted }) => is_counted,
      );
    expect(await counted('finished')).toEqual([false, false]);
    expect(await counted('casual')).toEqual([false, false]);
    expect(await counted('disputed')).toEqual([false, false]);
    expect(await counted('annulled')).toEqual([]);
  });

  it('come out the same when every game is played again', async () => {
    const gameId = await playGame(api, { sides: [mia, ben], rules: short });
    const before = await resultsOf(gameId);
    await api.deps.db
      .updateTable('game_results')
      .set({ points: 7, is_won: false })
      .where('game_id', '=', gameId)
      .execute();
    expect(await rewriteResults(api.deps.db, gameId - 1)).toBe(gameId);
    expect(await resultsOf(gameId)).toEqual(before);
    expect(await rewriteResults(api.deps.db, gameId)).toBeNull();
  });

  it('are written with the last dart', async () => {
    const games = api.callerFor(mia).games;
    const { id: gameId } = await games.start({
      rules: short,
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [[{ userId: mia.id }], [{ guestName: 'Uwe' }]],
    });
    const heard = new Promise<void>((resolve) => {
      api.deps.events.on('game.settled', (event) => {
        if (event.gameId === gameId) resolve();
      });
    });
    const enter = (entry: { total: number; dartsThrown?: number }) => ({
      id: randomUUID(),
      move: { kind: 'enter' as const, entry },
    });
    const deviceId = randomUUID();
    await games.enterMoves({
      gameId,
      deviceId,
      base: 0,
      moves: [enter(total(61)), enter(total(0))],
    });
    expect(await resultsOf(gameId)).toEqual([]);
    const end = [enter({ total: 40, dartsThrown: 1 })];
    expect(await games.enterMoves({ gameId, deviceId, base: 2, moves: end })).toEqual({
      revision: 3,
      status: 'casual',
    });
    await heard;
    expect(await resultsOf(gameId)).toMatchObject([
      { user_id: mia.id, is_counted: false, darts: 4 },
    ]);
  });
});

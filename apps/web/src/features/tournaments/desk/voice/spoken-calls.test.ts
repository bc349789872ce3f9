import { expect, it } from 'vitest';
import { CallEar, callsAt, type SpokenCall } from './spoken-calls.ts';

const call = (matchId: number, at = 'one'): SpokenCall => ({
  key: `${matchId} ${at}`,
  board: 'Board 1',
  matchId,
  markerId: null,
});
const matches = (calls: readonly SpokenCall[]) => calls.map(({ matchId }) => matchId);

it('says what is called from now on, each once, and again when somebody is asked once more', () => {
  const ear = new CallEar();
  expect(ear.hear([call(1)], 0)).toEqual([]);
  expect(matches(ear.hear([call(1), call(2), call(3)], 1000))).toEqual([2, 3]);
  expect(ear.hear([call(2), call(3)], 2000)).toEqual([]);
  expect(matches(ear.hear([call(2, 'again'), call(3)], 3000))).toEqual([2]);
});

it('is quiet about what was called while it slept for more than a minute, and awake afterwards', () => {
  const ear = new CallEar();
  ear.hear([], 0);
  ear.tick(200_000);
  expect(ear.hear([call(1)], 203_000)).toEqual([]);
  expect(matches(ear.hear([call(1), call(2)], 204_000))).toEqual([2]);
  // also when what has come in is what wakes it, and when nothing was called meanwhile
  expect(ear.hear([call(3)], 400_000)).toEqual([]);
  ear.tick(600_000);
  for (let now = 605_000; now < 620_000; now += 5000) ear.tick(now);
  expect(matches(ear.hear([call(4)], 620_000))).toEqual([4]);
});

it('speaks of matches that are called, not of those that are played', () => {
  const board = { id: 7, name: 'Board 4', loungeBoardId: null, isInUse: true, isTaken: false };
  const at = { matchId: 1, calledAt: 'now', againAt: null, markerId: 5, gameId: null };
  const boards = [
    { ...board, call: { ...at, status: 'called' as const } },
    { ...board, id: 8, call: { ...at, status: 'playing' as const } },
    { ...board, id: 9, call: null },
  ];
  expect(callsAt({ boards })).toEqual([
    { key: '1 7 now', board: 'Board 4', matchId: 1, markerId: 5 },
  ]);
});

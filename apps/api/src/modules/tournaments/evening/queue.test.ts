import { describe, expect, it } from 'vitest';
import { nextCall, type QueuedMatch, queueOf, type Standing, soonCalled } from './queue.ts';

const MINUTE = 60_000;
const match = (
  id: number,
  entries: [number, number],
  more: Partial<QueuedMatch> = {},
): QueuedMatch => ({
  id,
  number: id,
  stage: 'winners',
  round: 1,
  entries,
  isHeld: false,
  firstAt: null,
  ...more,
});
const board = (id: number, more: Partial<Standing['boards'][number]> = {}) => ({
  id,
  isFree: true,
  last: null,
  ...more,
});

const standing = (more: Partial<Standing> = {}): Standing => ({
  now: 100 * MINUTE,
  rest: 3 * MINUTE,
  marker: 'loser',
  boards: [board(1), board(2)],
  matches: [match(11, [1, 2]), match(12, [3, 4])],
  busy: new Set(),
  gone: new Set(),
  playedUntil: new Map(),
  wishes: new Map(),
  ...more,
});

const called = (more: Partial<Standing> = {}) => {
  const next = nextCall(standing(more));
  return next && [next.matchId, next.boardId, next.markerId];
};

describe('the next call', () => {
  it('is the first match at the first free board, and none without either', () => {
    expect(called()).toEqual([11, 1, null]);
    expect(called({ boards: [board(1, { isFree: false }), board(2)] })).toEqual([11, 2, null]);
    expect(called({ boards: [board(1, { isFree: false })] })).toBeUndefined();
    expect(called({ matches: [] })).toBeUndefined();
  });

  it('goes round by round, and placement matches come last', () => {
    const matches = [
      match(1, [1, 2], { stage: 'placement' }),
      match(2, [3, 4], { round: 2 }),
      match(9, [5, 6], { stage: 'losers' }),
      match(4, [7, 8]),
    ];
    expect(queueOf(standing({ matches })).map((one) => one.match.id)).toEqual([4, 9, 2, 1]);
    const put = (minute: number) => ({ firstAt: new Date(minute * MINUTE).toISOString() });
    const first = [
      ...matches,
      match(5, [9, 10], { round: 3, ...put(1) }),
      match(6, [11, 12], put(2)),
    ];
    expect(queueOf(standing({ matches: first })).map((one) => one.match.id)).toEqual([
      6, 5, 4, 9, 2, 1,
    ]);
  });

  it('passes over who plays elsewhere, rests or is held back', () => {
    expect(called({ busy: new Set([2]) })?.[0]).toBe(12);
    expect(called({ matches: [match(11, [1, 2], { isHeld: true }), match(12, [3, 4])] })).toEqual([
      12,
      1,
      null,
    ]);
    const played = (minute: number) => ({ playedUntil: new Map([[1, minute * MINUTE]]) });
    expect(called(played(98))?.[0]).toBe(12);
    expect(called(played(97))?.[0]).toBe(11);
    const waits = queueOf(
      standing({ ...played(98), busy: new Set([3]), matches: standing().matches }),
    );
    expect(waits.map(({ wait, until }) => [wait, until])).toEqual([
      ['rest', 101 * MINUTE],
      ['busy', null],
    ]);
  });

  it('keeps to the board that somebody needs, which others get last', () => {
    const wishes = new Map([[3, 1]]);
    expect(called({ wishes })).toEqual([11, 2, null]);
    expect(called({ wishes, boards: [board(1)] })).toEqual([11, 1, null]);
    const onlyWish = { wishes, matches: [match(12, [3, 4])] };
    expect(called(onlyWish)).toEqual([12, 1, null]);
    const taken = { ...onlyWish, boards: [board(1, { isFree: false }), board(2)] };
    expect(called(taken)).toBeUndefined();
    expect(queueOf(standing(taken))[0]?.wait).toBe('board');
  });

  it('lets the loser or the winner of the last match there mark, if they can', () => {
    const boards = [board(1, { last: { winner: 8, loser: 9 } })];
    const markerOf = (more: Partial<Standing>) => nextCall(standing({ boards, ...more }))?.markerId;
    expect(markerOf({})).toBe(9);
    expect(markerOf({ marker: 'winner' })).toBe(8);
    expect(markerOf({ marker: 'nobody' })).toBeNull();
    expect(markerOf({ busy: new Set([9]) })).toBeNull();
    expect(markerOf({ gone: new Set([9]) })).toBeNull();
    expect(markerOf({ matches: [match(11, [9, 2])] })).toBeNull();
  });

  it('is announced to as many as there are boards, without who is held back or busy', () => {
    const matches = [
      match(1, [1, 2]),
      match(2, [3, 4], { isHeld: true }),
      match(3, [5, 6]),
      match(4, [7, 8]),
      match(5, [9, 10]),
    ];
    const soon = soonCalled(standing({ matches, busy: new Set([1]) }), 2);
    expect(soon.map(({ id }) => id)).toEqual([3, 4]);
  });
});

import { expect, it } from 'vitest';
import type { Standing } from '../evening/queue.ts';
import { nextHere } from './next-here.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const match = (id: number, entries: [number, number], isHeld = false) =>
  ({ id, number: id, stage: 'winners', round: 1, entries, isHeld, firstAt: null }) as const;
const board = (id: number, isFree = true) => ({ id, isFree, last: null });

/** Which match each of three boards expects, where nobody plays at the first and the third. */
function expected(more: Partial<Standing> = {}) {
  const standing: Standing = {
    now: NOW,
    rest: 3 * MINUTE,
    marker: 'loser',
    boards: [board(1), board(2, false), board(3)],
    matches: [match(11, [1, 2]), match(12, [3, 4]), match(13, [5, 6])],
    busy: new Set(),
    gone: new Set(),
    playedUntil: new Map(),
    wishes: new Map(),
    ...more,
  };
  return [1, 2, 3].map((id) => nextHere(id, standing)?.match.id);
}

it.each([
  ['in the order of the queue', {}, [11, undefined, 12]],
  ['without those who play elsewhere', { busy: new Set([2]) }, [12, undefined, 13]],
  ['also while they rest', { playedUntil: new Map([[1, NOW]]) }, [11, undefined, 12]],
  [
    'without what is held back',
    { matches: [match(11, [1, 2], true), match(12, [3, 4])] },
    [12, undefined, undefined],
  ],
  ['at the one board that somebody needs', { wishes: new Map([[1, 3]]) }, [12, undefined, 11]],
  ['not for a board that is taken', { wishes: new Map([[1, 2]]) }, [12, undefined, 13]],
  ['nobody, when nobody waits', { matches: [] }, [undefined, undefined, undefined]],
] as const)('the free boards expect who waits, %s', (_, more, matches) => {
  expect(expected(more as Partial<Standing>)).toEqual(matches);
});

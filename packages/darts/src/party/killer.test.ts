import { expect, it } from 'vitest';
import { isRefusal } from '../visit.ts';
import { partyPlay } from './catalog.ts';
import { correctDart } from './correct.ts';
import type { KillerOptions } from './killer.ts';

const OPTIONS: KillerOptions = { lives: 3, numbers: [14, 20, 5], ring: 'double', selfKill: false };

function after(darts: string, options: Partial<KillerOptions> = {}) {
  const play = partyPlay({ kind: 'killer', ...OPTIONS, ...options }, 3);
  const standing = play?.(darts.split(' ').filter(Boolean));
  if (!standing || isRefusal(standing)) throw new Error(standing?.refused);
  return standing;
}
const scores = (standing: ReturnType<typeof after>) => standing.sides.map(({ score }) => score);

it('makes a killer of whoever hits their own double; before that nothing else counts', () => {
  const first = after('S14 D20 D14');
  expect(first).toMatchObject({
    side: 1,
    board: { killers: [true, false, false] },
    aim: { beds: [{ dart: 'D20', side: 1 }] },
    happened: [{ is: 'killer', side: 0 }],
  });
  expect(scores(first)).toEqual([3, 3, 3]);
});

it('lets a killer take lives by the doubles of the others, in the same visit already', () => {
  const standing = after('D14 D20 D20 0 0 0 0 0 0 D20');
  expect(scores(standing)).toEqual([3, 0, 3]);
  expect(standing.happened).toEqual([{ is: 'out', side: 1 }]);
  expect(standing.aim).toEqual({ at: 'beds', beds: [{ dart: 'D5', side: 2 }] });
  // who is out has no turn any more
  expect(after('D14 D20 D20 0 0 0 0 0 0 D20 0 0').side).toBe(2);
});

it('ends with the last one alive, the others in the order in which they went', () => {
  const end = after('D14 D20 D20 0 0 0 0 0 0 D20 D5 D5 0 0 0 D5');
  expect(end).toMatchObject({ side: null, aim: null, places: [1, 3, 2] });
});

it('spares killers who hit themselves, unless that was agreed', () => {
  expect(scores(after('D14 D14 D14'))).toEqual([3, 3, 3]);
  const agreed = after('D14 D14 D14', { selfKill: true });
  expect(scores(agreed)).toEqual([1, 3, 3]);
  const gone = after('D14 D14', { selfKill: true, lives: 1 });
  // the third dart is thrown by nobody
  expect(gone).toMatchObject({ side: 1, inVisit: 0, happened: [{ is: 'out', side: 0 }] });
});

it('counts every ring where beginners want that', () => {
  expect(scores(after('S14 S20 T5', { ring: 'any' }))).toEqual([3, 2, 2]);
});

it('can’t be played with the same number twice, with bull, or with a number too few', () => {
  for (const numbers of [
    [14, 14, 5],
    [14, 25, 5],
    [14, 20],
  ]) {
    expect(partyPlay({ kind: 'killer', ...OPTIONS, numbers }, 3)).toBeNull();
  }
  expect(partyPlay({ kind: 'killer', ...OPTIONS, numbers: [1] }, 1)).toBeNull();
});

it('keeps everybody’s own visits when a correction brings somebody back', () => {
  const play = partyPlay({ kind: 'killer', ...OPTIONS, lives: 1 }, 3);
  if (!play) throw new Error('no game');
  const standing = after('D14 D20 0 S1 S2 S3', { lives: 1 });
  expect(standing.visits.map(({ side }) => side)).toEqual([0, 2]);
  // the kill was none: the second side is back and has missed its visit
  expect(correctDart(play, standing.visits, 1, 'S20').join(' ')).toBe('D14 S20 0 0 0 0 S1 S2 S3');
});

import { expect, test } from 'vitest';
import { type Entry, replay, type Setup } from './game.ts';
import { momentsOf } from './moments.ts';
import { isRefusal } from './visit.ts';

const setup = (over: object = {}): Setup => ({
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double', ...over },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first: 0,
});

function played(totals: readonly (number | Entry)[], over: object = {}) {
  const entries = totals.map((one) => (typeof one === 'number' ? { total: one } : one));
  const game = replay(setup(over), entries);
  if (isRefusal(game)) throw new Error(game.refused);
  return momentsOf(game);
}

test('nine darts, a high finish and a 180 are moments, each once', () => {
  const moments = played([180, 60, 180, 60, { total: 141, dartsThrown: 3 }, 180, 60, 45]);
  expect(moments.map(({ kind, side, entry }) => [kind, side, entry])).toEqual([
    ['max', 0, 0],
    ['max', 0, 2],
    ['nineDarter', 0, 4],
    ['max', 1, 5],
  ]);
  expect(moments[2]).toMatchObject({ leg: 0, points: 141, darts: 9 });
});

test.each([
  [{ start: 241 }, [141, 60, { total: 100, dartsThrown: 2 }], ['finish']],
  [{ start: 240 }, [141, 60, { total: 99, dartsThrown: 3 }], []],
  // from a shorter start nine darts are a good leg, and no nine-darter
  [{ start: 301 }, [100, 60, 100, 60, { total: 101, dartsThrown: 3 }], ['finish']],
])('with %o it is as high as it has to be', (over, totals, kinds) => {
  expect(played(totals as (number | Entry)[], over).map(({ kind }) => kind)).toEqual(kinds);
});

test('a bust is none, and cricket has none', () => {
  expect(played([{ bust: true }, 60], { start: 141 })).toEqual([]);
  const cricket = replay({ ...setup(), rules: { game: 'cricket', scoring: 'standard' } }, [
    { darts: ['T20', 'T20', 'T20'] },
  ]);
  if (isRefusal(cricket)) throw new Error(cricket.refused);
  expect(momentsOf(cricket)).toEqual([]);
});

import { expect, it } from 'vitest';
import { afterChange, afterMessage, corrected, dartsOf, NOTHING_SEEN } from './sight.ts';

const sees = (visit: string, ...darts: string[]) => ({ visit, state: 'throwing' as const, darts });
const pulled = (visit: string) => ({ visit, state: 'empty' as const, darts: [] });

it('holds the newest list of a visit, and those that are over', () => {
  const one = afterMessage(NOTHING_SEEN, sees('a', 'T20'));
  const two = afterMessage(one, sees('a', 'T20', 'S5'));
  expect(dartsOf(two)).toEqual(['T20', 'S5']);
  const next = afterMessage(two, pulled('b'));
  expect(dartsOf(next)).toEqual([]);
  expect(next.done).toEqual([{ visit: 'a', darts: ['T20', 'S5'] }]);
  // nobody has thrown
  expect(afterMessage(next, pulled('c')).done).toHaveLength(1);
});

it('takes no visit for one that the bridge has given up', () => {
  const seen = afterMessage(NOTHING_SEEN, sees('a', 'T20', 'S5'));
  const hanging = afterMessage(seen, { visit: 'b', state: 'takeout', darts: [] });
  expect(hanging.done).toEqual([]);
  // and whatever hung there is nobody's
  expect(afterMessage(hanging, pulled('c')).done).toEqual([]);
});

it('forgets the oldest of many', () => {
  let sight = NOTHING_SEEN;
  for (let count = 0; count < 30; count += 1)
    sight = afterMessage(afterMessage(sight, sees(String(count), 'S1')), pulled(`${count}+`));
  expect(sight.done.map(({ visit }) => visit)).toEqual(
    Array.from({ length: 9 }, (_, at) => String(21 + at)),
  );
});

it('believes who stands there more than the camera, for this visit', () => {
  const seen = afterMessage(NOTHING_SEEN, sees('a', 'S1'));
  const right = corrected(seen, { visit: 'a', place: 0, dart: 'T20' });
  const more = afterMessage(right, sees('a', 'S1', 'S5'));
  expect(dartsOf(more)).toEqual(['T20', 'S5']);
  // a dart that the camera has missed
  const added = corrected(more, { visit: 'a', place: 2, dart: 'D16' });
  expect(dartsOf(afterMessage(added, sees('a', 'S1', 'S5', 'S8')))).toEqual(['T20', 'S5', 'D16']);
  const over = afterMessage(afterMessage(added, pulled('b')), sees('b', 'S7'));
  expect(over.done.at(-1)?.darts).toEqual(['T20', 'S5', 'D16']);
  expect(dartsOf(over)).toEqual(['S7']);
  expect(corrected(over, { visit: 'a', place: 0, dart: '0' })).toBe(over);
});

it('takes a visit that another process goes on with for one, not for two', () => {
  const seen = afterMessage(NOTHING_SEEN, sees('a', 'T20', 'T20'));
  const changed = afterMessage(afterChange(seen), sees('b', 'T20', 'T20', 'T20'));
  expect(changed.done).toEqual([]);
  expect(dartsOf(changed)).toEqual(['T20', 'T20', 'T20']);
});

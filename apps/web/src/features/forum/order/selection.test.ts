import { SELECTED_POSTS_MAX } from '@oche/validators/forum/order/limits';
import { expect, it } from 'vitest';
import { NOTHING, toggled } from './selection.ts';

const page = [11, 12, 13, 14, 15];
const after = (...steps: [id: number, isRange?: boolean][]) =>
  steps.reduce((now, [id, isRange]) => toggled(now, id, isRange ? page : null), NOTHING).ids;

it('takes a post and leaves it', () => {
  expect(after([12], [14])).toEqual([12, 14]);
  expect(after([12], [14], [12])).toEqual([14]);
});

it('takes and leaves all in between, in both directions', () => {
  expect(after([12], [15, true])).toEqual([12, 13, 14, 15]);
  expect(after([15], [12, true])).toEqual([12, 13, 14, 15]);
  expect(after([12], [15, true], [13, true])).toEqual([12]);
  expect(after([12, true])).toEqual([12]);
});

it('takes one where the last one is no longer on the page', () => {
  const { ids } = toggled({ ids: [99], last: 99, isFull: false }, 13, page);
  expect(ids).toEqual([99, 13]);
});

it('says when no more go', () => {
  const many = Array.from({ length: SELECTED_POSTS_MAX + 1 }, (_, index) => index + 1);
  const one = toggled(NOTHING, 1);
  const all = toggled(one, SELECTED_POSTS_MAX + 1, many);
  expect([all.ids.length, all.isFull]).toEqual([SELECTED_POSTS_MAX, true]);
  expect(toggled(all, 1).isFull).toBe(false);
});

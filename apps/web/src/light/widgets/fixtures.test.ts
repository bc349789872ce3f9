import type { FixtureSummary } from '@oche/validators/leagues/fixture';
import { expect, test } from 'vitest';
import { choose } from './fixtures.tsx';

const fixture = (id: number, status: FixtureSummary['status'], startsAt: string | null) =>
  ({ id, status, startsAt }) as FixtureSummary;

const past = [1, 2, 3, 4, 5].map((id) => fixture(id, 'confirmed', `2026-11-0${id}T19:00:00Z`));
const coming = [6, 7, 8].map((id) => fixture(id, 'planned', `2026-12-0${id}T19:00:00Z`));
const ids = ({ next, results }: ReturnType<typeof choose>) => [
  next.map(({ id }) => id),
  results.map(({ id }) => id),
];

test('half is to come and half is over, each from today on', () => {
  expect(ids(choose([...past, ...coming], 4))).toEqual([
    [6, 7],
    [5, 4],
  ]);
});

test('what one half leaves is the other one’s', () => {
  expect(ids(choose([...past, ...coming.slice(0, 1)], 4))).toEqual([[6], [5, 4, 3]]);
  expect(ids(choose([...past.slice(0, 1), ...coming], 4))).toEqual([[6, 7, 8], [1]]);
  expect(ids(choose(coming, 2))).toEqual([[6, 7], []]);
});

test('what is on stands first, and what has no date last', () => {
  const live = fixture(9, 'live', '2026-12-09T19:00:00Z');
  const open = fixture(10, 'planned', null);
  expect(ids(choose([open, ...coming, live], 5))[0]).toEqual([9, 6, 7, 8, 10]);
});

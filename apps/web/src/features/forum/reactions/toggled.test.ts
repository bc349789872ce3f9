import { expect, it } from 'vitest';
import { toggled } from './toggled.ts';

it('puts the reader’s reaction where it belongs, and takes it back', () => {
  const others = [{ kind: 'madhouse', count: 2, isMine: false } as const];
  const own = toggled(others, 'bullseye');
  expect(own).toEqual([{ kind: 'bullseye', count: 1, isMine: true }, ...others]);
  expect(toggled(own, 'bullseye')).toEqual(others);
  expect(toggled(toggled(others, 'madhouse'), 'madhouse')).toEqual(others);
});

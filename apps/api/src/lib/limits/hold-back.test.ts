import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoldBack } from './hold-back.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('so many wait for their answer, others get it at once', async () => {
  const holdBack = new HoldBack({ waitMs: 1000, most: 2 });
  const answered: string[] = [];
  const ask = (name: string) => holdBack.wait().then(() => answered.push(name));
  const all = ['first', 'second', 'third'].map(ask);
  await all[2];
  expect(answered).toEqual(['third']);
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).toEqual(['third']);
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toEqual(['third', 'first', 'second']);
  const next = ask('next');
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  await next;
});

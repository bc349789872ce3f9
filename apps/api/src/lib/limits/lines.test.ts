import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { Lines } from './lines.ts';

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function work(started: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    run: () => {
      started.push(name);
      return promise;
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets two of a line run at a time, the others in the order of their coming', async () => {
  const lines = new Lines();
  const started: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(started, name));
  if (!a || !b || !c || !d) throw new Error('there are four');
  const results = [a, b, c, d].map(({ run }) => lines.run(7, run));
  await settle();
  expect(started).toEqual(['a', 'b']);
  b.end();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  a.end();
  c.end();
  d.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(lines.size).toBe(0);
});

it('keeps nobody waiting for another line', async () => {
  const lines = new Lines(1);
  const started: string[] = [];
  const slow = work(started, 'slow');
  const held = lines.run(1, slow.run);
  expect(await lines.run(2, async () => 'other')).toBe('other');
  slow.end();
  await held;
});

it('goes on after a failure', async () => {
  const lines = new Lines(1);
  const started: string[] = [];
  const [first, second] = [work(started, 'first'), work(started, 'second')];
  const failing = lines.run(1, first.run);
  const following = lines.run(1, second.run);
  first.fail();
  await expect(failing).rejects.toThrow('first');
  second.end();
  expect(await following).toBe('second');
  expect(lines.size).toBe(0);
});

it('sends those away who find too many ahead', async () => {
  const lines = new Lines(1);
  const slow = work([], 'slow');
  const crowd = Array.from({ length: 2001 }, () => lines.run(1, slow.run));
  await expect(lines.run(1, slow.run)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 5,
  });
  slow.end();
  await Promise.all(crowd);
});

it('sends those away who have waited too long, and serves who comes after', async () => {
  vi.useFakeTimers();
  const lines = new Lines(1);
  const slow = work([], 'slow');
  const held = lines.run(1, slow.run);
  const waited = lines.run(1, async () => 'never').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await waited).toBeInstanceOf(AppError);
  const later = lines.run(1, async () => 'later');
  slow.end();
  await held;
  expect(await later).toBe('later');
  expect(lines.size).toBe(0);
});

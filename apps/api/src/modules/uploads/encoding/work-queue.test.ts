import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/index.ts';
import { WorkQueue } from './work-queue.ts';

/** Work that ends when the test says so, and a list of what has begun. */
function jobs(queue: WorkQueue) {
  const begun: string[] = [];
  const start = (name: string, cost: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = queue.run(cost, () => {
      begun.push(name);
      return promise;
    });
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { begun, start };
}

test('no more than the capacity is under way, in the order it came', async () => {
  const { begun, start } = jobs(new WorkQueue(2, 10));
  const a = start('a', 1);
  const b = start('b', 1);
  const large = start('large', 2);
  const c = start('c', 1);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  a.end();
  await a.done;
  // there would be room for c, but the large one comes first
  await settled();
  expect(begun).toEqual(['a', 'b']);
  b.end();
  await b.done;
  await settled();
  expect(begun).toEqual(['a', 'b', 'large']);
  large.end();
  await large.done;
  await settled();
  expect(begun).toEqual(['a', 'b', 'large', 'c']);
  c.end();
  expect(await c.done).toBe('c');
});

test('work that fails makes room, too', async () => {
  const { begun, start } = jobs(new WorkQueue(1, 10));
  const a = start('a', 1);
  start('b', 1);
  a.fail();
  await expect(a.done).rejects.toThrow('a');
  await expect.poll(() => begun).toEqual(['a', 'b']);
});

test('who comes when too many wait is told when to come again', async () => {
  const { start } = jobs(new WorkQueue(1, 1));
  start('a', 1);
  start('b', 1);
  const refused = await refusal(start('c', 1).done);
  expect(refused.code).toBe('UNAVAILABLE');
  expect(refused.retryAfter).toBeGreaterThan(0);
});

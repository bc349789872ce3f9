import { expect, test } from 'vitest';
import { refusal } from '../../../testing/index.ts';
import { FewAtOnce } from './few-at-once.ts';

test('one member has so much under way, whatever the others do', async () => {
  const few = new FewAtOnce(2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = few.run('anna', () => promise);
  const second = few.run('anna', () => Promise.reject(new Error('failed')));
  const refused = await refusal(few.run('anna', async () => {}));
  expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(await few.run('ben', async () => 'done')).toBe('done');
  // work that failed makes room, too
  await expect(second).rejects.toThrow('failed');
  expect(await few.run('anna', async () => 'done')).toBe('done');
  resolve();
  await first;
});

import { useTestDatabase } from '@oche/db/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEnv } from '../../env.ts';
import { AppError } from '../errors.ts';
import { RateLimits } from './rate-limits.ts';

const database = useTestDatabase();

const limits = () =>
  new RateLimits(
    parseEnv({
      RATE_LIMIT_PER_MINUTE: '3',
      RATE_LIMIT_SIGN_IN_PER_5_MINUTES: '3',
      RATE_LIMIT_MAIL_PER_30_MINUTES: '3',
    }),
    database.pool,
  );

async function outcome(use: Promise<void>): Promise<string> {
  try {
    await use;
    return 'ok';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code} ${(error.retryAfter ?? 0) > 0}`;
  }
}

describe.each(['call', 'signInAddress', 'mail'] as const)('%s', (name) => {
  test('is refused after so many uses of one key, with the time to wait', async () => {
    const { use } = bound();
    const outcomes = [];
    for (let n = 0; n < 4; n++) outcomes.push(await use(name, 'a'));
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'RATE_LIMITED true']);
    expect(await use(name, 'b')).toBe('ok');
  });

  test('lets exactly so many through at once', async () => {
    const { use } = bound();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => use(name, 'many')));
    expect(outcomes.filter((each) => each === 'ok')).toHaveLength(3);
  });
});

const bound = () => {
  const one = limits();
  return {
    use: (name: Parameters<RateLimits['use']>[0], key: string) => outcome(one.use(name, key)),
  };
};

test('sign-in is counted over all processes and restarts, calls by each process', async () => {
  const use = async (name: 'signInAddress' | 'call') => outcome(limits().use(name, 'shared'));
  const count = async (name: 'signInAddress' | 'call') => {
    const outcomes = [];
    for (let n = 0; n < 4; n++) outcomes.push(await use(name));
    return outcomes.filter((each) => each === 'ok').length;
  };
  expect(await count('signInAddress')).toBe(3);
  expect(await count('call')).toBe(4);
});

test('limits of the same key don’t count for each other', async () => {
  const { use } = bound();
  for (let n = 0; n < 3; n++) await use('signInAddress', 'anna');
  expect(await use('signInAccount', 'anna')).toBe('ok');
  expect(await use('mail', 'anna')).toBe('ok');
});

test('of several things each counts once, and one too many stays one too many', async () => {
  const one = limits();
  const use = (thing: string) => outcome(one.useFor('mail', 'network', thing));
  for (const thing of ['a', 'b', 'a', 'b', 'c']) expect(await use(thing)).toBe('ok');
  for (const thing of ['d', 'd', 'e']) expect(await use(thing)).toBe('RATE_LIMITED true');
  for (const thing of ['a', 'b', 'c']) expect(await use(thing)).toBe('ok');
  expect(await outcome(one.useFor('mail', 'another', 'd'))).toBe('ok');
  const atOnce = Array.from({ length: 20 }, (_, n) =>
    outcome(one.useFor('mail', 'crowd', `thing ${n}`)),
  );
  expect((await Promise.all(atOnce)).filter((each) => each === 'ok')).toHaveLength(3);
});

test('who only wants to know is told, and counted', async () => {
  const one = limits();
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await one.tryUse('mail', 'asked'));
  expect(answers).toEqual([true, true, true, false]);
  const many = await Promise.all(Array.from({ length: 9 }, () => one.tryUse('fold', 'at once')));
  expect(many.filter(Boolean)).toHaveLength(1);
});

test('looking counts nothing', async () => {
  const one = limits();
  for (let n = 0; n < 10; n++) await one.check('unknownSession', 'a');
  for (let n = 0; n < 3; n++) await one.use('unknownSession', 'a');
  expect(await outcome(one.check('unknownSession', 'a'))).toBe('RATE_LIMITED true');
});

describe('who goes on asking although refused', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is answered late from twice as much on', async () => {
    const { use } = bound();
    for (let n = 0; n < 6; n++) await use('call', 'a');
    const answered = vi.fn();
    const late = use('call', 'a').then(answered);
    expect(await use('call', 'b')).toBe('ok');
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await late;
    expect(answered).toHaveBeenCalledWith('RATE_LIMITED true');
  });
});

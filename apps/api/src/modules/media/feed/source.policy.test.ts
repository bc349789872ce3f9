import { expect, it, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { afterRead, isExample, problemOf } from './source.policy.ts';
import type { Outcome, SourceFacts } from './source.ts';

const NOW = new Date('2031-03-20T19:00:00.000Z');

const fresh = (facts: Partial<SourceFacts> = {}): SourceFacts => ({
  kind: 'feed',
  state: 'new',
  failures: 0,
  failingSince: null,
  latestEpisodeAt: null,
  ...facts,
});

/** @returns after how many reads and hours of always the same it is dead, if it is within a month */
function deathOf(kind: SourceFacts['kind'], problem: Outcome['problem']) {
  let facts = fresh({ kind });
  let now = NOW;
  for (let reads = 1; now.getTime() - NOW.getTime() < 30 * DAY_MS; reads += 1) {
    const next = afterRead(facts, { problem }, now);
    const hours = (now.getTime() - NOW.getTime()) / HOUR_MS;
    if (next.state === 'dead') return { reads, hours };
    facts = { ...facts, ...next };
    now = new Date(next.nextCheckAt);
  }
  return null;
}

const pauseOf = (facts: SourceFacts, outcome: Outcome) =>
  (Date.parse(afterRead(facts, outcome, NOW).nextCheckAt) - NOW.getTime()) / HOUR_MS;

test.each<[SourceFacts['kind'], Outcome['problem'], number, number]>([
  ['page', 'gone', 2, 24],
  ['page', 'unknown', 2, 24],
  ['feed', 'gone', 2, 24],
])('a %s that is %s is dead after %i reads and %i hours', (kind, problem, reads, hours) => {
  expect(deathOf(kind, problem)).toEqual({ reads, hours });
});

test.each<[SourceFacts['kind'], Outcome['problem']]>([
  ['page', 'busy'],
  ['page', 'timeout'],
  ['feed', 'noFeed'],
  ['feed', 'failed'],
])('a %s that is %s is given a week, and not asked too often', (kind, problem) => {
  const death = deathOf(kind, problem);
  expect(death?.hours).toBeGreaterThanOrEqual(7 * 24);
  expect(death?.reads).toBeLessThan(20);
});

it('is all forgotten with the first answer', () => {
  const failing = fresh({ failures: 7, failingSince: '2031-03-01T00:00:00.000Z', state: 'dead' });
  expect(afterRead(failing, { problem: null }, NOW)).toMatchObject({
    state: 'fine',
    failures: 0,
    failingSince: null,
    problem: null,
  });
});

it('is looked for less often where nothing has come for long', () => {
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
  const hours = [1, 40, 500].map((days) =>
    pauseOf(fresh({ latestEpisodeAt: daysAgo(days) }), { problem: null }),
  );
  expect(hours).toEqual([1, 6, 24]);
});

it('stays away as long as it is asked to, but not for ever', () => {
  expect(pauseOf(fresh(), { problem: 'busy', pauseMs: 5 * HOUR_MS })).toBe(5);
  expect(pauseOf(fresh(), { problem: null, pauseMs: 400 * DAY_MS })).toBe(7 * 24);
});

test.each([
  ['page', 200, null],
  ['page', 304, null],
  ['page', 403, null],
  ['page', 429, null],
  ['page', 999, null],
  ['page', 404, 'gone'],
  ['page', 500, 'busy'],
  ['feed', 403, 'busy'],
  ['feed', 410, 'gone'],
] as const)('a %s with status %i: %s', (kind, status, problem) => {
  expect(problemOf(kind, status)).toBe(problem);
});

test.each([
  ['https://oche-tv.example/a', true],
  ['https://www.example.com/', true],
  ['https://a.test./', true],
  ['https://example.de/', false],
  ['https://notexample.com/', false],
])('%s is an example: %s', (url, is) => expect(isExample(url)).toBe(is));

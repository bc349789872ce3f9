import { expect, test } from 'vitest';
import { compare, Tallies } from './tally.ts';

test('a kind of request fails from its first failure until one that began since has succeeded', () => {
  const tallies = new Tallies();
  tallies.succeeded('post', 0, 10);
  tallies.failed('post', 100, 150, 'the proxy answered 503');
  tallies.failed('post', 200, 260, 'the proxy answered 503');
  tallies.failed('page', 240, 270, 'socket hang up');
  tallies.succeeded('post', 300, 340);
  tallies.failed('post', 400, 410, 'socket hang up');
  tallies.succeeded('post', 420, 430);
  tallies.end(1000);
  const { sent, failed, failedForMs, slowestMs, reasons } = tallies.of('post');
  expect({ sent, failed, failedForMs, slowestMs }).toEqual({
    sent: 6,
    failed: 3,
    failedForMs: 240,
    slowestMs: 40,
  });
  expect([...reasons]).toEqual([
    ['the proxy answered 503', 2],
    ['socket hang up', 1],
  ]);
  // nobody has got a page since
  expect(tallies.of('page').failedForMs).toBe(760);
  expect(tallies.all).toEqual({ sent: 7, failed: 4, failedForMs: 760, slowestMs: 40 });
  expect(tallies.lastFailureAt).toBe(410);
});

test('what was accepted and is not stored is lost, and what is stored twice counts also when nobody was told', () => {
  const stored = new Map([
    ['a', 1],
    ['b', 2],
    ['untold', 2],
  ]);
  expect(compare(['a', 'b', 'c'], stored)).toEqual({ lost: ['c'], twice: ['b', 'untold'] });
});

import { expect, test } from 'vitest';
import { failureTable, problemsOf, type Result, resultTable } from './report.ts';
import { Tallies } from './traffic/tally.ts';

function resultOf(changes: Partial<Result> = {}): Result {
  const tallies = new Tallies();
  tallies.succeeded('post', 0, 40);
  tallies.failed('post', 1000, 1100, 'the proxy answered 503');
  tallies.succeeded('post', 1500, 4000);
  return {
    name: 'primary',
    bounds: { failedSeconds: 3, wellSeconds: 30 },
    writes: 2,
    lost: [],
    twice: [],
    answers: tallies.all,
    kinds: tallies.kinds,
    missed: new Map(),
    streams: 1,
    wellAfterMs: 2500,
    problems: [],
    ...changes,
  };
}

test('a scenario that keeps its bounds has no problem', () => {
  expect(problemsOf(resultOf())).toEqual([]);
  expect(resultTable([resultOf()]).split('\n').at(-1)).toMatch(
    /^\| primary .* 3\.0 \(3\) .* 2\.5 \(30\) .* ✓ \|$/,
  );
  expect(failureTable(resultOf())).toContain('1 × the proxy answered 503');
});

test.each<[string, Partial<Result>, RegExp]>([
  ['something is lost', { lost: ['post Probe 1'] }, /^lost: post Probe 1$/],
  ['something is there twice', { twice: ['book Probe 2'] }, /^written twice: book Probe 2$/],
  [
    'a stream missed something',
    { missed: new Map([['a reader', ['x', 'y']]]) },
    /^a reader was not told of 2: x, y$/,
  ],
  [
    'it fails for too long',
    { bounds: { failedSeconds: 2.9, wellSeconds: 30 } },
    /failed for 3\.0 s, at most 2\.9/,
  ],
  ['it takes too long', { wellAfterMs: 30_100 }, /^well after 30\.1 s, at most 30$/],
  ['it stays unwell', { wellAfterMs: null }, /did not become well/],
  ['something else is wrong', { problems: ['a mail came twice'] }, /^a mail came twice$/],
])('it is a problem when %s', (_what, changes, said) => {
  const problems = problemsOf(resultOf(changes));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(said);
  expect(resultTable([resultOf(changes)])).toContain('✗');
});

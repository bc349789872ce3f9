import { expect, it } from 'vitest';
import { lines } from './report.ts';

const GB = 2 ** 30;
const upgrade = {
  from: { version: '0.30.0', migration: '0002_b.sql' },
  pending: [{ name: '0003_c.sql', contracts: ['since 0.29, nothing reads it'] }],
  databaseBytes: 10 * GB,
  problems: [],
};

it('tells what would be done, and what would be taken away', () => {
  const { text, problems } = lines(upgrade, [], 6 * GB);
  expect(text).toBe(`The database has seen release 0.30.0.
It has 10240 MB, its disk 6144 MB free.
1 migrations would run: 0003_c.sql
  0003_c.sql takes something away: since 0.29, nothing reads it`);
  expect(problems).toEqual([]);
});

it('tells what stands in the way', () => {
  const { problems } = lines({ ...upgrade, problems: ['Too far.'] }, ['PORT: is a number'], 4 * GB);
  expect(problems).toEqual([
    'PORT: is a number',
    'Too far.',
    expect.stringContaining('half of the database'),
  ]);
});

it('does not guess at the disk of a server elsewhere', () => {
  const { text, problems } = lines({ ...upgrade, from: undefined, pending: [] }, []);
  expect(text).toBe(`The database is older than the first release.
It has 10240 MB.
No migration would run.`);
  expect(problems).toEqual([]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing.ts';
import { withAdmin } from '../testing-admin.ts';
import { isBefore } from './contracts.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './migrate.ts';
import { planUpgrade, readReleases, stepProblems } from './upgrade.ts';

const database = useTestDatabase();
const releases = [1, 2, 3, 4, 5].map((minor) => ({
  version: `1.${minor}.0`,
  migration: `000${minor}_a.sql`,
}));
const pendingFrom = (number: number, contracts: string[] = []) =>
  [2, 3, 4, 5]
    .filter((each) => each > number)
    .map((each) => ({ name: `000${each}_a.sql`, contracts: each === 5 ? contracts : [] }));

describe('a step', () => {
  const step = (number: number, contracts: string[] = []) =>
    stepProblems({
      from: releases[number - 1],
      last: `000${number}_a.sql`,
      pending: pendingFrom(number, contracts),
      releases,
    });

  it.each([2, 3, 4, 5])('may be made from release 1.%i', (number) => {
    expect(step(number)).toEqual([]);
  });

  it('may not be made from further back, and the next release is named', () => {
    expect(step(1)).toEqual([expect.stringMatching(/1\.2\.0 the oldest: go to 1\.2\.0 first/)]);
  });

  it('takes away only what the version that runs no longer needs', () => {
    expect(step(4, ['since 1.4, nothing reads it any more'])).toEqual([]);
    expect(step(3, ['since 1.4, nothing reads it any more'])).toEqual([
      expect.stringContaining('0005_a.sql takes away what processes before 1.4 still need'),
    ]);
  });

  it('takes nothing away from a version that nobody knows, or for a reason without one', () => {
    const of = (from: (typeof releases)[number] | undefined, contract: string) =>
      stepProblems({ from, last: '', pending: pendingFrom(4, [contract]), releases: [] });
    expect(of(undefined, 'since 1.4, nothing reads it')).toHaveLength(1);
    expect(of(releases[4], 'nothing reads it')).toEqual([
      expect.stringContaining('before some version still need'),
    ]);
  });

  it('is none when nothing is left to do', () => {
    expect(stepProblems({ from: releases[0], last: '0001_a.sql', pending: [], releases })).toEqual(
      [],
    );
  });
});

it.each([
  ['0.30.0', '0.30', false],
  ['0.9.0', '0.30.0', true],
  ['1.2.3', '1.2.4', true],
  ['2.0.0', '1.9.9', false],
])('%s is before %s: %s', (one, other, is) => {
  expect(isBefore(one, other)).toBe(is);
});

it('the releases name migrations that are there, in their order', async () => {
  const names = (await readMigrations(MIGRATIONS_FOLDER)).map(({ name }) => name);
  const known = await readReleases();
  expect(known.length).toBeGreaterThan(0);
  for (const { migration } of known) expect(names).toContain(migration);
  const order = known.map(({ migration }) => migration);
  expect(order).toEqual(order.toSorted());
});

describe('a database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oche-upgrade-'));
    for (const { name, sql } of await readMigrations(MIGRATIONS_FOLDER))
      await writeFile(join(folder, name), sql);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const number = (index: number) => String(index).padStart(4, '0');

  it('is compared with the files, and stays as it is', async () => {
    const files = await readMigrations(MIGRATIONS_FOLDER);
    const last = files.at(-1)?.name ?? '';
    const next = `${number(files.length + 1)}_drop.sql`;
    await writeFile(
      join(folder, next),
      '-- contract: since 1.0, gone\nalter table users drop column name;',
    );
    await writeFile(
      join(folder, 'releases.json'),
      JSON.stringify([{ version: '0.9.0', migration: last }]),
    );
    const { problems, ...plan } = await planUpgrade(database.url, folder);
    expect(plan).toMatchObject({
      from: { version: '0.9.0' },
      pending: [{ name: next, contracts: ['since 1.0, gone'] }],
    });
    expect(problems).toEqual([expect.stringContaining('before 1.0 still need')]);
    const { rows } = await database.pool.query(
      'select count(*)::int as count from oche_migrations',
    );
    expect(rows).toEqual([{ count: files.length }]);
  });

  it('has nothing to do when all was applied', async () => {
    expect(await planUpgrade(database.url)).toMatchObject({ pending: [], problems: [] });
  });

  it('is refused as a start would refuse it, e.g. for what its user may not do', async () => {
    const role = `oche_guest_${process.pid}`;
    await withAdmin(database.url, (sql) => sql(`create role ${role} login password 'secret'`));
    const url = Object.assign(new URL(database.url), { username: role, password: 'secret' });
    const planned = planUpgrade(url.href);
    await expect(planned).rejects.toThrow(`The user ${role} may not create tables.`);
    await withAdmin(database.url, (sql) => sql(`drop role ${role}`));
  });

  it('of a later version is refused', async () => {
    await database.pool.query("insert into oche_migrations values ('9999_later.sql', '')");
    await expect(planUpgrade(database.url)).rejects.toThrow('not among the migration files');
  });
});

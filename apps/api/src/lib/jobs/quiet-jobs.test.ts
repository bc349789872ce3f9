import { useTestDatabase } from '@oche/db/testing';
import { expect, it } from 'vitest';
import { ADD_QUIETLY, defineAddQuietly, quietly } from './quiet-jobs.ts';

const database = useTestDatabase();

it('is defined by processes that start together, whatever stands there', async () => {
  await database.pool.query(`drop function ${ADD_QUIETLY}`);
  await Promise.all(Array.from({ length: 4 }, () => defineAddQuietly(database.pool)));
  const { rows } = await database.pool.query(
    `select proname, prosrc like '%pg_notify%' as notifies from pg_proc
     where proname in ('add_jobs', 'oche_add_jobs') order by proname`,
  );
  expect(rows).toEqual([
    { proname: 'add_jobs', notifies: true },
    { proname: 'oche_add_jobs', notifies: false },
  ]);
});

it('refuses another function than the one that is known', () => {
  expect(() => quietly()).toThrow('add_jobs');
  expect(() => quietly('CREATE FUNCTION graphile_worker.add_jobs() as $$begin end$$')).toThrow(
    'add_jobs',
  );
});

import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { useTestDatabase } from '@oche/db/testing';
import { expect, it } from 'vitest';

const database = useTestDatabase();

/** The command, as an operator calls it. */
const check = (env: Record<string, string> = {}) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const file = fileURLToPath(new URL('./upgrade-command.ts', import.meta.url));
    const all = {
      PATH: '/usr/bin:/bin',
      DATABASE_URL: database.url,
      // a disk that is not the database's
      OCHE_DATA_DIR: tmpdir(),
      ...env,
    };
    execFile(process.execPath, [file], { env: all }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

const appliedFiles = async () =>
  (await database.pool.query('select name from oche_migrations order by name')).rows.map(
    ({ name }) => name,
  );

it('has nothing to say against a database of this version', async () => {
  const { code, stdout, stderr } = await check();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^The database has seen release \d+\.\d+\.\d+\.\nIt has \d+ MB\.\n/);
  expect(stdout).toContain('No migration would run.');
});

it('ends with 1 when a setting is wrong, names it, and looks at the database all the same', async () => {
  const { code, stdout, stderr } = await check({ PORT: 'x' });
  expect(stdout).toContain('No migration would run.');
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('PORT') });
});

it('refuses a database without Oche in one sentence', async () => {
  const { code, stderr } = await check({
    DATABASE_URL: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
  });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('holds no Oche') });
});

it('refuses one that is too far behind, names the way, and changes nothing', async () => {
  const all = await appliedFiles();
  await database.pool.query("delete from oche_migrations where name > '0002'");
  const { code, stdout, stderr } = await check();
  expect(code).toBe(1);
  expect(stdout).toContain('The database is older than the first release.');
  expect(stdout).toContain(`${all.length - 1} migrations would run: ${all[1]}, `);
  expect(stderr).toMatch(/takes away what processes before/);
  expect(await appliedFiles()).toEqual(all.slice(0, 1));
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing.ts';

interface Outcome {
  code: number | string | null | undefined;
  stdout: string;
  stderr: string;
}

const database = useTestDatabase();

function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const options = { env: { PATH: '/usr/bin:/bin', DATABASE_URL: database.url, ...env } };
  return new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

async function tables(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*) as count from pg_tables where schemaname in ('public', 'jobs')",
  );
  return rows[0].count;
}

test.each(['migrate', 'new', 'reset', 'types', 'seed-scale'])(
  '%s explains itself',
  async (name) => {
    const { code, stdout } = await run(name, ['--help'], {
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^pnpm (db|seed):${name.replace('seed-', '')}`));
  },
);

test.each([
  ['migrate', ['now'], '"now" is not expected. See --help.'],
  ['migrate', ['--fast'], "Unknown option '--fast'. See --help."],
  ['new', [], 'Give the migration a name'],
  ['seed-scale', ['many'], 'Give a number of posts'],
  ['seed-scale', ['99'], 'Give a number of posts'],
  ['seed-scale', ['--lounges', '9'], 'Give a number of lounges'],
])('%s %j is refused in one line', async (name, args, text) => {
  const { code, stderr } = await run(name, args);
  expect(code).toBe(1);
  expect(stderr).toContain(text);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a database that is away is told in one line', async () => {
  const away = { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/x' };
  const { code, stderr } = await run('migrate', [], away);
  expect(code).toBe(1);
  expect(stderr.trim()).toBe('connect ECONNREFUSED 127.0.0.1:1');
});

test('reset asks, is refused in production, and then empties and migrates', async () => {
  await database.pool.query('create schema jobs; create table jobs.waiting ()');
  await database.pool.query("insert into forum_categories (name) values ('Alt')");
  const before = await tables();

  const unasked = await run('reset');
  expect(unasked.code).toBe(1);
  expect(unasked.stderr).toContain('Add --yes');
  const inProduction = await run('reset', ['--yes'], { NODE_ENV: 'production' });
  expect(inProduction.code).toBe(1);
  expect(inProduction.stderr).toContain('refused');
  expect(await tables()).toBe(before);

  expect(await run('reset', ['--yes'])).toMatchObject({ code: 0 });
  expect(await tables()).toBe(before - 1);
  const { rows } = await database.pool.query('select from forum_categories');
  expect(rows).toHaveLength(0);
  expect((await run('migrate')).stdout).toBe('The database is up to date.\n');
});

test('seed:scale adds posts and tells what to measure with', async () => {
  const { code, stdout } = await run('seed-scale', ['500']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/posts: 500,\n\s+typicalThreadId: \d+/);
  const { rows } = await database.pool.query('select count(*) as count from forum_posts');
  expect(rows[0].count).toBe(500);
});

test('seed:scale adds lounges alone when only these are asked for', async () => {
  const posts = async () =>
    (await database.pool.query('select count(*) as count from forum_posts')).rows[0].count;
  const before = await posts();
  const { code, stdout } = await run('seed-scale', ['--lounges', '20']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/lounges: 20,[^}]+typicalLoungeId: \d+/);
  expect(await posts()).toBe(before);
});

test('types --check agrees with the committed file', async () => {
  expect(await run('types', ['--check'])).toMatchObject({ code: 0, stderr: '' });
});

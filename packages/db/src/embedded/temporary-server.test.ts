import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isPostmaster } from './postmaster.ts';
import { startTemporaryServer } from './temporary-server.ts';

/** @returns process id and folder of the server */
async function locate(url: string): Promise<{ pid: number; folder: string }> {
  const client = new pg.Client({ connectionString: url });
  // the server ends while we are connected
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(`select current_setting('data_directory') as folder,
    split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`);
  await client.end();
  return rows[0];
}

test('a temporary server that is stopped leaves no process and no file', async () => {
  const server = await startTemporaryServer();
  const { pid, folder } = await locate(server.url);
  expect(await isPostmaster(pid, folder)).toBe(true);
  await server.stop();
  expect(await isPostmaster(pid, folder)).toBe(false);
  expect(existsSync(dirname(folder))).toBe(false);
});

test('a temporary server goes away with a test run that is killed', async () => {
  const module = new URL('./temporary-server.ts', import.meta.url).href;
  const script = `
    const { startTemporaryServer } = await import(${JSON.stringify(module)});
    console.log((await startTemporaryServer()).url);
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(run.stdout, 'data');
  const { pid, folder } = await locate(String(url).trim());
  run.kill('SIGKILL');
  while (existsSync(dirname(folder))) await sleep(20);
  expect(await isPostmaster(pid, folder)).toBe(false);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createPool } from '@oche/db';
import { startTemporaryServer } from '../../../../packages/db/src/embedded/temporary-server.ts';
import {
  has,
  PROXIES,
  type ProxyName,
  type ProxyPlace,
  prepareProxy,
} from '../../src/testing/servers/proxies.ts';
import { type Server, startApp } from '../servers.ts';
import { number, table } from '../table.ts';
import { POSTS_LIKE, postText, startTraffic, type TrafficResult } from './traffic.ts';

const HELP = `pnpm rehearse:restart [options]

Starts a worker and two web processes of Oche with demo data, these behind nginx, and then behind HAProxy,
with the configurations of docs/proxies, and restarts one after the other while requests of all kinds and
live streams go through the proxy. Ends with 1 when a request failed, a stream was not open again, or a post
was written twice or not at all. Uses a PostgreSQL of its own, or the EMPTY database of DATABASE_URL.
Everything listens on 127.0.0.1 only.

  --proxy nginx|haproxy   only this one (default: those that are installed)
  --clients N             at once, each with a live stream (default 12)
  --rounds N              restarts of all processes (default 1)
  --port N                the first of four ports one after the other (default 3980)
`;

/** Before, between and after restarts. */
const QUIET_MS = 3000;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    proxy: { type: 'string' },
    clients: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '1' },
    port: { type: 'string', default: '3980' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP);
else process.exitCode = await rehearse();

async function rehearse(): Promise<number> {
  const wanted = PROXIES.filter((name) => !values.proxy || values.proxy === name);
  const proxies = wanted.filter((name) => has(name));
  if (proxies.length === 0) {
    console.error(`None is installed: ${wanted.join(', ') || values.proxy}`);
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'oche-rolling-restart-'));
  const given = process.env.DATABASE_URL;
  const database = given ? null : await startTemporaryServer();
  try {
    const results: boolean[] = [];
    for (const name of proxies) {
      results.push(await through(name, join(folder, name), given ?? database?.url ?? ''));
    }
    return results.every(Boolean) ? 0 : 1;
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns whether nothing failed */
async function through(name: ProxyName, folder: string, databaseUrl: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const first = Number(values.port);
  const place: ProxyPlace = {
    folder,
    oche: [first, first + 1],
    https: first + 2,
    http: first + 3,
  };
  const origin = `https://localhost:${place.https}`;
  const start = (role: 'web' | 'worker', port?: number) =>
    startApp(databaseUrl, join(folder, 'data'), {
      ...(port && { PORT: String(port) }),
      ROLE: role,
      PUBLIC_URL: origin,
      TRUST_PROXY: 'loopback',
      DEMO_DATA: 'true',
      // both need the same; of the rehearsal alone
      ENCRYPTION_KEY: Buffer.alloc(32, 'rehearsal').toString('base64'),
    });
  // a start waits until its jobs are done, so who does them comes first
  let worker = await start('worker');
  const processes: Server[] = [];
  for (const port of place.oche) processes.push(await start('web', port));
  const proxy = await startProxy(name, place, origin);
  try {
    const traffic = startTraffic(origin, join(folder, 'certificate.pem'), Number(values.clients));
    await sleep(QUIET_MS);
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const [index, port] of place.oche.entries()) {
        await processes[index]?.stop();
        processes[index] = await start('web', port);
        await sleep(QUIET_MS);
      }
      await worker.stop();
      worker = await start('worker');
      await sleep(QUIET_MS);
    }
    const result = await traffic.end();
    return await report(name, result, databaseUrl);
  } finally {
    proxy.kill('SIGTERM');
    await Promise.all([worker, ...processes].map((each) => each.stop()));
  }
}

async function startProxy(
  name: ProxyName,
  place: ProxyPlace,
  origin: string,
): Promise<ChildProcess> {
  const { command, run } = prepareProxy(name, place);
  const child = spawn(command, run, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ca = readFileSync(join(place.folder, 'certificate.pem'));
  const { request } = await import('node:https');
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`${name} ended at once`);
    const sent = request(`${origin}/health/ready`, { ca }).end();
    const [answer] = await once(sent, 'response').catch(() => []);
    answer?.resume();
    if (answer?.statusCode === 200) return child;
    await sleep(100);
  }
  throw new Error(`${name} does not answer`);
}

async function report(
  name: ProxyName,
  { kinds, streams, accepted }: TrafficResult,
  databaseUrl: string,
): Promise<boolean> {
  const posts = await writtenPosts(databaseUrl);
  const doubled = [...posts.values()].filter((count) => count > 1).length;
  const lost = [...accepted].filter((each) => !posts.has(postText(each))).length;
  const tallies = Object.entries(kinds);
  const sum = (of: 'sent' | 'failed') => tallies.reduce((all, [, tally]) => all + tally[of], 0);
  const rows = tallies.map(([kind, { sent, failed, reasons }]) => [
    kind,
    number(sent),
    number(failed),
    [...reasons].map(([reason, count]) => `${count} × ${reason}`).join(', '),
  ]);
  console.log(`\n${name}: all processes restarted, one after the other`);
  console.log(
    table(
      ['request', 'sent', 'failed', 'why'],
      [...rows, ['all', number(sum('sent')), number(sum('failed')), '']],
    ),
  );
  console.log(
    `live streams: ${streams.opened} opened, ${streams.reconnected} times open again, ${streams.failed} attempts failed`,
  );
  console.log(`posts: ${accepted.size} accepted, ${lost} lost, ${doubled} written twice`);
  return sum('failed') + streams.failed + doubled + lost === 0 && streams.reconnected > 0;
}

/** How often each text was written. */
async function writtenPosts(databaseUrl: string): Promise<Map<string, number>> {
  const pool = createPool(databaseUrl, { max: 1, onError: console.error });
  const { rows } = await pool.query<{ content: string; count: string }>(
    'select content, count(*) as count from forum_posts where content like $1 group by content',
    [POSTS_LIKE],
  );
  await pool.end();
  return new Map(rows.map(({ content, count }) => [content, Number(count)]));
}

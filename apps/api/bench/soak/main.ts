import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPool } from '@oche/db';
import { startTemporaryServer } from '../../../../packages/db/src/embedded/temporary-server.ts';
import { type Server, startApp } from '../servers.ts';
import { number, table } from '../table.ts';
import { hold, type Sample } from './samples.ts';
import { Traffic } from './traffic.ts';
import { medianOf, type Point, trendOf } from './trend.ts';

const HELP = `pnpm soak [--hours N | --minutes N]

Lets members, scorers and watchers use two processes of Oche (ROLE=web) and one that does the jobs (ROLE=worker), with demo
data and a PostgreSQL of its own, for as long as it is told. Once a minute it looks at what each process holds, after a
collection, and how long answers took. At the end memory and handles have to have grown by less than 1 % an hour, the 99th
percentile to be flat, and nothing to have failed; else it ends with 1.

  --hours N       (default 4)
  --minutes N     instead of the hours, for a try: only large leaks stand out of the noise then
  --members N     who read and write (default 30)
  --scorers N     who enter a visit each second (default 4)
  --watchers N    of threads and games (default 200)

On Linux only, as it reads /proc.
`;

/** What grows until it is warm: caches, compiled code, connections. */
const WARM_UP = { share: 0.2, atLeast: 3, atMost: 30 };
const GROWTH_BOUND = 0.01;
/** of the 99th percentile: the last third of the minutes beside the first */
const FLAT = 1.25;
/** Milliseconds by which it may differ in any case: less is the machine, not we. */
const FLAT_MS = 25;
const MINUTE = 60_000;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    hours: { type: 'string', default: '4' },
    minutes: { type: 'string' },
    members: { type: 'string', default: '30' },
    scorers: { type: 'string', default: '4' },
    watchers: { type: 'string', default: '200' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function soak(minutes: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'oche-soak-'));
  const database = await startTemporaryServer();
  const apps: Server[] = [];
  const pool = createPool(database.url, { max: 2 });
  try {
    // a start waits until its jobs are done, so who does them comes first
    for (const role of ['worker', 'web', 'web']) {
      apps.push(await startApp(database.url, join(folder, 'data'), settingsOf(role)));
    }
    const crowd = {
      members: Number(values.members),
      scorers: Number(values.scorers),
      watchers: Number(values.watchers),
    };
    const traffic = await Traffic.start(apps.slice(1), pool, crowd);
    const samples: Sample[] = [];
    const start = performance.now();
    console.log(HEAD);
    for (let minute = 1; minute <= minutes; minute++) {
      await sleep(start + minute * MINUTE - performance.now());
      // before the collection, which holds answers up
      const tally = traffic.tally();
      const held = await hold(apps, pool);
      // and those that it has held up count for nobody
      traffic.tally();
      samples.push({ at: minute, ...held, ...tally });
      console.log(lineOf(samples.at(-1) as Sample));
    }
    await traffic.end();
    return report(samples, traffic.reasons);
  } finally {
    for (const app of apps) await app.stop();
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const settingsOf = (role: string) => ({
  ROLE: role,
  DEMO_DATA: 'true',
  // both need the same; of the soak alone
  ENCRYPTION_KEY: Buffer.alloc(32, 'soak').toString('base64'),
  STREAMS_PER_CLIENT: '100000',
  // the processes' own flags let them collect when they are asked
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./gc-on-signal.mjs', import.meta.url))}`,
});

const NAMES = ['worker', 'web 1', 'web 2'];
const MB = 2 ** 20;

const HEAD = `min  ${NAMES.map((name) => `${name}: RSS, heap MB, handles`).join('  ')}  connections  requests  p99 ms  errors`;

const lineOf = ({ at, resident, heap, handles, connections, requests, p99, errors }: Sample) =>
  [
    String(at).padStart(3),
    ...NAMES.map((_, index) =>
      [number((resident[index] ?? 0) / MB), number((heap[index] ?? 0) / MB, 1), handles[index]]
        .map((each) => String(each).padStart(6))
        .join(' '),
    ),
    String(connections).padStart(4),
    number(requests).padStart(7),
    number(p99, 1).padStart(8),
    String(errors).padStart(4),
  ].join('  ');

/** @returns the exit code */
function report(samples: readonly Sample[], reasons: ReadonlyMap<string, number>): number {
  const total = samples.length;
  const warm = Math.min(
    WARM_UP.atMost,
    Math.max(WARM_UP.atLeast, Math.ceil(total * WARM_UP.share)),
  );
  const counted = samples.filter(({ at }) => at > warm);
  const rows: string[][] = [];
  let missed = 0;
  const judge = (name: string, measured: string, bound: string, isMet: boolean) => {
    if (!isMet) missed += 1;
    rows.push([name, measured, bound, isMet ? 'ok' : 'MISSED']);
  };
  const growth = (name: string, unit: number, of: (sample: Sample) => number | undefined) => {
    const points: Point[] = counted.map((sample) => ({ at: sample.at, value: of(sample) ?? 0 }));
    const trend = trendOf(points);
    if (!trend) return judge(name, 'too few samples', '', false);
    const { middle, anHour, atLeast } = trend;
    const text = `${number(middle / unit, unit === 1 ? 0 : 1)}, ${percent(anHour)} an hour (at least ${percent(atLeast)})`;
    // a miss is what is certain: in a short run much noise looks like growth
    judge(name, text, `< ${percent(GROWTH_BOUND)}`, atLeast < GROWTH_BOUND);
  };
  for (const [index, name] of NAMES.entries()) {
    growth(`${name}: resident, MB`, MB, ({ resident }) => resident[index]);
    growth(`${name}: heap, MB`, MB, ({ heap }) => heap[index]);
    growth(`${name}: handles`, 1, ({ handles }) => handles[index]);
  }
  growth('connections to the database', 1, ({ connections }) => connections);
  const third = Math.max(1, Math.floor(counted.length / 3));
  const first = medianOf(counted.slice(0, third).map(({ p99 }) => p99));
  const last = medianOf(counted.slice(-third).map(({ p99 }) => p99));
  judge(
    '99th percentile, first and last third',
    `${number(first, 1)} ms, ${number(last, 1)} ms`,
    `× ${FLAT} or + ${FLAT_MS} ms`,
    last <= Math.max(first * FLAT, first + FLAT_MS),
  );
  const errors = samples.reduce((sum, sample) => sum + sample.errors, 0);
  const requests = samples.reduce((sum, sample) => sum + sample.requests, 0);
  judge(`errors, of ${number(requests)} requests`, String(errors), '0', errors === 0);
  console.log(`\n${total} minutes, of which the first ${warm} warm up\n`);
  console.log(table(['what', 'measured', 'bound', ''], rows));
  for (const [reason, count] of reasons) console.log(`${count} × ${reason}`);
  return missed === 0 ? 0 : 1;
}

const percent = (part: number): string => `${number(part * 100, 2)} %`;

if (values.help) console.log(HELP);
else process.exitCode = await soak(Number(values.minutes ?? Number(values.hours) * 60));

import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkIntegrity, createDb, createPool, migrate, type Pool } from '@oche/db';
import { seedDemo } from '@oche/db/seeds';
import { migrateJobs } from '../../src/lib/jobs/job-worker.ts';
import { debianRoot } from '../rehearsal/debian/root.ts';
import { freePort } from '../servers.ts';
import { number, table } from '../table.ts';
import { missingHere, type Place, prepare, run, start } from './inside.ts';

const HELP = `pnpm rehearse:backup [--folder DIR]

Fetches Debian 13's PostgreSQL 17 and pgBackRest into DIR (default: .data/debian-backup) and runs them there, in a root of
their own, with the configuration of docs/backups: fills a database of Oche's, makes a full backup while somebody writes,
lets them go on, destroys PostgreSQL and its files, and restores to a moment in between. All that was acknowledged up to
that moment has to be there, and nothing after it. Takes root; nothing outside of DIR is touched.
`;

const DOCS = fileURLToPath(new URL('../../../../docs/backups/', import.meta.url));
const DATA = '/var/lib/postgresql/17/main';
const STANZA = '--stanza=oche';
const START_LIMIT_MS = 120_000;
/** of the rehearsal alone */
const SECRET = 'rehearsal';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    folder: { type: 'string', default: '.data/debian-backup' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function rehearse(folder: string): Promise<number> {
  const say = (line: string) => console.error(line);
  // archive and restore commands are run by a shell, which Debian takes for granted
  const packages = ['postgresql-17', 'pgbackrest', 'dash'];
  const root = await debianRoot({ packages, folder, say });
  const port = await freePort();
  const place: Place = {
    root,
    folder: await mkdtemp(join(folder, 'run-')),
    env: { PGBACKREST_PG1_PORT: String(port), PGBACKREST_PG1_SOCKET_PATH: '/tmp' },
  };
  try {
    await prepare(place);
    await configure(place, port);
    return await through(place, port, say);
  } finally {
    await rm(place.folder, { recursive: true, force: true });
  }
}

/** The files of docs/backups as they are, but for the password. */
async function configure(place: Place, port: number): Promise<void> {
  const conf = await readFile(join(DOCS, 'pgbackrest.conf'), 'utf8');
  await writeFile(
    join(place.folder, 'etc/pgbackrest/pgbackrest.conf'),
    conf.replace('CHANGE-ME', SECRET),
  );
  await run(place, [
    'initdb',
    '-D',
    DATA,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-instructions',
  ]);
  const archive = await readFile(join(DOCS, 'postgresql.conf'), 'utf8');
  const own = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '/tmp'\n`;
  const file = join(place.folder, DATA, 'postgresql.conf');
  await writeFile(file, `${await readFile(file, 'utf8')}\n${archive}\n${own}`);
}

interface Server {
  pool: Pool;
  url: string;
  /** without telling it, as a machine that loses its power */
  kill(): Promise<void>;
}

async function startPostgres(place: Place, port: number, database: string): Promise<Server> {
  const child: ChildProcess = start(place, ['postgres', '-D', DATA], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `postgres://postgres@127.0.0.1:${port}/${database}`;
  const pool = createPool(url, { max: 4, statementTimeoutMs: 0 });
  const deadline = Date.now() + START_LIMIT_MS;
  const isUp = async () => {
    const { rows } = await pool.query('select pg_is_in_recovery() as recovers');
    return rows[0].recovers === false;
  };
  while (!(await isUp().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('PostgreSQL does not start');
    await sleep(100);
  }
  return {
    pool,
    url,
    async kill() {
      // SIGQUIT is what PostgreSQL calls immediate: nothing is written any more
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** Writes one row after the other, and counts what PostgreSQL has acknowledged. */
function startWriter(pool: Pool) {
  const state = { acknowledged: 0, isOver: false };
  const done = (async () => {
    while (!state.isOver) {
      const name = `Acknowledged ${state.acknowledged + 1}`;
      await pool.query('insert into forum_categories (name) values ($1)', [name]);
      state.acknowledged += 1;
      await sleep(2);
    }
  })();
  return {
    get acknowledged() {
      return state.acknowledged;
    },
    async stop() {
      state.isOver = true;
      await done;
    },
  };
}

const since = (start: number) => `${number((performance.now() - start) / 1000, 1)} s`;

async function through(place: Place, port: number, say: (line: string) => void): Promise<number> {
  const rows: [what: string, measured: string, bound: string, isMet: boolean][] = [];
  say('filling a database');
  const admin = await startPostgres(place, port, 'postgres');
  await admin.pool.query('create database oche');
  await admin.pool.end();
  const url = `postgres://postgres@127.0.0.1:${port}/oche`;
  await migrate(url);
  await migrateJobs(url);
  const pool = createPool(url, { max: 4, statementTimeoutMs: 0 });
  await seedDemo(createDb(pool));

  say('the first backup, beside a writer');
  await run(place, ['pgbackrest', STANZA, 'stanza-create']);
  await run(place, ['pgbackrest', STANZA, 'check']);
  const writer = startWriter(pool);
  const backupStart = performance.now();
  await run(place, ['pgbackrest', STANZA, '--type=full', 'backup']);
  const during = writer.acknowledged;
  rows.push([
    'a full backup, beside a writer',
    `${since(backupStart)}, ${number(during)} rows written`,
    '> 0',
    during > 0,
  ]);

  say('writing on, before and after the moment that counts');
  await sleep(2000);
  await writer.stop();
  const before = writer.acknowledged;
  const { rows: clock } = await pool.query<{ moment: string }>(
    'select clock_timestamp()::text as moment',
  );
  const moment = clock[0]?.moment ?? '';
  await sleep(1000);
  const later = startWriter(pool);
  await sleep(2000);
  await later.stop();
  await archived(pool);

  say('destroying PostgreSQL and its files');
  await pool.end();
  const destroyed = performance.now();
  await admin.kill();
  await rm(join(place.folder, DATA), { recursive: true, force: true });

  say(`restoring to ${moment}`);
  await run(place, [
    ...['pgbackrest', STANZA, '--type=time', `--target=${moment}`],
    ...['--target-action=promote', 'restore'],
  ]);
  const restored = await startPostgres(place, port, 'oche');
  rows.push(['until it serves again', since(destroyed), '', true]);
  const { rows: counts } = await restored.pool.query<{ there: number; distinct: number }>(
    `select count(*)::int as there, count(distinct name)::int as distinct
     from forum_categories where name like 'Acknowledged %'`,
  );
  const there = counts[0]?.there ?? 0;
  rows.push([
    `of ${number(before)} acknowledged up to that moment, lost`,
    number(Math.max(0, before - there)),
    '0',
    there >= before,
  ]);
  rows.push([
    `of ${number(later.acknowledged)} written afterwards, there all the same`,
    number(Math.max(0, there - before)),
    '0',
    there === before,
  ]);
  const broken = await checkIntegrity(restored.pool);
  rows.push(['counters that are wrong', number(broken.length), '0', broken.length === 0]);
  const pending = await migrate(restored.url);
  rows.push(['migrations that are missing', number(pending.length), '0', pending.length === 0]);
  await restored.pool.query("insert into forum_categories (name) values ('after the restore')");
  rows.push(['it takes writes', 'yes', '', true]);
  await restored.pool.end();
  await restored.kill();
  console.log(
    table(
      ['what', 'measured', 'bound', ''],
      rows.map(([what, measured, bound, isMet]) => [
        what,
        measured,
        bound,
        isMet ? 'ok' : 'MISSED',
      ]),
    ),
  );
  return rows.every(([, , , isMet]) => isMet) ? 0 : 1;
}

/** Waits until all that was written is in the archive, as it is after a minute at the latest. */
async function archived(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ file: string }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  const file = rows[0]?.file ?? '';
  for (;;) {
    const found = await pool.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    if ((found.rows[0]?.last ?? '') >= file) return;
    await sleep(200);
  }
}

if (values.help) console.log(HELP);
else {
  const missing = missingHere();
  if (missing) {
    console.error(missing);
    process.exitCode = 1;
  } else process.exitCode = await rehearse(resolve(values.folder));
}

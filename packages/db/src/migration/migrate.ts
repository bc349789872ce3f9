import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { makePartitions } from '../partitions/partitions.ts';
import { lookAtPooler, problemOfLimits } from '../pooler/pooler-check.ts';
import { connectUnlimited } from '../pooler/session-settings.ts';
import { storeSettings } from '../pooler/stored-settings.ts';
import { apply, type Migration, MigrationError, type Patience } from './apply.ts';
import { isBefore, ownVersion } from './contracts.ts';
import { requireOche } from './holds-oche.ts';
import { loadPostalCodes } from './postal-codes.ts';
import { checkServer, UnfitDatabaseError } from './server-check.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * An arbitrary number, the same in every Oche process: whoever holds this advisory lock migrates.
 */
const LOCK_KEY = 7_306_204_501;

export interface MigrateOptions {
  /** the folder of the *.sql files */
  folder?: string;
  /** loads reference data into tables after the migrations; runs every time */
  loadData?: (client: Client) => Promise<void>;
  /** the last file that is applied, e.g. that of a backup; without it all are */
  through?: string;
  /** for commands, which have nothing to do in a database that Oche has never started in: such a one is refused */
  mustHoldOche?: boolean;
  /**
   * A pooler through which Oche asks this database. It is looked at before anything is written, and its sessions are
   * given their limits.
   */
  poolerUrl?: string;
  /** called with each applied file */
  onApply?: (name: string) => void;
  /** how it waits for locks */
  patience?: Partial<Patience>;
}

/**
 * Brings a database up to date: applies the files that it has not seen, in order, each in a
 * transaction of its own unless its first line is `-- no transaction`, then loads the reference data and makes the
 * partitions of the next time. Several
 * processes may call this at once: the others wait for the first and then have nothing to do. A file never waits
 * long for a lock, as all who come after it would wait with it.
 *
 * @param url PostgreSQL itself, or a pooler that leaves a session to its connection
 * @throws UnfitDatabaseError before anything is written, when Oche can't live in this database, and NoOcheError
 * @returns the names of the files applied now
 * @throws MigrationError when an applied file was changed or is missing, when files are numbered
 *   wrongly, or when a file fails (it is rolled back, those before it stay)
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = MIGRATIONS_FOLDER, loadData = loadPostalCodes, through } = options;
  const all = await readMigrations(folder);
  const migrations = all.filter(({ name }) => through === undefined || name <= through);
  await checkServer(url);
  // not from a pool, whose timeouts would end the wait for the lock or a long file
  const client = await connectUnlimited(url, 'oche-migrate');
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    if (options.mustHoldOche) await requireOche(client, url);
    if (options.poolerUrl) await preparePooler(client, options.poolerUrl);
    const applied = await applyPending(client, migrations, options);
    await loadData(client);
    await makePartitions(client);
    return applied;
  } finally {
    // this also releases the lock
    await client.end();
  }
}

/** @throws UnfitDatabaseError when Oche can't ask the database through this pooler */
async function preparePooler(client: Client, poolerUrl: string): Promise<void> {
  const pooler = await lookAtPooler(poolerUrl, client);
  if (pooler.problems.length > 0) throw new UnfitDatabaseError(pooler.problems);
  await storeSettings(client, pooler.role);
  const problem = await problemOfLimits(poolerUrl, pooler);
  if (problem) throw new UnfitDatabaseError([problem]);
}

let newest: Promise<string> | undefined;

/** The name of the last migration that this version knows. */
export function newestMigration(): Promise<string> {
  newest ??= readdir(MIGRATIONS_FOLDER).then(
    (names) =>
      names
        .filter((name) => name.endsWith('.sql'))
        .sort()
        .at(-1) ?? '',
  );
  return newest;
}

/**
 * @throws MigrationError when a name isn't like 0001_words.sql, or a number is missing or double
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
      if (Number(number) !== index + 1) {
        throw new MigrationError(
          `${name} should be number ${index + 1} and be named like 0001_words.sql`,
        );
      }
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
}

/** Line breaks don't count, as a checkout on Windows changes them. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}

async function applyPending(
  client: Client,
  migrations: Migration[],
  { onApply, patience, through }: MigrateOptions,
): Promise<string[]> {
  await makeNotes(client);
  const { rows } = await client.query<Applied>(
    'select name, checksum, runs_from from oche_migrations order by name',
  );
  const known = through === undefined ? rows.slice(0, migrations.length) : rows;
  assertUnchanged(known, migrations);
  assertStillRuns(rows.slice(known.length));
  const pending = migrations.slice(rows.length);
  for (const migration of pending) {
    await apply(client, migration, patience);
    onApply?.(migration.name);
  }
  return pending.map(({ name }) => name);
}

interface Applied {
  name: string;
  checksum: string;
  /** the first version whose processes go on after it; null when all do */
  runs_from: string | null;
}

async function makeNotes(client: Client): Promise<void> {
  await client.query(`create table if not exists oche_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default now(),
    runs_from text
  )`);
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'oche_migrations'::regclass and attname = 'runs_from'`,
  );
  // asked first, as even an addition that is there already would wait for all who read the table
  if (!rowCount) await client.query('alter table oche_migrations add column runs_from text');
}

/**
 * A process of the former version may have to start again while the next one comes, process by process. It can, after
 * all files that say of nothing that it is gone.
 * @param later what a newer version has applied
 * @throws MigrationError when this version is too old for one of them
 */
function assertStillRuns(later: readonly Applied[]): void {
  const version = ownVersion();
  const tooNew = later.find(({ runs_from }) => runs_from && isBefore(version, runs_from));
  if (!tooNew) return;
  throw new MigrationError(
    `A newer version of Oche has applied ${tooNew.name} to the database, after which only ${tooNew.runs_from} and ` +
      `newer ones run. This is ${version}: start the newer one.`,
  );
}

/** @throws MigrationError when a database has seen other files than these */
export function assertUnchanged(
  applied: { name: string; checksum: string }[],
  migrations: Migration[],
): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = migrations[index];
    if (file?.name !== name) {
      throw new MigrationError(
        `The database has applied ${name}, which is not among the migration files. ` +
          'Is this an older version of Oche than the one that ran last?',
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `${name} was changed after it had been applied. Restore the file and put the change ` +
          'into a new one (pnpm db:new), or empty the database (pnpm db:reset).',
      );
    }
  }
}

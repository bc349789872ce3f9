import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Client } from 'pg';
import { CommandError } from '../cli/lib/command.ts';
import { connectUnlimited } from '../pooler/session-settings.ts';

/** Arbitrary numbers: whoever holds one of these advisory locks restores, or tries to. */
const LOCK_KEYS = { restore: 7_306_204_502, drill: 7_306_204_503 };
const TERMINATE_EVERY_MS = 50;

/** The name of a database beside the one in use, by what it is for. */
const SUFFIXES = { restore: '_restoring', drill: '_drill' } as const;

/** The databases of a restore beside the one that is in use. */
export interface Beside {
  /** the address of an empty database, which takes the place of the one in use */
  url: string;
  /**
   * Puts the new database in the place of the one in use, in one step: everybody who uses it loses the connection, and
   * finds the new database with the next one. The former one is kept under the name that is returned; null where there
   * was none, e.g. on a new server.
   */
  takePlace(): Promise<string | null>;
}

const atServer = (url: string) => {
  const address = new URL(url);
  const name = decodeURIComponent(address.pathname.slice(1));
  address.pathname = '/postgres';
  return { server: address.href, name };
};

const other = (url: string, name: string) => {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
};

const ident = (name: string) => pg.escapeIdentifier(name);
const restoring = (name: string) => name + SUFFIXES.restore;
const before = (name: string) => `${name}_before_restore`;

/**
 * Makes a database beside the one in use. What an interrupted restore or drill has left is removed.
 * @param purpose a drill's database has another name, and never takes the place of the one in use
 * @throws CommandError when another restore is running, or the user may not create databases
 */
export async function besideDatabase<T>(
  url: string,
  work: (beside: Beside) => Promise<T>,
  purpose: keyof typeof SUFFIXES = 'restore',
): Promise<T> {
  return atMaintenance(url, purpose, async (client, name) => {
    await requireCreating(client);
    const draft = name + SUFFIXES[purpose];
    await client.query(`drop database if exists ${ident(draft)} with (force)`);
    await client.query(
      `create database ${ident(draft)} template template0 ${await localeOf(client, name)}`,
    );
    await takeSettings(client, name, draft);
    try {
      return await work({
        url: other(url, draft),
        async takePlace() {
          if (!(await isThere(client, name))) {
            await rename(client, url, [[draft, name]]);
            return null;
          }
          await client.query(`drop database if exists ${ident(before(name))} with (force)`);
          await rename(client, url, [
            [name, before(name)],
            [draft, name],
          ]);
          return before(name);
        },
      });
    } finally {
      await client.query(`drop database if exists ${ident(draft)} with (force)`);
    }
  });
}

/**
 * Puts the database from before the last restore back in its place, and the restored one where that was: done twice, it
 * changes nothing.
 * @throws Error when there is none
 */
export async function swapBack(url: string): Promise<void> {
  await atMaintenance(url, 'restore', (client, name) =>
    rename(client, url, [
      [name, restoring(name)],
      [before(name), name],
      [restoring(name), before(name)],
    ]),
  );
}

async function atMaintenance<T>(
  url: string,
  purpose: keyof typeof LOCK_KEYS,
  work: (client: Client, name: string) => Promise<T>,
): Promise<T> {
  const { server, name } = atServer(url);
  const client = await connectUnlimited(server, 'oche-restore');
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [
      LOCK_KEYS[purpose],
    ]);
    if (!rows[0]?.locked) throw new CommandError(`Another ${purpose} is running.`);
    return await work(client, name);
  } finally {
    await client.end();
  }
}

async function requireCreating(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string; may: boolean }>(
    'select quote_ident(rolname) as role, rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  );
  const [user] = rows;
  if (user?.may) return;
  throw new CommandError(
    `A restore makes a database beside the one in use, which ${user?.role} may not: alter role ${user?.role} createdb;`,
  );
}

const isThere = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount !== 0;

/** What roles are given in the database in use, e.g. the limits of sessions behind a pooler, they get in its place, too. */
async function takeSettings(client: Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(
    `select format('alter role %I in database %I set %s = %L', rolname, $2::text, name, value) as sql
     from pg_db_role_setting
     join pg_database database on database.oid = setdatabase
     join pg_roles role on role.oid = setrole
     cross join unnest(setconfig) setting
     cross join lateral (values (split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1)))
       given (name, value)
     where datname = $1 and rolname = current_user`,
    [from, to],
  );
  for (const { sql } of rows) await client.query(sql);
}

/**
 * Lists are sorted as in the database in use, where that is one of the system's locales; where there is none, as in one
 * that was made by the operations guide.
 */
async function localeOf(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{
    encoding: string;
    collate: string;
    ctype: string;
    provider: string;
  }>(
    `select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype,
       datlocprovider as provider from pg_database where datname = $1`,
    [name],
  );
  const [found] = rows;
  if (!found) return `encoding 'UTF8' locale 'C.UTF-8'`;
  if (found.provider !== 'c') return '';
  const { encoding, collate, ctype } = found;
  const text = pg.escapeLiteral;
  return `encoding ${text(encoding)} lc_collate ${text(collate)} lc_ctype ${text(ctype)}`;
}

/**
 * PostgreSQL renames a database only while nobody is connected, and waits some seconds for that, in which nobody new
 * gets in. All of it is one transaction: a crash leaves the names as they were.
 */
async function rename(
  client: Client,
  url: string,
  names: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const ending = await connectUnlimited(atServer(url).server, 'oche-restore');
  let isDone = false;
  const end = async () => {
    while (!isDone) {
      await ending.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = any($1) and backend_type = 'client backend'`,
        [names.map(([from]) => from)],
      );
      await sleep(TERMINATE_EVERY_MS);
    }
  };
  // a user who may not end the others' connections learns from the renaming that somebody is connected
  const ended = end().catch(() => {});
  try {
    await client.query('begin');
    for (const [from, to] of names) {
      await client.query(`alter database ${ident(from)} rename to ${ident(to)}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    isDone = true;
    await ended;
    await ending.end();
  }
}

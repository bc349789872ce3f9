import { randomBytes, randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { isUnavailable } from '../errors.ts';
import { withClient } from './check-client.ts';
import { reportedSettings, sessionSettings } from './session-settings.ts';
import { alterRole } from './stored-settings.ts';

/** What a pooler was found to be. */
export interface PoolerFacts {
  /** as which it signs in */
  role: string;
  database: string;
  /** each a sentence that says what to do */
  problems: readonly string[];
}

/** How often a connection is tried to be given another session, on a busy pooler. */
const TRIES = 10;

const ONE_MODE =
  'The pooler of DATABASE_URL allows no transactions: set its pool_mode to transaction for this database.';
const LOSES_STATEMENTS =
  'The pooler of DATABASE_URL loses named prepared statements: take PgBouncer 1.21 or newer and set its ' +
  'max_prepared_statements, e.g. to 1000.';
const ELSEWHERE =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases or servers: the pooler has to ask the server ' +
  'and the database that DATABASE_DIRECT_URL names.';
const TOO_FEW =
  'The pooler of DATABASE_URL gives Oche one session only, or none in time: raise its default_pool_size.';

/**
 * Finds out what it can about the pooler through which Oche asks: nobody can ask PgBouncer itself but on its console.
 *
 * @param url the pooler
 * @param direct a session of PostgreSQL itself
 */
export async function lookAtPooler(url: string, direct: Client): Promise<PoolerFacts> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string; database: string }>(
      'select current_user::text as role, current_database()::text as database',
    );
    const [{ role, database } = { role: '', database: '' }] = rows;
    const problem = (await isElsewhere(client, direct))
      ? ELSEWHERE
      : await problemOfSessions(client, url);
    return { role, database, problems: problem ? [problem] : [] };
  });
}

/** A lock that one holds is seen by whoever asks the same database of the same server, and by nobody else. */
async function isElsewhere(client: Client, direct: Client): Promise<boolean> {
  const key = randomInt(2 ** 47);
  await direct.query('select pg_advisory_lock($1)', [key]);
  try {
    const { rows } = await client.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isFree"',
      [key],
    );
    return rows[0]?.isFree ?? true;
  } finally {
    await direct.query('select pg_advisory_unlock($1)', [key]);
  }
}

async function problemOfSessions(client: Client, url: string): Promise<string | null> {
  try {
    return (await losesStatements(client, url)) ? LOSES_STATEMENTS : null;
  } catch (error) {
    if (isWithoutTransactions(error)) return ONE_MODE;
    if (isTimeout(error)) return TOO_FEW;
    throw error;
  }
}

/**
 * Whether a statement that a connection has named is unknown once it gets another session. It gets another one when
 * somebody else holds the first in a transaction, unless sessions stay with their connections.
 */
async function losesStatements(client: Client, url: string): Promise<boolean> {
  const text = 'select pg_backend_pid() as pid';
  const name = `oche_check_${randomBytes(8).toString('hex')}`;
  const named = async () => (await client.query<{ pid: number }>({ name, text })).rows[0]?.pid;
  return withClient(url, async (other) => {
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const before = await named();
        await other.query('begin');
        const after = await named();
        await other.query('commit');
        if (after !== before) return false;
      }
      return false;
    } catch (error) {
      if (isUnknownStatement(error)) return true;
      throw error;
    }
  });
}

/**
 * Whether a pooler gives this connection's session to others between two transactions. LISTEN and advisory locks need
 * it for themselves. A second connection keeps a session by an open transaction: either it is this one's, or this one
 * has to go on with another, unless sessions stay with their connections.
 */
export async function sharesSessions(client: Client, url: string): Promise<boolean> {
  const before = await sessionOf(client);
  return withClient(url, async (other) => {
    try {
      await other.query('begin');
      const others = await sessionOf(other);
      const now = [await sessionOf(client), await sessionOf(client)];
      await other.query('rollback');
      return others === before || now.some((session) => session !== before);
    } catch (error) {
      if (isWithoutTransactions(error)) return true;
      throw error;
    }
  });
}

/**
 * Looks at a session of the pooler's, once what each needs is stored.
 *
 * @returns a sentence when it lacks something
 */
export async function problemOfLimits(url: string, pooler: PoolerFacts): Promise<string | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await withClient(url, (client) => problemOfSession(client, pooler));
    } catch (error) {
      // the pooler doesn't know yet that one of its sessions was ended
      if (tries === TRIES || !isUnavailable(error)) throw error;
    }
  }
}

async function problemOfSession(
  client: Client,
  { role, database }: PoolerFacts,
): Promise<string | null> {
  const reported = reportedSettings();
  const wanted = Object.entries(sessionSettings()).filter(([name]) => !(name in reported));
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, setting as value from pg_settings where name = any($1)',
    [wanted.map(([name]) => name)],
  );
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  const lacking = wanted.filter(([name, value]) => found.get(name) !== value);
  if (lacking.length === 0) return null;
  const statements = alterRole(role, database, Object.fromEntries(lacking));
  return (
    `The pooler's sessions lack what Oche needs (${lacking.map(([name]) => name).join(', ')}). Let a superuser do it, ` +
    `and then RECONNECT at the pooler's console: ${statements.join('; ')};`
  );
}

async function sessionOf(client: Client): Promise<unknown> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** In its mode "statement" PgBouncer ends a connection that begins a transaction. */
const isWithoutTransactions = (error: unknown) =>
  error instanceof Error && /transaction blocks not allowed/i.test(error.message);

/** SQLSTATEs for a statement whose name is unknown, or in use already. */
const isUnknownStatement = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(26000|42P05)$/.test(String(error.code));

const isTimeout = (error: unknown) => error instanceof Error && /timeout/i.test(error.message);

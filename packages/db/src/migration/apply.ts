import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { isPgError } from '../errors.ts';
import { runsFrom } from './contracts.ts';
import { isWithoutTransaction, statementsOf } from './statements.ts';

export interface Migration {
  /** file name, e.g. '0001_accounts.sql' */
  name: string;
  sql: string;
  checksum: string;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** How long a migration may stand in the way of others, and how often it tries. */
export interface Patience {
  /** for each lock; who comes after it waits as long, too */
  lockMs: number;
  attempts: number;
  /** between two attempts, so that those who have queued get on */
  pauseMs: number;
  /** called when a lock was not to be had */
  onBlocked?: ((name: string) => void) | undefined;
}

/** About five minutes in all, of which others wait half. */
const USUAL: Patience = { lockMs: 1000, attempts: 150, pauseMs: 1000 };

/**
 * Applies a file: in one transaction, or, if its first line says so, statement by statement.
 * @throws MigrationError when it fails, or its locks are not to be had
 */
export async function apply(
  client: Client,
  migration: Migration,
  patience: Partial<Patience> = {},
): Promise<void> {
  const how = { ...USUAL, ...patience };
  if (isWithoutTransaction(migration.sql)) return applyOneByOne(client, migration, how);
  await withPatience(migration.name, how, async () => {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${how.lockMs}`);
      await client.query(migration.sql);
      await note(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      if (isPgError(error, 'lockNotAvailable')) throw error;
      throw failed(migration.name, 'failed and was rolled back', error);
    }
  });
}

/**
 * For what PostgreSQL refuses within a transaction. What an attempt has done stays, so each statement does no harm twice;
 * an index that was left half made is made anew.
 */
async function applyOneByOne(client: Client, migration: Migration, how: Patience): Promise<void> {
  for (const statement of statementsOf(migration.sql)) {
    try {
      await removeHalfMade(client, statement);
      // who builds an index beside the traffic waits for old transactions, and nobody waits behind it
      const lockMs = /\bconcurrently\b/i.test(statement) ? 0 : how.lockMs;
      await withPatience(migration.name, how, async () => {
        await client.query(`set lock_timeout = ${lockMs}`);
        await client.query(statement);
      });
    } catch (error) {
      if (error instanceof MigrationError) throw error;
      throw failed(migration.name, 'failed, and is continued at the next start', error);
    } finally {
      await client.query('set lock_timeout = 0');
    }
  }
  await note(client, migration);
}

async function removeHalfMade(client: Client, statement: string): Promise<void> {
  const name = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(
    statement,
  )?.[1];
  if (!name) return;
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rowCount) await client.query(`drop index concurrently if exists ${name}`);
}

/**
 * A lock that waits makes all who come after it wait, too, even readers who would disturb nobody. So it waits shortly,
 * lets them go on, and tries again.
 */
async function withPatience(
  name: string,
  { attempts, pauseMs, onBlocked }: Patience,
  attempt: () => Promise<void>,
): Promise<void> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPgError(error, 'lockNotAvailable')) throw error;
      if (left === 0) {
        const reason = 'could not get its locks: a transaction that stays open holds one of them';
        throw new MigrationError(`${name} ${reason} (look into pg_stat_activity)`, {
          cause: error,
        });
      }
      onBlocked?.(name);
      await pause(pauseMs);
    }
  }
}

async function note(client: Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query(
    'insert into oche_migrations (name, checksum, runs_from) values ($1, $2, $3)',
    [name, checksum, runsFrom(sql)],
  );
}

function failed(name: string, what: string, error: unknown): MigrationError {
  const reason = error instanceof Error ? error.message : String(error);
  return new MigrationError(`${name} ${what}: ${reason}`, { cause: error });
}

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { codeOf, isUnavailable } from '../errors.ts';
import { type Db, notePool, notePrimary, poolOf } from '../executor.ts';
import type { DB } from '../generated/db.ts';
import type { Pool } from '../pool.ts';
import { statementName } from '../statements/statement-names.ts';

interface Statement {
  name?: string | undefined;
  text: string;
  values: readonly unknown[];
}

/** What a standby refuses and the primary doesn't, by SQLSTATE. */
const STANDBYS_OWN: Record<string, RepeatReason> = {
  // it writes after all
  '25006': 'writes',
  // what it reads was about to be taken away by what the standby has to replay
  '40001': 'conflict',
  '40P01': 'conflict',
  '57014': 'conflict',
  // a migration has not arrived yet
  '42P01': 'schema',
  '42703': 'schema',
  '42704': 'schema',
  '42883': 'schema',
};

export type RepeatReason = 'away' | 'conflict' | 'schema' | 'writes';

/**
 * The database as a standby has it. Each statement runs by itself; one that the standby can't answer is repeated on the
 * primary, so that whoever reads never learns of it. Transactions run on the primary (`withTransaction`).
 */
export function createReplicaDb(
  replica: Pool,
  primary: Db,
  onRepeat: (reason: RepeatReason, error: unknown) => void,
): Db {
  const primaryPool = poolOf(primary);
  if (!primaryPool) throw new Error('a transaction is nobody’s primary');
  const query = async ({ name, text, values }: Statement) => {
    try {
      return await replica.query({ name, text, values: [...values] });
    } catch (error) {
      const reason = repeatReason(error);
      if (!reason) throw error;
      onRepeat(reason, error);
      return primaryPool.query({ name, text, values: [...values] });
    }
  };
  const client = {
    release() {},
    query: (text: string, values: readonly unknown[]) =>
      query({ name: statementName(text), text, values }),
  } as unknown as PostgresPoolClient;
  const pool: PostgresPool = {
    options: replica.options,
    end: () => replica.end(),
    connect: async () => client,
  };
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  notePool(db, { query } as unknown as Pool);
  notePrimary(db, primary);
  return db;
}

/** @returns undefined when the primary would say the same */
function repeatReason(error: unknown): RepeatReason | undefined {
  if (isUnavailable(error)) return 'away';
  // what takes too long here takes too long there
  if (error instanceof Error && /statement timeout/.test(error.message)) return undefined;
  return STANDBYS_OWN[codeOf(error) ?? ''];
}

import pg, { type Client } from 'pg';

/** What a session of Oche's is given. Times in milliseconds; 0 for no limit. */
export interface SessionLimits {
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  idleInTransactionTimeoutMs?: number;
}

/** A statement ends after this, where nobody says otherwise. Milliseconds. */
export const STATEMENT_MS = 10_000;

/**
 * Our parser of times expects UTC and ISO, and the JIT slows short queries down. With the default costs, those of a
 * spinning disk, PostgreSQL would fetch and sort a whole list to show one page of it.
 */
export function sessionSettings(limits: SessionLimits = {}): Record<string, string> {
  return {
    statement_timeout: String(limits.statementTimeoutMs ?? STATEMENT_MS),
    lock_timeout: String(limits.lockTimeoutMs ?? 5_000),
    idle_in_transaction_session_timeout: String(limits.idleInTransactionTimeoutMs ?? 15_000),
    timezone: 'UTC',
    datestyle: 'ISO',
    jit: 'off',
    random_page_cost: '1.1',
  };
}

/** The statements that a new session begins with, sent as one. */
export const setting = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join('; ');

/**
 * What poolers keep for each of their connections and give to every session that it gets: PostgreSQL reports a change of
 * these. PgBouncer also gives a session the values that it saw first, whatever its role has by now.
 */
export const reportedSettings = (): Record<string, string> => {
  const { timezone, datestyle } = sessionSettings();
  return { timezone: String(timezone), datestyle: String(datestyle) };
};

/** Without any limit: for what takes as long as it takes. */
export const UNLIMITED = setting({
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
});

/**
 * A connection of its own, without limits, whatever the role's sessions begin with. It has to be ended.
 * @param url PostgreSQL itself, no pooler that gives sessions to others between two transactions
 */
export async function connectUnlimited(url: string, applicationName: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  // a connection that is lost fails the statement that waits for it
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(UNLIMITED);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

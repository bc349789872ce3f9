import pg, { type Client } from 'pg';
import { isPgError } from '../errors.ts';
import { sessionSettings } from './session-settings.ts';

/** A pooler's session carries the name of who had it last. */
const OURS = ['oche', 'oche-check'];

/**
 * Where sessions are others' between two transactions, nothing that a connection sets is its own. So what each session
 * of Oche's needs is stored with the role in the database: PostgreSQL gives it to every session that is opened.
 * Sessions that the pooler has opened before are ended, unless they are busy: it opens others.
 *
 * @param client PostgreSQL itself
 * @param role as which the pooler signs in
 */
export async function storeSettings(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ stored: string[] | null; database: string }>(
    `select current_database() as database,
       (select setconfig from pg_db_role_setting
        where setrole = to_regrole($1) and setdatabase = database.oid) as stored
     from pg_database database where datname = current_database()`,
    [pg.escapeIdentifier(role)],
  );
  const [found] = rows;
  if (!found) return;
  const stored = new Set(found.stored?.map((text) => text.toLowerCase()));
  const missing = Object.entries(sessionSettings()).filter(
    ([name, value]) => !stored.has(`${name}=${value}`.toLowerCase()),
  );
  if (missing.length === 0) return;
  try {
    for (const statement of alterRole(role, found.database, Object.fromEntries(missing))) {
      await client.query(statement);
    }
  } catch (error) {
    // whoever looks at the sessions afterwards says what a superuser has to do
    if (isPgError(error, 'insufficientPrivilege')) return;
    throw error;
  }
  await endIdleSessions(client, role);
}

export const alterRole = (role: string, database: string, settings: Record<string, string>) =>
  Object.entries(settings).map(
    ([name, value]) =>
      `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)} set ${name} = '${value}'`,
  );

/** Ends sessions that began with other settings than those that are stored now. */
async function endIdleSessions(client: Client, role: string): Promise<void> {
  try {
    await client.query(
      `select pg_terminate_backend(pid, 1000) from pg_stat_activity
       where usename = $1 and datname = current_database() and state = 'idle' and pid <> pg_backend_pid()
         and (application_name = any($2) or application_name like 'oche - %')`,
      [role, OURS],
    );
  } catch (error) {
    if (!isPgError(error, 'insufficientPrivilege')) throw error;
  }
}

import { connectUnlimited } from './pooler/session-settings.ts';

/**
 * Removes everything from a database, in all schemas (the job queue has its own).
 *
 * @throws Error of PostgreSQL when another session locks a table for more than ten seconds
 */
export async function emptyDatabase(url: string): Promise<void> {
  const client = await connectUnlimited(url, 'oche-reset');
  try {
    await client.query('set lock_timeout = 10000');
    const { rows } = await client.query<{ name: string }>(`
      select quote_ident(nspname) as name from pg_namespace
      where nspname <> 'information_schema' and nspname !~ '^pg_'`);
    const drops = rows.map(({ name }) => `drop schema ${name} cascade;`);
    // several statements in one query run in one transaction
    await client.query(`${drops.join('\n')}\ncreate schema public;`);
  } finally {
    await client.end();
  }
}

import pg from 'pg';

type RunSql = (sql: string) => Promise<unknown>;

/** Runs statements outside our databases, e.g. `create database`. */
export async function withAdmin(url: string, work: (sql: RunSql) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url, application_name: 'oche-test-admin' });
  await client.connect();
  try {
    await work((sql) => client.query(sql));
  } finally {
    await client.end();
  }
}

/** @returns the address of another database on the same server */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

import pg, { type Client } from 'pg';

/** Nobody waits longer for a pooler that has no second connection. */
const ANSWER_MS = 10_000;

/** Looks at a server through a connection of its own. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'oche-check',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  // a connection that is lost fails the statement that waits for it
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

import type { Pool } from '@oche/db';
import { homeRows, READER } from './home-rows.ts';
import { keptDatabase } from './kept.ts';

export interface HomeDatabase {
  url: string;
  memberEmail: string;
}

/**
 * Members with so many rows in every table that their start pages read.
 * @param serverUrl any database of the server, with its superuser
 */
export function homeDatabase(
  serverUrl: string,
  rows: number,
  say: (text: string) => void,
): Promise<HomeDatabase> {
  const seed = async (pool: Pool) => {
    say(`Making a database with ${rows} rows in every table of a start page …`);
    const client = await pool.connect();
    try {
      // without triggers and checks it takes minutes in place of an hour
      await client.query('set session_replication_role = replica');
      for (const statement of homeRows(rows)) await client.query(statement);
      await client.query('reset session_replication_role');
      await client.query('vacuum analyze');
    } finally {
      client.release();
    }
    return {};
  };
  return keptDatabase<object, HomeDatabase>(
    serverUrl,
    `bench_home_${rows}`,
    seed,
    async ({ url }) => ({ url, memberEmail: READER.email }),
  );
}

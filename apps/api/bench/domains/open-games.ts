import { createPool } from '@oche/db';
import { type Measure, measureOf } from '../load.ts';
import { type Server, signIn } from '../servers.ts';

const WAITING = 5000;
const READS = 2000;
/** readers at once, each with a session of their own */
const READERS = 10;

/**
 * The lobby while thousands wait in it, as members read it.
 * @returns milliseconds of one read
 */
export async function readLobby(
  app: Server,
  databaseUrl: string,
): Promise<Measure & { waiting: number }> {
  await seed(databaseUrl);
  const readers = await Promise.all(
    Array.from({ length: READERS }, (_, index) => signIn(app, `waiting-${index + 1}@oche.test`)),
  );
  const url = `${app.url}/trpc/lobby.get`;
  const times: number[] = [];
  const read = async (cookie: string) => {
    const start = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the lobby answers ${answer.status}`);
    return performance.now() - start;
  };
  await Promise.all(readers.map(read));
  const start = performance.now();
  await Promise.all(
    readers.map(async (cookie) => {
      for (let count = 0; count < READS / READERS; count += 1) times.push(await read(cookie));
    }),
  );
  return { ...measureOf(times, (performance.now() - start) / 1000), waiting: WAITING };
}

async function seed(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await pool.query(
      `insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
       select 'waiting-' || n, 'waiting-' || n || '@oche.test', now(), 'Mia', 'M. ' || n, '80331', now()
       from generate_series(1, $1::int) n`,
      [WAITING],
    );
    await pool.query(
      `insert into lobby_entries (owner_id, rules, legs, with_camera, is_near, rating, opened_at, seen_at)
       select 'waiting-' || n, '{"game": "cricket", "scoring": "standard"}', 3, n % 2 = 0, n % 3 = 0,
         800 + n % 1400, now(), now()
       from generate_series(1, $1::int) n`,
      [WAITING],
    );
    await pool.query('vacuum analyze users, profiles, lobby_entries');
  } finally {
    await pool.end();
  }
}

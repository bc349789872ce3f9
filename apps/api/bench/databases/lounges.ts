import type { Pool } from '@oche/db';
import { seedScaleLounges } from '@oche/db/seeds';
import { keptDatabase } from './kept.ts';

export interface LoungeDatabase {
  url: string;
  lounges: number;
  /** a lounge with 50 boards, where two in five evening slots are taken */
  busyLoungeId: number;
  /** active lounges, which get the new bookings */
  loungeIds: number[];
  /** members take turns, as each may have only so many bookings in a lounge */
  memberEmails: string[];
}

/** The highest number of bookings that a lounge can allow each member. */
const MAX_UPCOMING = 100;

/** @param serverUrl any database of the server, with its superuser */
export function loungeDatabase(
  serverUrl: string,
  lounges: number,
  say: (text: string) => void,
): Promise<LoungeDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${lounges} lounges …`);
    return seedScaleLounges(pool, { lounges });
  };
  return keptDatabase(serverUrl, `bench_lounges_${lounges}`, seed, async ({ url, pool, stats }) => {
    const others = await pool.query<{ id: number }>(
      `select id from lounges
       where is_active and auto_confirm and number_of_boards >= 4 and id <> $1
       order by id limit 200`,
      [stats.busyLoungeId],
    );
    const members = await pool.query<{ email: string }>(
      'select email from users order by id limit 200',
    );
    const loungeIds = others.rows.map(({ id }) => id);
    await pool.query('update lounges set max_upcoming = $1 where id = any($2)', [
      MAX_UPCOMING,
      [stats.busyLoungeId, ...loungeIds],
    ]);
    return {
      url,
      lounges,
      busyLoungeId: stats.busyLoungeId,
      loungeIds,
      memberEmails: members.rows.map(({ email }) => email),
    };
  });
}

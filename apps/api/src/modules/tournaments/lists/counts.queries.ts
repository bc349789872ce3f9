import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Counting {
  horizon: string;
  max: number;
}

const countOf = (db: Executor, p: Placeholders<Counting>, status: 'active' | 'upcoming') =>
  db
    .selectFrom(
      db
        .selectFrom('tournaments')
        .select('id')
        .where('status', '=', status)
        .where('starts_at', '>=', p('horizon'))
        .where('is_public', '=', true)
        .where('hidden_at', 'is', null)
        .where('status', '<>', 'draft')
        .limit(p('max'))
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'));

/** Public tournaments that are being played, and those to come: at most this many of each. */
export const countTournaments = prepared('tournaments.count', (db, p: Placeholders<Counting>) =>
  db.selectNoFrom([
    sql<number>`(${countOf(db, p, 'active')})`.as('active'),
    sql<number>`(${countOf(db, p, 'upcoming')})`.as('upcoming'),
  ]),
);

import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { factColumns, type Reader, summaries } from './club.select.ts';

type OfClub = Reader & { id: number };

/** All that a club's page shows, whether the reader may see it or not. */
export const getClub = prepared('clubs.getClub', (db, p: Placeholders<OfClub>) =>
  summaries(db, p)
    .leftJoin('forum_subforums as news', (join) =>
      join.onRef('news.club_id', '=', 'club.id').on('news.is_active', '=', true),
    )
    .select([
      'club.description',
      'club.created_at as createdAt',
      'lounge.address',
      'news.id as newsId',
      'news.thread_count as newsCount',
      sql<number>`(
        select count(*) from club_admissions open
        where open.club_id = club.id and open.invited_by is null
      )`.as('requestCount'),
    ])
    .where('club.id', '=', p('id')),
);

/** What the rules need to know of a club. */
export const getFacts = prepared('clubs.getFacts', (db, p: Placeholders<OfClub>) =>
  db
    .selectFrom('clubs as club')
    .select(factColumns(p))
    .select(['club.id', 'club.name', 'club.lounge_id as loungeId'])
    .where('club.id', '=', p('id')),
);

/** Changes of a club come one after the other. What is read behind the lock is read again. */
export const lockClub = prepared('clubs.lockClub', (db, p: Placeholders<{ id: number }>) =>
  db.selectFrom('clubs').select('id').where('id', '=', p('id')).forNoKeyUpdate(),
);

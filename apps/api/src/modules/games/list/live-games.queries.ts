import { type Executor, type Placeholders, preparedList } from '@oche/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Circle, loungesWithin } from '../../lounges/index.ts';
import { cardColumns, isUnblocked, type Onlooker } from './card.select.ts';
import { isFollowed, isForFollower } from './circle.select.ts';

/** Before this game, those that began last come first. */
interface Live extends Onlooker {
  beforeId: number;
  /** a game in which nothing has happened since then is not being played any more */
  since: string;
}

/**
 * Games that are being played. These are few at any time, however many there have been: they are found
 * first, by when something happened last, and only then put in their order.
 */
const liveGames = (
  db: Executor,
  p: Placeholders<Live>,
  filter: RawBuilder<SqlBool>,
  limit: number,
) =>
  db
    .with(
      (cte) => cte('live').materialized(),
      (cte) =>
        cte
          .selectFrom('games')
          .select('games.id')
          .where('status', '=', 'playing')
          .where('moved_at', '>', p('since'))
          .where('games.id', '<', p('beforeId'))
          .where(filter),
    )
    .selectFrom('live')
    .innerJoin('games', 'games.id', 'live.id')
    .leftJoin('lounges', (join) =>
      join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
    )
    .select(cardColumns)
    .where(isUnblocked(p))
    .orderBy('games.id', 'desc')
    .limit(limit);

export const listLive = preparedList('games.listLive', (db, p: Placeholders<Live>, limit) =>
  liveGames(db, p, sql<SqlBool>`games.visibility = 'public'`, limit),
);

export const listLiveNear = preparedList(
  'games.listLiveNear',
  (db, p: Placeholders<Live & Circle>, limit) =>
    liveGames(
      db,
      p,
      sql<SqlBool>`games.visibility = 'public' and games.lounge_id in (${loungesWithin(p)})`,
      limit,
    ),
);

export const listLiveFollowed = preparedList(
  'games.listLiveFollowed',
  (db, p: Placeholders<Live & { followerId: string }>, limit) =>
    liveGames(db, p, sql<SqlBool>`${isFollowed(p)} and ${isForFollower(p)}`, limit),
);

export const listLiveAtLounge = preparedList(
  'games.listLiveAtLounge',
  (db, p: Placeholders<Live & { loungeId: number }>, limit) =>
    liveGames(
      db,
      p,
      sql<SqlBool>`games.visibility = 'public' and games.lounge_id = ${p('loungeId')}`,
      limit,
    ),
);

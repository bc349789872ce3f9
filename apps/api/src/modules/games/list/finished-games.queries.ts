import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Circle, loungesWithin } from '../../lounges/index.ts';
import { markersOf, membersOf } from '../moves/moves.queries.ts';
import { blockedOf, friendsOf } from '../players/watched.select.ts';
import { cardColumns, isUnblocked, type Onlooker } from './card.select.ts';
import { type Follower, isForFollower } from './circle.select.ts';

/** Before this one, the last that ended come first. */
interface Ended extends Onlooker {
  endedAt: string;
  beforeId: number;
}

const isOver = sql<SqlBool>`games.finished_at is not null and games.status <> 'annulled'`;
const isPublic = sql<SqlBool>`games.visibility = 'public'`;
const isBefore = (p: Placeholders<Ended>) =>
  sql<SqlBool>`(games.finished_at, games.id) < (${p('endedAt')}::timestamptz, ${p('beforeId')}::bigint)`;

/** The cards of games that were found by an index, each once, in the order of the list. */
const cards = (db: Executor, found: RawBuilder<{ id: number }>, limit: number) =>
  db
    .selectFrom(found.as('found'))
    .innerJoin('games', 'games.id', 'found.id')
    .leftJoin('lounges', (join) =>
      join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
    )
    .select(cardColumns)
    .orderBy('games.finished_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(limit);

export const listFinished = preparedList(
  'games.listFinished',
  (db, p: Placeholders<Ended>, limit) =>
    cards(
      db,
      sql<{ id: number }>`(
        select games.id from games
        where ${isOver} and ${isPublic} and ${isBefore(p)} and ${isUnblocked(p)}
        order by games.finished_at desc, games.id desc limit ${sql.lit(limit)}
      )`,
      limit,
    ),
);

/** The last few of each lounge; the page is made of these. */
export const listFinishedNear = preparedList(
  'games.listFinishedNear',
  (db, p: Placeholders<Ended & Circle>, limit) =>
    cards(
      db,
      sql<{ id: number }>`(
        select own.id from (${loungesWithin(p)}) as lounge
        cross join lateral (
          select games.id, games.finished_at from games
          where games.lounge_id = lounge.id
            and ${isOver} and ${isPublic} and ${isBefore(p)} and ${isUnblocked(p)}
          order by games.finished_at desc, games.id desc limit ${sql.lit(limit)}
        ) as own
        order by own.finished_at desc, own.id desc limit ${sql.lit(limit)}
      )`,
      limit,
    ),
);

/** The last few of each member that the viewer follows; a game of two of them is listed once. */
export const listFinishedFollowed = preparedList(
  'games.listFinishedFollowed',
  (db, p: Placeholders<Ended & Follower>, limit) =>
    cards(
      db,
      sql<{ id: number }>`(
        select distinct own.id, own.finished_at from user_follows as followed
        cross join lateral (
          select games.id, games.finished_at from game_results as result
          join games on games.id = result.game_id
          where result.user_id = followed.followed_id
            and (result.finished_at, result.game_id)
              < (${p('endedAt')}::timestamptz, ${p('beforeId')}::bigint)
            and ${isOver} and ${isForFollower(p)} and ${isUnblocked(p)}
          order by result.finished_at desc, result.game_id desc limit ${sql.lit(limit)}
        ) as own
        where followed.follower_id = ${p('followerId')}::text
        order by own.finished_at desc, own.id desc limit ${sql.lit(limit)}
      )`,
      limit,
    ),
);

/** A member's own games, those that began last first; a game that never came about isn't listed. */
export const listOwn = preparedList(
  'games.listOwn',
  (db, p: Placeholders<{ memberId: string; beforeId: number }>, limit) =>
    db
      .selectFrom('game_players as own')
      .innerJoin('games', 'games.id', 'own.game_id')
      .leftJoin('lounges', (join) =>
        join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
      )
      .select(cardColumns)
      .where('own.user_id', '=', p('memberId'))
      .where('own.game_id', '<', p('beforeId'))
      .where(sql<SqlBool>`games.status not in ('declined', 'cancelled', 'expired')`)
      .orderBy('own.game_id', 'desc')
      .limit(limit),
);

/** Games by their ids, with what decides who may watch them. */
export const listCards = prepared('games.listCards', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('games')
    .leftJoin('lounges', (join) =>
      join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
    )
    .select(cardColumns)
    .select([
      'games.visibility',
      membersOf.as('members'),
      markersOf.as('markers'),
      blockedOf.as('blocked'),
      friendsOf.as('friends'),
    ])
    .where(sql<SqlBool>`games.id = any(${p('ids')}::bigint[])`)
    .orderBy('games.id'),
);

/** What is documented: completed games of two members, of whom the reader may see both. */
export const listResults = preparedList(
  'games.listResults',
  (db, p: Placeholders<Onlooker & { memberId: string; beforeId: number }>, limit) =>
    db
      .selectFrom('games')
      .innerJoin('game_players as first', (join) =>
        join.onRef('first.game_id', '=', 'games.id').on('first.side', '=', 0),
      )
      .innerJoin('game_players as second', (join) =>
        join.onRef('second.game_id', '=', 'games.id').on('second.side', '=', 1),
      )
      .select([
        'games.id',
        'first.user_id as player1Id',
        'second.user_id as player2Id',
        'games.winner_side as winnerSide',
      ])
      .$narrowType<{ player1Id: string; player2Id: string; winnerSide: number }>()
      .where('games.status', '=', 'completed')
      .where('games.winner_side', 'is not', null)
      .where(sql<SqlBool>`games.setup -> 'sides' = '[1, 1]'::jsonb`)
      .where('first.user_id', 'is not', null)
      .where('second.user_id', 'is not', null)
      .where(
        sql<SqlBool>`(
          games.visibility = 'public'
          or ${p('memberId')}::text in (first.user_id, second.user_id)
        )`,
      )
      .where(isUnblocked(p))
      .where('games.id', '<', p('beforeId'))
      .orderBy('games.id', 'desc')
      .limit(limit),
);

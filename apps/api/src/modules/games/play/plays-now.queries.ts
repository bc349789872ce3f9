import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a public game is being played, and none of its players blocks a member, or is blocked. */
const mayHear = (memberId: RawBuilder<string>): RawBuilder<SqlBool> => sql<SqlBool>`(
  games.status = 'playing' and games.visibility = 'public' and not exists (
    select from game_players as one join user_blocks as block on
      (block.blocker_id = one.user_id and block.blocked_id = ${memberId})
      or (block.blocker_id = ${memberId} and block.blocked_id = one.user_id)
    where one.game_id = games.id
  )
)`;

/**
 * Members who follow a player of a game, behind `after` in the order of their ids. Left out are those who play or score
 * it themselves, and those who have heard of that player in the day before: of a whole evening of games only the first
 * is told.
 */
export const listFollowers = prepared(
  'games.listFollowers',
  (db, p: Placeholders<{ gameId: number; kind: string; after: string; limit: number }>) =>
    db
      .selectFrom('games')
      .innerJoin('game_players as player', 'player.game_id', 'games.id')
      .innerJoin('user_follows as follow', 'follow.followed_id', 'player.user_id')
      .select('follow.follower_id as userId')
      .distinct()
      .where('games.id', '=', p('gameId'))
      .where('player.accepted_at', 'is not', null)
      .where('follow.follower_id', '>', p('after'))
      .whereRef('follow.follower_id', '<>', 'games.created_by')
      .where(mayHear(sql`follow.follower_id`))
      .where(
        sql<boolean>`not exists (
          select from game_players as own
          where own.game_id = games.id and own.user_id = follow.follower_id
        )`,
      )
      .where(
        sql<boolean>`not exists (
          select from notification_groups entry
          join notifications told on told.group_id = entry.id
          join game_players as before on before.game_id = (told.payload ->> 'gameId')::bigint
          where entry.recipient_id = follow.follower_id and entry.kind = ${p('kind')}
            and entry.latest_at > games.moved_at - interval '1 day'
            and before.user_id = follow.followed_id and before.game_id <> games.id
        )`,
      )
      .orderBy('follow.follower_id')
      .limit(sql<number>`${p('limit')}::int`),
);

/** Games that are being played, for each of these members with a player whom they follow. */
export const listPlaying = prepared(
  'games.listPlaying',
  (db, p: Placeholders<{ ids: number[]; memberIds: string[] }>) =>
    db
      .selectFrom('games')
      .innerJoin('game_players as player', 'player.game_id', 'games.id')
      .innerJoin('users', 'users.id', 'player.user_id')
      .innerJoin('user_follows as follow', 'follow.followed_id', 'player.user_id')
      .leftJoin('lounges', (join) =>
        join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
      )
      .distinctOn(['games.id', 'follow.follower_id'])
      .select([
        'games.id',
        'follow.follower_id as memberId',
        'users.first_name as name',
        sql<'x01' | 'cricket'>`games.kind`.as('kind'),
        sql<number | null>`(games.setup -> 'rules' ->> 'start')::integer`.as('start'),
        'lounges.name as lounge',
        sql<string | null>`(
          select string_agg(coalesce(person.first_name, other.guest_name, '–'), ' & '
            order by other.side, other.place)
          from game_players as other left join users as person on person.id = other.user_id
          where other.game_id = games.id and other.side <> player.side
        )`.as('others'),
      ])
      .where('games.id', '=', anyOfIds(p('ids')))
      .where(sql<boolean>`follow.follower_id = any(${p('memberIds')}::text[])`)
      .where('player.accepted_at', 'is not', null)
      .where(mayHear(sql`follow.follower_id`))
      .orderBy('games.id')
      .orderBy('follow.follower_id')
      .orderBy('player.side')
      .orderBy('player.place'),
);

/** Whether the recipient of the row `item` of notifications follows a player who plays there now. */
export const isPlayingFor = sql<boolean>`exists (
  select from games
  join game_players as player on player.game_id = games.id and player.accepted_at is not null
  join user_follows as follow on follow.followed_id = player.user_id
  where games.id = (item.payload ->> 'gameId')::bigint and follow.follower_id = item.recipient_id
    and ${mayHear(sql`item.recipient_id`)}
)`;

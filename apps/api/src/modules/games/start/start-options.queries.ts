import type { Setup } from '@oche/darts/game';
import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { sectionSeen, seenBy, type Viewer } from '../../people/index.ts';

/** The latest game of a member, or a certain one in which they play. */
export const getGameOf = prepared(
  'games.getGameOf',
  (db, p: Placeholders<{ userId: string; gameId: number | null }>) =>
    db
      .selectFrom('game_players as own')
      .innerJoin('games', 'games.id', 'own.game_id')
      .select([
        'games.id',
        'own.side as ownSide',
        sql<Setup>`games.setup`.as('setup'),
        sql<'public' | 'friends' | 'private'>`games.visibility`.as('visibility'),
        'games.lounge_id as loungeId',
        'games.board_id as boardId',
        'games.is_remote as isRemote',
        'games.with_camera as withCamera',
      ])
      .where('own.user_id', '=', p('userId'))
      .where(sql<boolean>`(${p('gameId')}::bigint is null or own.game_id = ${p('gameId')}::bigint)`)
      .orderBy('own.game_id', 'desc')
      .limit(1),
);

const name = [
  'users.id as userId',
  'profiles.username',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.profile_image_url as profileImageUrl',
] as const;

/** Who played in a game, by side and place: members whom the reader may see, and guests. */
export const listPlayersSeen = prepared(
  'games.listPlayersSeen',
  (db, p: Placeholders<Viewer & { gameId: number }>) =>
    db
      .selectFrom('game_players as player')
      .leftJoin('users', (join) =>
        join
          .onRef('users.id', '=', 'player.user_id')
          .on(({ exists, selectFrom }) =>
            exists(
              selectFrom('profiles')
                .select('profiles.user_id')
                .whereRef('profiles.user_id', '=', 'users.id')
                .where(seenBy(p), '<>', 'none'),
            ),
          ),
      )
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'player.side',
        'player.guest_name as guestName',
        'player.machine_average as machineAverage',
        ...name,
      ])
      .where('player.game_id', '=', p('gameId'))
      .orderBy('player.side')
      .orderBy('player.place'),
);

/** How many of a member's latest games are looked at for people and places. */
const GAMES_BACK = 60;

const latestGames = (p: Placeholders<{ viewerId: string }>) => sql<{ game_id: number }>`(
  select game_id from game_players where user_id = ${p('viewerId')}
  order by game_id desc limit ${sql.lit(GAMES_BACK)}
)`;

/** Those whom the reader has played with, the latest first: members and guests. */
export const listRecent = prepared(
  'games.listRecentOpponents',
  (db, p: Placeholders<Viewer & { limit: number }>) =>
    db
      .selectFrom(latestGames(p).as('latest'))
      .innerJoin('game_players as player', 'player.game_id', 'latest.game_id')
      .leftJoin('users', 'users.id', 'player.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'player.user_id')
      .select([sql<string | null>`min(player.guest_name)`.as('guestName'), ...name])
      .where(sql<boolean>`player.user_id is distinct from ${p('viewerId')}`)
      .where('player.machine_seed', 'is', null)
      .where(({ or, eb }) =>
        or([eb('player.guest_name', 'is not', null), eb(seenBy(p), '<>', 'none')]),
      )
      .groupBy(['users.id', 'profiles.username', sql`lower(player.guest_name)`])
      .orderBy(({ fn }) => fn.max('player.game_id'), 'desc')
      .limit(p('limit')),
);

/** How many of the latest games make somebody's average. */
const GAMES_AVERAGED = 20;

/** What a member averages with three darts in their latest games of X01; null without any. */
export const getAverage = prepared(
  'games.getOwnAverage',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('game_results')
          .select(['points', 'darts'])
          .where('user_id', '=', p('userId'))
          .where('kind', '=', 'x01')
          .where('darts', '>', 0)
          .orderBy('finished_at', 'desc')
          .orderBy('game_id', 'desc')
          .limit(sql.lit(GAMES_AVERAGED))
          .as('latest'),
      )
      .select(
        sql<number | null>`(sum(points) * 3 / nullif(sum(darts), 0)::float8)::float8`.as('average'),
      ),
);

/** Friends who show the reader how they play, with what they average at X01 since then; the best first. */
export const listFriendsAverages = prepared(
  'games.listFriendsAverages',
  (db, p: Placeholders<Viewer & { since: Date; friendId: string | null; limit: number }>) =>
    db
      .selectFrom('friendships as friend')
      .innerJoin('users', 'users.id', 'friend.friend_id')
      .innerJoin('profiles', 'profiles.user_id', 'friend.friend_id')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('game_results as result')
            .select(
              sql<number>`(sum(result.points) * 3 / sum(result.darts)::float8)::float8`.as(
                'average',
              ),
            )
            .whereRef('result.user_id', '=', 'friend.friend_id')
            .where('result.kind', '=', 'x01')
            .where('result.darts', '>', 0)
            .where(sql<boolean>`result.finished_at >= ${p('since')}::timestamptz`)
            .as('thrown'),
        (join) => join.on('thrown.average', 'is not', null),
      )
      .select(name)
      .select('thrown.average')
      .where('friend.user_id', '=', p('viewerId'))
      .where(
        sql<boolean>`(${p('friendId')}::text is null or friend.friend_id = ${p('friendId')}::text)`,
      )
      .where(sectionSeen(p, 'statistics'))
      .orderBy('thrown.average', 'desc')
      .orderBy('users.id')
      .limit(p('limit')),
);

/** Those whom the reader follows, the latest first. */
export const listFollowed = prepared(
  'games.listFollowedPlayers',
  (db, p: Placeholders<Viewer & { limit: number }>) =>
    db
      .selectFrom('user_follows as follow')
      .innerJoin('users', 'users.id', 'follow.followed_id')
      .innerJoin('profiles', 'profiles.user_id', 'follow.followed_id')
      .select(name)
      .where('follow.follower_id', '=', p('viewerId'))
      .where(seenBy(p), '<>', 'none')
      .orderBy('follow.created_at', 'desc')
      .orderBy('follow.followed_id', 'desc')
      .limit(p('limit')),
);

export const getPersonSeen = prepared(
  'games.getPersonSeen',
  (db, p: Placeholders<Viewer & { userId: string }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(name)
      .where('users.id', '=', p('userId'))
      .where(seenBy(p), '<>', 'none'),
);

/** Lounges where the reader may want to play, with their boards: asked for, played in, favourites. */
export const listLounges = prepared(
  'games.listPlacesToPlay',
  (db, p: Placeholders<{ viewerId: string; loungeId: number | null; limit: number }>) =>
    db
      .selectFrom(
        sql<{ lounge_id: number; rank: number }>`(
          select lounge_id, min(rank) as rank from (
            select ${p('loungeId')}::bigint as lounge_id, 0 as rank
            union all
            select games.lounge_id, 1 from ${latestGames(p)} latest join games on games.id = latest.game_id
            union all
            select lounge_id, 2 from lounge_favourites where user_id = ${p('viewerId')}
          ) wanted group by lounge_id
        )`.as('wanted'),
      )
      .innerJoin('lounges', 'lounges.id', 'wanted.lounge_id')
      .select([
        'lounges.id',
        'lounges.name',
        sql<{ id: number; name: string }[]>`coalesce((
          select jsonb_agg(jsonb_build_object('id', board.id, 'name', board.name) order by board.position)
          from lounge_boards board where board.lounge_id = lounges.id and board.removed_at is null
        ), '[]')`.as('boards'),
      ])
      .where('lounges.is_active', '=', true)
      .orderBy('wanted.rank')
      .orderBy('lounges.name')
      .limit(p('limit')),
);

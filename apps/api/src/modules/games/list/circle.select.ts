import type { Placeholders } from '@oche/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export interface Follower {
  followerId: string;
}

/** The member follows somebody who plays. */
export const isFollowed = (p: Placeholders<Follower>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from game_players as player
  join user_follows as follow on follow.followed_id = player.user_id
  where player.game_id = games.id and player.accepted_at is not null
    and follow.follower_id = ${p('followerId')}::text
)`;

/** A public game, or one for friends with a player who is the member's friend. */
export const isForFollower = (p: Placeholders<Follower>): RawBuilder<SqlBool> => sql<SqlBool>`(
  games.visibility = 'public' or games.visibility = 'friends' and exists (
    select from game_players as player
    join friendships as friend on friend.user_id = player.user_id
    where player.game_id = games.id and friend.friend_id = ${p('followerId')}::text
  )
)`;

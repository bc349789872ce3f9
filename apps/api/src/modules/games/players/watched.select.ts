import { sql } from 'kysely';

/** Columns over `games` that say who may watch a game, and who plays it. */

const membersOfGame = sql`select player.user_id from game_players as player
  where player.game_id = games.id and player.user_id is not null`;

export const blockedOf = sql<readonly string[]>`array(
  select blocked_id from user_blocks where blocker_id in (${membersOfGame})
  union
  select blocker_id from user_blocks where blocked_id in (${membersOfGame})
)`;

export const friendsOf = sql<readonly string[]>`case
  when games.visibility = 'friends' then array(
    select friend_id from friendships where user_id in (${membersOfGame})
  )
  else '{}'::text[]
end`;

export interface PlayerRow {
  side: number;
  place: number;
  guestName: string | null;
  machineAverage: number | null;
  hasAccepted: boolean;
  userId: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/** Who plays, by side and place. Who has accepted is named, as the author of a post is. */
export const playersOf = sql<PlayerRow[]>`array(
  select jsonb_build_object(
    'side', player.side,
    'place', player.place,
    'guestName', player.guest_name,
    'machineAverage', player.machine_average,
    'hasAccepted', player.user_id is null or player.accepted_at is not null,
    'userId', player.user_id,
    'username', profiles.username,
    'firstName', users.first_name,
    'lastName', users.last_name,
    'profileImageUrl', users.profile_image_url
  )
  from game_players as player
  left join users on users.id = player.user_id
  left join profiles on profiles.user_id = player.user_id
  where player.game_id = games.id
  order by player.side, player.place
)`;

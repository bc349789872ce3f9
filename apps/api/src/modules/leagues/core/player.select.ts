import type { Executor, Placeholders } from '@oche/db';
import type { LeaguePlayer } from '@oche/validators/leagues/team';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { isSeen, seenBy, type Viewer } from '../../people/index.ts';

/** Who reads names of players: who runs the league, and who leads a team that they play for, knows who they are. */
export interface PlayerViewer extends Viewer {
  isTrusted: boolean;
}

/** Players with their account, where they have one. */
export const seenPlayers = (db: Executor) =>
  db
    .selectFrom('league_players as player')
    .leftJoin('users', 'users.id', 'player.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'player.user_id');

/** As anybody sees people; who left bears no name of theirs any more, so it can be shown. */
const isNamed = (p: Placeholders<PlayerViewer>) =>
  sql<boolean>`(${p('isTrusted')}::boolean or users.status = 'deleted' or ${isSeen(p)})`;

/** A player as this viewer may know them. */
export const playerColumns = (p: Placeholders<PlayerViewer>) =>
  [
    'player.id as playerId',
    'player.name as playerName',
    sql<Person | null>`case when player.user_id is not null and ${isNamed(p)} then jsonb_build_object(
      'id', users.id, 'username', profiles.username::text,
      'firstName', users.first_name, 'lastName', users.last_name,
      'profileImageUrl', users.profile_image_url,
      'userType', case when ${seenBy(p)} = 'full' then users.user_type end,
      'role', nullif(users.role, 'user')
    ) end`.as('person'),
  ] as const;

interface PlayerRow {
  playerId: number;
  playerName: string | null;
  person: Person | null;
}

export const toPlayer = ({ playerId, playerName, person }: PlayerRow): LeaguePlayer => ({
  id: playerId,
  person,
  name: playerName,
});

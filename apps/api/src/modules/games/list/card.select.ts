import type { Position, Setup } from '@oche/darts/game';
import type { Placeholders } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { playersOf } from '../players/watched.select.ts';

/** What a card shows, over `games` and, where there is one, `lounges`. */
export const cardColumns = [
  'games.id',
  sql<GameStatus>`games.status`.as('status'),
  'games.created_by as createdBy',
  'games.revision',
  sql<Setup>`games.setup`.as('setup'),
  sql<Position>`games.position`.as('position'),
  'games.winner_side as winnerSide',
  'games.created_at as createdAt',
  'games.finished_at as finishedAt',
  'lounges.id as loungeId',
  'lounges.name as loungeName',
  'lounges.city as loungeCity',
  playersOf.as('players'),
] as const;

/** Who looks at a list: empty for a visitor, and for moderators, who see what blocks would hide. */
export interface Onlooker {
  onlookerId: string;
}

/** No player is blocked by the viewer, or blocks them. */
export const isUnblocked = (
  p: Placeholders<Onlooker>,
): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from game_players as one
  where one.game_id = games.id and one.user_id in (
    select blocked_id from user_blocks where blocker_id = ${p('onlookerId')}::text
    union all
    select blocker_id from user_blocks where blocked_id = ${p('onlookerId')}::text
  )
)`;

import { type Placeholders, prepared } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';
import { markersOf, membersOf } from '../moves/moves.queries.ts';

/** What says who scores a game, and where it is played. */
export const getScored = prepared('games.getScored', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .select([
      'created_by as createdBy',
      'visibility',
      sql<GameStatus>`status`.as('status'),
      'lounge_id as loungeId',
      'is_remote as isRemote',
      membersOf.as('members'),
      markersOf.as('markers'),
    ])
    .where('id', '=', p('gameId')),
);

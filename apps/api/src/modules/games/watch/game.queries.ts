import type { Entry, Setup } from '@oche/darts/game';
import type { Move } from '@oche/darts/moves';
import { type Placeholders, prepared } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';
import { machineOf, markersOf, membersOf } from '../moves/moves.queries.ts';
import { blockedOf, friendsOf, playersOf } from '../players/watched.select.ts';

const facts = [
  'games.id',
  'games.created_by as createdBy',
  'games.visibility',
  sql<GameStatus>`games.status`.as('status'),
  'games.revision',
  'games.device_id as deviceId',
  'games.is_remote as isRemote',
  membersOf.as('members'),
  markersOf.as('markers'),
  blockedOf.as('blocked'),
  friendsOf.as('friends'),
] as const;

/** What the page of a game shows, as it was at one moment: entries and revision belong together. */
export const getGame = prepared('games.getGame', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .leftJoin('lounges', (join) =>
      join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
    )
    .leftJoin('lounge_boards as board', 'board.id', 'games.board_id')
    .select([
      ...facts,
      sql<Setup>`games.setup`.as('setup'),
      'games.winner_side as winnerSide',
      'games.with_camera as withCamera',
      'games.created_at as createdAt',
      'games.finished_at as finishedAt',
      'games.ended_by as endedBy',
      'games.is_resigned as isResigned',
      'games.confirm_until as confirmUntil',
      'lounges.id as loungeId',
      'lounges.name as loungeName',
      'lounges.city as loungeCity',
      'board.name as boardName',
      playersOf.as('players'),
      machineOf.as('machine'),
      sql<Entry[][]>`array(
        select leg.entries from game_legs as leg
        where leg.game_id = games.id order by leg.number
      )`.as('legs'),
    ])
    .where('games.id', '=', p('gameId')),
);

/** What a watcher has missed: the game as it is now, and the moves after a revision. */
export const getMissed = prepared(
  'games.getMissed',
  (db, p: Placeholders<{ gameId: number; after: number; limit: number }>) =>
    db
      .selectFrom('games')
      .select([
        ...facts,
        sql<Move[]>`array(
          select one.move from (
            select move, revision from game_moves
            where game_id = games.id and revision > ${p('after')}
            order by revision limit ${p('limit')}
          ) as one order by one.revision
        )`.as('moves'),
      ])
      .where('games.id', '=', p('gameId')),
);

import type { Entry, Setup } from '@oche/darts/game';
import type { Move } from '@oche/darts/moves';
import { type Placeholders, prepared } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';
import { markersOf, membersOf } from '../moves/moves.queries.ts';
import { blockedOf, friendsOf, playersOf } from '../players/watched.select.ts';

/** A game as it was at one moment, with the moves after a revision: entries, revision and moves belong together. */
export const getStreamed = prepared(
  'games.getStreamed',
  (db, p: Placeholders<{ gameId: number; after: number; limit: number }>) =>
    db
      .selectFrom('games')
      .leftJoin('lounges', (join) =>
        join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
      )
      .leftJoin('lounge_boards as board', 'board.id', 'games.board_id')
      .select([
        'games.id',
        'games.created_by as createdBy',
        'games.visibility',
        sql<GameStatus>`games.status`.as('status'),
        'games.revision',
        'games.winner_side as winnerSide',
        'games.created_at as createdAt',
        'games.finished_at as finishedAt',
        'lounges.id as loungeId',
        'lounges.name as loungeName',
        'lounges.city as loungeCity',
        'board.name as boardName',
        membersOf.as('members'),
        markersOf.as('markers'),
        blockedOf.as('blocked'),
        friendsOf.as('friends'),
        playersOf.as('players'),
        sql<Setup>`games.setup`.as('setup'),
        sql<Entry[][]>`array(
          select leg.entries from game_legs as leg
          where leg.game_id = games.id order by leg.number
        )`.as('legs'),
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

/** All moves of a game up to a revision, in their order. */
export const listMovesUntil = prepared(
  'games.listMovesUntil',
  (db, p: Placeholders<{ gameId: number; until: number }>) =>
    db
      .selectFrom('game_moves')
      .select(sql<Move>`move`.as('move'))
      .where('game_id', '=', p('gameId'))
      .where('revision', '<=', p('until'))
      .orderBy('revision'),
);

import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { BoardEvent } from '../../../lib/declared/board-hosts.ts';

/** What is played where a tablet is: before the first match it waits, and after the last one its right has ended. */
export const eventOfTablet = sql<BoardEvent>`
  select tournament.name as "eventName", board.name as "boardName",
    board.lounge_board_id as "loungeBoardId", tournament.revision,
    case when tournament.status in ('upcoming', 'active') then tournament.status else 'over' end as status
  from tournaments as tournament
  join tournament_boards as board on board.tournament_id = tournament.id
  where tournament.id = tablet.host_id and board.id = tablet.board_id`;

interface Board {
  tournamentId: number;
  boardId: number;
}

/** The match that is called to a board. */
export const getMatchHere = prepared(
  'tournaments.getMatchHere',
  (db, p: Placeholders<{ boardId: number }>) =>
    db
      .selectFrom('tournament_calls as call')
      .innerJoin('tournament_matches as match', 'match.id', 'call.match_id')
      .select([
        'match.id',
        'match.number',
        'match.stage',
        'match.round',
        'match.status',
        'match.entry_a as a',
        'match.entry_b as b',
        'match.game_id as gameId',
        'call.marker_id as markerId',
      ])
      .where('call.board_id', '=', p('boardId'))
      .where('call.ended_at', 'is', null),
);

/** What was called to a board last, also when it is over. */
export const getLastCall = prepared('tournaments.getLastCall', (db, p: Placeholders<Board>) =>
  db
    .selectFrom('tournament_calls')
    .select(['id', 'match_id as matchId', 'marker_id as markerId', 'ended_at as endedAt'])
    .where('tournament_id', '=', p('tournamentId'))
    .where('board_id', '=', p('boardId'))
    .orderBy('id', 'desc')
    .limit(1),
);

/** A match is at its board again; refused by a unique index when that is taken. */
export const resumeCall = prepared(
  'tournaments.resumeCall',
  (db, p: Placeholders<{ callId: number; markerId: number | null }>) =>
    db
      .updateTable('tournament_calls')
      .set({ ended_at: null, marker_id: p('markerId') })
      .where('id', '=', p('callId')),
);

/** The result at a board before. */
export const getLastHere = prepared('tournaments.getLastHere', (db, p: Placeholders<Board>) =>
  db
    .selectFrom('tournament_calls as call')
    .innerJoin('tournament_matches as match', 'match.id', 'call.match_id')
    .select([
      'match.number',
      'match.entry_a as a',
      'match.entry_b as b',
      'match.score_a as scoreA',
      'match.score_b as scoreB',
      'match.winner',
      'match.source',
      'match.game_id as gameId',
    ])
    .where('call.tournament_id', '=', p('tournamentId'))
    .where('call.board_id', '=', p('boardId'))
    .where('match.status', '=', 'played')
    .where('call.ended_at', 'is not', null)
    .orderBy('call.ended_at', 'desc')
    .limit(1),
);

/**
 * Whether a game is or was that of a match which was called to this board last: a device that was offline may
 * send once more what has arrived already.
 */
export const isGameHere = prepared(
  'tournaments.isGameHere',
  (db, p: Placeholders<{ boardId: number; gameId: number }>) =>
    db
      .selectFrom('tournament_matches as match')
      .innerJoin('tournament_calls as call', 'call.match_id', 'match.id')
      .select('match.id')
      .where('match.game_id', '=', p('gameId'))
      .where('call.board_id', '=', p('boardId'))
      .where(
        sql<boolean>`not exists (
          select from tournament_calls later
          where later.match_id = call.match_id and later.id > call.id
        )`,
      ),
);

/** The public tournament that is played at a board of a lounge; of two, where somebody plays. */
export const getAtLoungeBoard = prepared(
  'tournaments.getAtLoungeBoard',
  (db, p: Placeholders<{ loungeBoardId: number }>) =>
    db
      .selectFrom('tournament_boards as board')
      .innerJoin('tournaments as tournament', 'tournament.id', 'board.tournament_id')
      .leftJoin('tournament_calls as call', (join) =>
        join.onRef('call.board_id', '=', 'board.id').on('call.ended_at', 'is', null),
      )
      .select(['tournament.id as hostId', 'board.id as boardId'])
      .where('board.lounge_board_id', '=', p('loungeBoardId'))
      .where('tournament.status', '=', 'active')
      .where('tournament.is_public', '=', true)
      .where('tournament.hidden_at', 'is', null)
      .orderBy('call.id', (order) => order.desc().nullsLast())
      .orderBy('tournament.id', 'desc')
      .limit(1),
);

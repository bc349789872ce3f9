import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Whether a member belongs to the entry that marks a match, or that has marked it. */
export const isMarkedBy = prepared(
  'tournaments.isMarkedBy',
  (db, p: Placeholders<{ matchId: number; userId: string }>) =>
    db
      .selectFrom('tournament_calls as call')
      .innerJoin('tournament_entry_players as player', 'player.entry_id', 'call.marker_id')
      .select('call.id')
      .where('call.match_id', '=', p('matchId'))
      .where('player.user_id', '=', p('userId'))
      .limit(1),
);

/** The game of a match that is at a board, with the members who mark it. */
export const getMarked = prepared(
  'tournaments.getMarked',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .selectFrom('tournament_calls as call')
      .innerJoin('tournament_matches as match', 'match.id', 'call.match_id')
      .select([
        'match.game_id as gameId',
        sql<string[]>`array(
          select player.user_id from tournament_entry_players player
          where player.entry_id = call.marker_id and player.user_id is not null
        )`.as('userIds'),
      ])
      .where('call.match_id', '=', p('matchId'))
      .where('call.ended_at', 'is', null),
);

/** Matches at boards of a tournament that a member marks at this moment. */
export const listMarkedBy = prepared(
  'tournaments.listMarkedBy',
  (db, p: Placeholders<{ tournamentId: number; userId: string }>) =>
    db
      .selectFrom('tournament_calls as call')
      .innerJoin('tournament_entry_players as player', 'player.entry_id', 'call.marker_id')
      .select('call.match_id as matchId')
      .where('call.tournament_id', '=', p('tournamentId'))
      .where('call.ended_at', 'is', null)
      .where('player.user_id', '=', p('userId')),
);

import { type Placeholders, prepared } from '@oche/db';
import { MARKER_DEFAULT, REST_MINUTES_DEFAULT } from '@oche/validators/tournaments/schemas';
import { sql } from 'kysely';

interface Tournament {
  tournamentId: number;
}

/** How matches are called at a tournament. */
export const getEvening = prepared('tournaments.getEvening', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournaments as tournament')
    .leftJoin('tournament_evenings as evening', 'evening.tournament_id', 'tournament.id')
    .select([
      'tournament.status',
      sql<boolean>`coalesce(evening.is_calling, true)`.as('isCalling'),
      sql<number>`coalesce(evening.rest_minutes, ${sql.lit(REST_MINUTES_DEFAULT)})`.as(
        'restMinutes',
      ),
      sql<'loser' | 'winner' | 'nobody'>`coalesce(evening.marker, ${sql.lit(MARKER_DEFAULT)})`.as(
        'marker',
      ),
    ])
    .where('tournament.id', '=', p('tournamentId')),
);

/** The boards of a tournament in their order, with who is on them and who was there last. */
export const listBoards = prepared('tournaments.listBoards', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_boards as board')
    .leftJoin('tournament_calls as call', (join) =>
      join.onRef('call.board_id', '=', 'board.id').on('call.ended_at', 'is', null),
    )
    .leftJoin('tournament_matches as match', 'match.id', 'call.match_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tournament_calls as past')
          .innerJoin('tournament_matches as ended', 'ended.id', 'past.match_id')
          .select([
            'past.id',
            sql<
              number | null
            >`case ended.winner when 0 then ended.entry_a when 1 then ended.entry_b end`.as(
              'winner',
            ),
            sql<
              number | null
            >`case ended.winner when 0 then ended.entry_b when 1 then ended.entry_a end`.as(
              'loser',
            ),
          ])
          .whereRef('past.tournament_id', '=', 'board.tournament_id')
          .whereRef('past.board_id', '=', 'board.id')
          .where('past.ended_at', 'is not', null)
          .orderBy('past.ended_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'board.id',
      'board.name',
      'board.lounge_board_id as loungeBoardId',
      'board.is_in_use as isInUse',
      'call.match_id as matchId',
      'call.called_at as calledAt',
      'call.again_at as againAt',
      'call.marker_id as markerId',
      'match.status',
      'match.game_id as gameId',
      'last.id as lastCallId',
      'last.winner',
      'last.loser',
      eb
        .exists(
          eb
            .selectFrom('tournament_calls as other')
            .select('other.id')
            .whereRef('other.lounge_board_id', '=', 'board.lounge_board_id')
            .whereRef('other.tournament_id', '<>', 'board.tournament_id')
            .where('other.ended_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('isTaken'),
    ])
    .where('board.tournament_id', '=', p('tournamentId'))
    .orderBy('board.id'),
);

/** Matches that can be played and that nobody has called. */
export const listOpen = prepared('tournaments.listOpen', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_matches as match')
    .leftJoin('tournament_held_matches as held', 'held.match_id', 'match.id')
    .leftJoin('tournament_first_matches as first', 'first.match_id', 'match.id')
    .select([
      'match.id',
      'match.number',
      'match.stage',
      'match.round',
      'match.entry_a as a',
      'match.entry_b as b',
      sql<boolean>`held.match_id is not null`.as('isHeld'),
      'first.put_at as firstAt',
    ])
    .where('match.tournament_id', '=', p('tournamentId'))
    .where('match.status', '=', 'open'),
);

/** What keeps entries from being called, wherever their members have played or play. */
export const listReadiness = prepared(
  'tournaments.listReadiness',
  (db, p: Placeholders<Tournament>) =>
    db
      .selectFrom('tournament_entries as entry')
      .innerJoin('tournament_entry_players as player', 'player.entry_id', 'entry.id')
      .leftJoin('tournament_board_wishes as wish', 'wish.entry_id', 'entry.id')
      .select([
        'entry.id',
        'wish.board_id as boardId',
        sql<boolean>`entry.status <> 'registered'`.as('isGone'),
        sql<boolean>`bool_or(
        exists (
          select from tournament_in_play playing
          where playing.entry_id = player.entry_id and playing.position = player.position
        ) or exists (
          select from tournament_in_play playing where playing.user_id = player.user_id
        )
      )`.as('isBusy'),
        sql<string | null>`max(greatest(
        player.played_until,
        (select max(elsewhere.played_until) from tournament_entry_players elsewhere
          where elsewhere.user_id = player.user_id and elsewhere.played_until is not null)
      ))`.as('playedUntil'),
      ])
      .where('entry.tournament_id', '=', p('tournamentId'))
      .groupBy(['entry.id', 'entry.status', 'wish.board_id']),
);

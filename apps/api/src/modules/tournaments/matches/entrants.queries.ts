import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export interface EntrantPlayer {
  userId: string | null;
  username: string | null;
  name: string;
}

/** All entries that have or had a seat, with who plays. Who enters a tournament is named there. */
export const listEntrants = prepared(
  'tournaments.listEntrants',
  (db, p: Placeholders<{ tournamentId: number; viewerId: string }>) =>
    db
      .selectFrom('tournament_entries as entry')
      .select([
        'entry.id',
        'entry.number',
        'entry.name',
        'entry.seed',
        'entry.status',
        'entry.place',
        'entry.checked_in_at as checkedInAt',
        sql<EntrantPlayer[]>`array(
          select jsonb_build_object(
            'userId', player.user_id,
            'username', profiles.username,
            'name', coalesce(player.guest_name, users.first_name || ' ' || users.last_name)
          )
          from tournament_entry_players player
          left join users on users.id = player.user_id
          left join profiles on profiles.user_id = player.user_id
          where player.entry_id = entry.id
          order by player.position
        )`.as('players'),
        sql<boolean>`exists (
          select from tournament_entry_players player
          where player.entry_id = entry.id and player.user_id = ${p('viewerId')}::text
        )`.as('isOwn'),
        // of a team the average; stored in hundredths
        sql<number | null>`(
          select avg(rated.rating) / 100 from tournament_entry_players player
          join ranking_ratings rated on rated.user_id = player.user_id
          where player.entry_id = entry.id
        )::float8`.as('rating'),
      ])
      .where('entry.tournament_id', '=', p('tournamentId'))
      .where('entry.status', '<>', 'waiting')
      .orderBy('entry.number'),
);

/**
 * How many minutes a leg takes each member of a tournament, from the games of theirs that ended last.
 */
export const listPaces = prepared(
  'tournaments.listPaces',
  (db, p: Placeholders<{ tournamentId: number; games: number }>) =>
    db
      .selectFrom('tournament_entry_players as player')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom((recent) =>
              recent
                .selectFrom('game_results as result')
                .innerJoin('games', 'games.id', 'result.game_id')
                .select([
                  sql<number>`extract(epoch from result.finished_at - games.created_at) / 60`.as(
                    'minutes',
                  ),
                  sql<number>`result.legs_won + result.legs_lost`.as('legs'),
                ])
                .whereRef('result.user_id', '=', 'player.user_id')
                .where('result.opponent_id', 'is not', null)
                .orderBy('result.finished_at', 'desc')
                .limit(p('games'))
                .as('recent'),
            )
            .select(
              sql<number | null>`(sum(recent.minutes) / nullif(sum(recent.legs), 0))::float8`.as(
                'minutes',
              ),
            )
            .as('pace'),
        (join) => join.onTrue(),
      )
      .select(['player.entry_id as entryId', 'pace.minutes'])
      .where('player.tournament_id', '=', p('tournamentId'))
      .where('player.user_id', 'is not', null)
      // who has left plays nothing more; and the index of those who are in begins with the tournament
      .where('player.is_in', '=', true)
      .where('pace.minutes', 'is not', null),
);

/**
 * How many boards a tournament has: its own that are in use, and those that are kept for it at its lounge.
 */
export const countBoards = prepared(
  'tournaments.countBoards',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournaments')
      .select([
        sql<number>`(
          select count(*)::int from tournament_boards as board
          where board.tournament_id = tournaments.id and board.is_in_use
        )`.as('own'),
        sql<number>`(
          select count(*)::int from board_occupancies as occupancy
          where occupancy.block_id = tournaments.block_id
        )`.as('kept'),
      ])
      .where('tournaments.id', '=', p('tournamentId')),
);

/** At which board matches are that have been called. */
export const listCalledBoards = prepared(
  'tournaments.listCalledBoards',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_calls as call')
      .innerJoin('tournament_boards as board', 'board.id', 'call.board_id')
      .select(['call.match_id as matchId', 'board.name'])
      .where('call.tournament_id', '=', p('tournamentId'))
      .where('call.ended_at', 'is', null),
);

import { type Placeholders, prepared } from '@oche/db';

export const getPlaces = prepared(
  'tournaments.getPlaces',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournaments')
      .select(['lounge_id as loungeId', 'club_id as clubId', 'series_id as seriesId'])
      .where('id', '=', p('tournamentId')),
);

export const listPlayers = prepared(
  'tournaments.listPlayersOfMatch',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .selectFrom('tournament_matches as match')
      .innerJoin('tournament_entry_players as player', (join) =>
        join.on((eb) =>
          eb.or([
            eb('player.entry_id', '=', eb.ref('match.entry_a')),
            eb('player.entry_id', '=', eb.ref('match.entry_b')),
          ]),
        ),
      )
      .select('player.user_id as userId')
      .where('match.id', '=', p('matchId'))
      .where('player.user_id', 'is not', null),
);

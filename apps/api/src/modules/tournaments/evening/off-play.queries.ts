import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Tournament {
  tournamentId: number;
}

/** Games that go on in matches of a tournament. */
export const listGamesOn = prepared('tournaments.listGamesOn', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_matches')
    .select(sql<number>`game_id`.as('gameId'))
    .where('tournament_id', '=', p('tournamentId'))
    .where('status', '=', 'playing')
    .where('game_id', 'is not', null)
    .orderBy('game_id'),
);

/** Puts back what is called or played; a trigger frees the players, the marker and the board. */
export const putAllBack = prepared('tournaments.putAllBack', (db, p: Placeholders<Tournament>) =>
  db
    .updateTable('tournament_matches')
    .set({ status: 'open', game_id: null, started_at: null })
    .where('tournament_id', '=', p('tournamentId'))
    .where('status', 'in', ['called', 'playing']),
);

/** What entries mark at this moment. */
export const listMarked = prepared(
  'tournaments.listMarkedByEntries',
  (db, p: Placeholders<Tournament & { entryIds: number[] }>) =>
    db
      .selectFrom('tournament_calls')
      .select('match_id as matchId')
      .where('tournament_id', '=', p('tournamentId'))
      .where('ended_at', 'is', null)
      .where('marker_id', '=', anyOfIds(p('entryIds')))
      .orderBy('match_id'),
);

import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const takeMarker = prepared(
  'tournaments.takeMarker',
  (db, p: Placeholders<{ matchId: number; markerId: number }>) =>
    db
      .insertInto('tournament_in_play')
      .columns(['entry_id', 'position', 'user_id', 'match_id', 'is_marker'])
      .expression((eb) =>
        eb
          .selectFrom('tournament_entry_players as player')
          .select([
            'player.entry_id',
            'player.position',
            'player.user_id',
            sql<number>`${p('matchId')}::bigint`.as('match_id'),
            sql<boolean>`true`.as('is_marker'),
          ])
          .where('player.entry_id', '=', p('markerId'))
          .orderBy('player.position')
          .limit(1),
      ),
);

/** Whoever marked a match is free. */
export const freeMarker = prepared(
  'tournaments.freeMarker',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .deleteFrom('tournament_in_play')
      .where('match_id', '=', p('matchId'))
      .where('is_marker', '=', sql.lit(true)),
);

export const setMarker = prepared(
  'tournaments.setMarker',
  (db, p: Placeholders<{ matchId: number; markerId: number | null }>) =>
    db
      .updateTable('tournament_calls')
      .set({ marker_id: p('markerId') })
      .where('match_id', '=', p('matchId'))
      .where('ended_at', 'is', null)
      .returning('id'),
);

/** Of an entry that is in. */
export const getMarkerEntry = prepared(
  'tournaments.getMarkerEntry',
  (db, p: Placeholders<{ tournamentId: number; entryId: number }>) =>
    db
      .selectFrom('tournament_entries')
      .select('id')
      .where('id', '=', p('entryId'))
      .where('tournament_id', '=', p('tournamentId'))
      .where('status', '=', 'registered'),
);

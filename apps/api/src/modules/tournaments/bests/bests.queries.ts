import { type Placeholders, prepared } from '@oche/db';

/** The games of a tournament that stand, with who played them. */
export const listPlayedGames = prepared(
  'tournaments.listPlayedGames',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_matches as match')
      .innerJoin('games', 'games.id', 'match.game_id')
      .select([
        'games.id',
        'games.revision',
        'games.kind',
        'match.entry_a as a',
        'match.entry_b as b',
      ])
      .where('match.tournament_id', '=', p('tournamentId'))
      .where('match.status', '=', 'played')
      .where('games.status', '=', 'completed')
      .orderBy('match.number'),
);

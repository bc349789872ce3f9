import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { type PlayerViewer, playerColumns, seenPlayers } from '../core/player.select.ts';

interface OfDivision {
  divisionId: number;
}

/** What was played in a division, in the order of its sheets. */
export const listPlayed = prepared('leagues.listPlayed', (db, p: Placeholders<OfDivision>) =>
  db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_games as game', 'game.fixture_id', 'fixture.id')
    .select([
      'game.fixture_id as fixtureId',
      'game.number',
      'game.home_players as home',
      'game.away_players as away',
      'game.legs_home as legsHome',
      'game.legs_away as legsAway',
    ])
    .where('fixture.division_id', '=', p('divisionId'))
    .where('game.status', '=', 'played')
    .orderBy('game.fixture_id')
    .orderBy('game.number'),
);

/** The squads of a division, each in the order of asking. */
export const listSquads = prepared(
  'leagues.listSquadsOfDivision',
  (db, p: Placeholders<PlayerViewer & OfDivision>) =>
    seenPlayers(db)
      .innerJoin('league_registrations as registration', 'registration.player_id', 'player.id')
      .innerJoin('league_entries as entry', 'entry.id', 'registration.entry_id')
      .select(playerColumns(p))
      .select([
        'registration.entry_id as entryId',
        'registration.status',
        'registration.asked_at as askedAt',
      ])
      .where('entry.division_id', '=', p('divisionId'))
      .where('registration.status', 'in', ['asked', 'confirmed'])
      .orderBy('registration.entry_id')
      .orderBy('registration.asked_at')
      .orderBy('registration.id'),
);

/** Players as this viewer may know them. */
export const listPlayers = prepared(
  'leagues.listSeenPlayers',
  (db, p: Placeholders<PlayerViewer & { ids: number[] }>) =>
    seenPlayers(db)
      .select(playerColumns(p))
      .where('player.id', '=', anyOfIds(p('ids'))),
);

import type { FixtureFormat } from '@oche/darts/leagues/format';
import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface OfEntry {
  entryId: number;
}

/** Nothing of a team counts any more, whatever it has played. */
export const annulFixtures = prepared('leagues.annulFixtures', (db, p: Placeholders<OfEntry>) =>
  db
    .updateTable('league_fixtures')
    .set((eb) => ({ status: 'annulled', revision: eb('revision', '+', 1) }))
    .where((eb) => eb.or([eb('home_id', '=', p('entryId')), eb('away_id', '=', p('entryId'))]))
    .returning('id'),
);

/** What a team has not played, or not to its end. */
export const listOpen = prepared('leagues.listOpenOfEntry', (db, p: Placeholders<OfEntry>) =>
  db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .select([
      'fixture.id',
      'fixture.home_id as homeId',
      sql<FixtureFormat>`coalesce(division.format, season.format)`.as('format'),
    ])
    .where((eb) =>
      eb.or([eb('fixture.home_id', '=', p('entryId')), eb('fixture.away_id', '=', p('entryId'))]),
    )
    .where('fixture.status', 'in', ['planned', 'live']),
);

interface Forfeit {
  id: number;
  decision: string;
  pointsHome: number;
  pointsAway: number;
  gamesHome: number;
  gamesAway: number;
  legsHome: number;
  legsAway: number;
}

export const forfeit = prepared('leagues.forfeitFixture', (db, p: Placeholders<Forfeit>) =>
  db
    .updateTable('league_fixtures')
    .set((eb) => ({
      status: 'forfeit',
      revision: eb('revision', '+', 1),
      decision: p('decision'),
      points_home: p('pointsHome'),
      points_away: p('pointsAway'),
      games_home: p('gamesHome'),
      games_away: p('gamesAway'),
      legs_home: p('legsHome'),
      legs_away: p('legsAway'),
    }))
    .where('id', '=', p('id')),
);

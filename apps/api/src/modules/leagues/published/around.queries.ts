import { type Placeholders, prepared } from '@oche/db';

export const getPlacesOfFixture = prepared(
  'leagues.getPlacesOfFixture',
  (db, p: Placeholders<{ fixtureId: number }>) =>
    db
      .selectFrom('league_fixtures as fixture')
      .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
      .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
      .select([
        'fixture.lounge_id as loungeId',
        'home.team_id as homeTeamId',
        'away.team_id as awayTeamId',
      ])
      .where('fixture.id', '=', p('fixtureId')),
);

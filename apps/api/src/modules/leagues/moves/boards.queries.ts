import type { FixtureFormat } from '@oche/darts/leagues/format';
import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Where a fixture is played, and whether the lounge keeps boards for it. */
export const getHome = prepared(
  'leagues.getHomeOfFixture',
  (db, p: Placeholders<{ fixtureId: number }>) =>
    db
      .selectFrom('league_fixtures as fixture')
      .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
      .innerJoin('league_teams as team', 'team.id', 'home.team_id')
      // on a venue day it is the place of a third team
      .innerJoin('league_entries as host', (join) =>
        join.on(sql<boolean>`host.id = coalesce(fixture.host_id, fixture.home_id)`),
      )
      .innerJoin('league_teams as place', 'place.id', 'host.team_id')
      .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
      .innerJoin('league_teams as guests', 'guests.id', 'away.team_id')
      .select([
        'fixture.id',
        'fixture.starts_at as startsAt',
        'fixture.lounge_id as loungeId',
        'fixture.block_id as blockId',
        'place.board_ids as boardIds',
        'league.name as leagueName',
        'team.name as homeName',
        'guests.name as awayName',
        sql<FixtureFormat>`coalesce(division.format, season.format)`.as('format'),
        // the lounge has agreed to this team, and it is still its home
        sql<
          string | null
        >`case when place.lounge_id = fixture.lounge_id then place.lounge_agreed_by end`.as(
          'agreedBy',
        ),
      ])
      .where('fixture.id', '=', p('fixtureId')),
);

interface Kept {
  fixtureId: number;
  blockId: number | null;
  refusedAt: Date | null;
}

export const noteBoards = prepared('leagues.noteBoards', (db, p: Placeholders<Kept>) =>
  db
    .updateTable('league_fixtures')
    .set({ block_id: p('blockId'), boards_refused_at: p('refusedAt') })
    .where('id', '=', p('fixtureId')),
);

/** Whether what they are kept for is played after all. */
export const isNeeded = prepared(
  'leagues.isBlockNeeded',
  (db, p: Placeholders<{ blockId: number }>) =>
    db
      .selectFrom('league_fixtures')
      .select('id')
      .where('block_id', '=', p('blockId'))
      .where('status', 'in', ['planned', 'live']),
);

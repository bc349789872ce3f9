import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Outside {
  leagueId: number;
  seasonId: number;
  name: string;
  after: number;
  limit: number;
}

/** Teams of a league that are not in a season, by name, with where and when they have played last. */
export const listOutside = prepared('leagues.listOutside', (db, p: Placeholders<Outside>) =>
  db
    .selectFrom('league_teams as team')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('league_entries as entry')
          .innerJoin('league_seasons as season', 'season.id', 'entry.season_id')
          .innerJoin('league_divisions as division', 'division.id', 'entry.division_id')
          .select([
            'season.name as seasonName',
            'division.name as divisionName',
            'entry.home_weekday as homeWeekday',
            'entry.home_time as homeTime',
          ])
          .whereRef('entry.team_id', '=', 'team.id')
          .orderBy('season.starts_on', 'desc')
          .orderBy('season.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'team.id',
      'team.name',
      'last.seasonName',
      'last.divisionName',
      'last.homeWeekday',
      'last.homeTime',
    ])
    .where('team.league_id', '=', p('leagueId'))
    .where(
      sql<boolean>`not exists (
        select from league_entries entry
        where entry.team_id = team.id and entry.season_id = ${p('seasonId')}
      )`,
    )
    .where(sql<boolean>`(team.name, team.id) > (${p('name')}::text, ${p('after')}::bigint)`)
    .orderBy('team.name')
    .orderBy('team.id')
    .limit(p('limit')),
);

import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';

/** Leagues that everybody may find. */
export const listDocuments = prepared(
  'leagues.listDocuments',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('leagues as league')
      .select([
        'league.id',
        'league.name',
        'league.region',
        'league.description',
        'league.team_count as teamCount',
        'league.created_at as createdAt',
        // by its teams a league is found, too
        sql<string | null>`(
          select string_agg(team.name, ' ' order by team.id)
          from (select id, name from league_teams where league_id = league.id order by id limit 200) team
        )`.as('teams'),
      ])
      .where('league.id', '=', sql<number>`any(array(select unnest(${p('ids')}::bigint[])))`)
      .where('league.hidden_at', 'is', null),
);

export const listIds = preparedList(
  'leagues.listIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db.selectFrom('leagues').select('id').where('id', '>', p('after')).orderBy('id').limit(limit),
);

/** Whether everybody may find the league of the row `document` at this moment. */
export const isLeagueVisible = sql<boolean>`exists (
  select from leagues where leagues.id = document.id::bigint and leagues.hidden_at is null
)`;

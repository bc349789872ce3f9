import type { PlayerFacts } from '@oche/darts/leagues/eligibility/eligibility';
import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The team of one side as the rules see it, and how many rounds its division has. */
export const getSide = prepared(
  'leagues.getSideToName',
  (db, p: Placeholders<{ entryId: number }>) =>
    db
      .selectFrom('league_entries as entry')
      .innerJoin('league_divisions as division', 'division.id', 'entry.division_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .select([
        'entry.season_id as seasonId',
        'team.id as team',
        'team.club_id as club',
        'division.level',
        sql<number>`(
          select coalesce(max(fixture.round), 1) from league_fixtures fixture
          where fixture.division_id = division.id
        )`.as('rounds'),
      ])
      .where('entry.id', '=', p('entryId')),
);

interface Of {
  seasonId: number;
  playerIds: number[];
  timeZone: string;
  /** its own line-ups don't count as appearances before it */
  fixtureId: number;
}

const dayIn = (column: string, p: Placeholders<Of>) =>
  sql`(${sql.ref(column)} at time zone ${p('timeZone')}::text)::date::text`;

/**
 * What the season knows of players: in which squads they are or were, and for whom they have played. A transfer is a
 * registration behind one for another team that has ended.
 */
export const listFacts = prepared('leagues.listEligibilityFacts', (db, p: Placeholders<Of>) =>
  db
    .selectFrom('league_players as player')
    .select([
      'player.id',
      sql<PlayerFacts['registrations']>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'team', entry.team_id, 'club', team.club_id, 'level', division.level,
          'status', case registration.status when 'confirmed' then 'confirmed'
            when 'refused' then 'rejected'
            when 'ended' then 'confirmed' else 'requested' end,
          'since', ${dayIn('registration.asked_at', p)},
          'sinceRound', case when registration.asked_at > season.started_at then (
            select min(next.round) from league_fixtures next
            where next.division_id = entry.division_id and next.starts_at > registration.asked_at
          ) end,
          'until', ${dayIn('registration.ended_at', p)},
          'transferred', (
            select jsonb_build_object('date', ${dayIn('registration.asked_at', p)}, 'round', (
              select min(next.round) from league_fixtures next
              where next.division_id = entry.division_id and next.starts_at > registration.asked_at
            ))
            from league_registrations former
            where former.player_id = registration.player_id
              and former.season_id = registration.season_id
              and former.entry_id <> registration.entry_id
              and former.ended_at <= registration.asked_at
            limit 1
          )
        ) order by registration.id)
        from league_registrations registration
        join league_entries entry on entry.id = registration.entry_id
        join league_seasons season on season.id = entry.season_id
        join league_divisions division on division.id = entry.division_id
        join league_teams team on team.id = entry.team_id
        where registration.player_id = player.id and registration.season_id = ${p('seasonId')}::bigint
      ), '[]')`.as('registrations'),
      sql<PlayerFacts['appearances']>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'fixture', figure.fixture_id, 'team', entry.team_id, 'level', division.level,
          'round', fixture.round
        ) order by figure.fixture_id)
        from league_figures figure
        join league_entries entry on entry.id = figure.entry_id
        join league_divisions division on division.id = figure.division_id
        join league_fixtures fixture on fixture.id = figure.fixture_id
        where figure.player_id = player.id and entry.season_id = ${p('seasonId')}::bigint
          and figure.fixture_id <> ${p('fixtureId')}::bigint
      ), '[]')`.as('appearances'),
    ])
    .where('player.id', '=', sql<number>`any(${p('playerIds')}::bigint[])`),
);

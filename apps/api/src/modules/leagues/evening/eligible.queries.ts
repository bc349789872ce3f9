import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The registrations of players in a season, with the team and class of each, and how often they have played there. */
export const listFacts = prepared(
  'leagues.listEligibilityFacts',
  (db, p: Placeholders<{ seasonId: number; playerIds: number[]; fixtureId: number }>) =>
    db
      .selectFrom('league_registrations as registration')
      .innerJoin('league_entries as entry', 'entry.id', 'registration.entry_id')
      .innerJoin('league_divisions as division', 'division.id', 'entry.division_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .select([
        'registration.player_id as playerId',
        'registration.entry_id as entryId',
        'registration.status',
        'registration.decided_at as decidedAt',
        'registration.ended_at as endedAt',
        'division.level',
        'team.club_id as clubId',
        sql<number>`(
          select count(*) from league_figures figure
          where figure.player_id = registration.player_id and figure.entry_id = entry.id
            and figure.fixture_id <> ${p('fixtureId')}::bigint
        )`.as('appearances'),
      ])
      .where('registration.season_id', '=', p('seasonId'))
      .where('registration.player_id', '=', sql<number>`any(${p('playerIds')}::bigint[])`)
      .where('registration.status', 'in', ['asked', 'confirmed', 'ended'])
      .orderBy('registration.id'),
);

import type { OwnData } from '../../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { leaveLeagues, listConsequences } from './leaving.service.ts';

/**
 * What a league has counted stays counted: fixtures, figures and tables keep the player, who then bears the name
 * "Gelöschtes Mitglied".
 */
export const leaguesOwnData: OwnData<Deps, MemberContext> = {
  counts: { leagues: { table: 'league_officers', column: 'user_id' } },
  lists: {
    'leagues/run': {
      rows: (db, userId) =>
        db
          .selectFrom('league_officers as officer')
          .innerJoin('leagues as league', 'league.id', 'officer.league_id')
          .select([
            'league.id as league_id',
            'league.name',
            'league.region',
            'officer.role',
            'officer.added_at',
          ])
          .where('officer.user_id', '=', userId)
          .orderBy('officer.added_at'),
    },
    'leagues/teams': {
      rows: (db, userId) =>
        db
          .selectFrom('league_captains as captain')
          .innerJoin('league_teams as team', 'team.id', 'captain.team_id')
          .select(['team.id as team_id', 'team.name', 'captain.role', 'captain.added_at'])
          .where('captain.user_id', '=', userId)
          .orderBy('captain.added_at'),
    },
    'leagues/registrations': {
      rows: (db, userId) =>
        db
          .selectFrom('league_players as player')
          .innerJoin('league_registrations as registration', 'registration.player_id', 'player.id')
          .innerJoin('league_entries as entry', 'entry.id', 'registration.entry_id')
          .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
          .innerJoin('league_seasons as season', 'season.id', 'entry.season_id')
          .select([
            'team.name as team',
            'season.name as season',
            'registration.status',
            'registration.asked_at',
            'registration.decided_at',
            'registration.ended_at',
          ])
          .where('player.user_id', '=', userId)
          .orderBy('registration.id'),
    },
    'leagues/figures': {
      rows: (db, userId) =>
        db
          .selectFrom('league_players as player')
          .innerJoin('league_figures as figure', 'figure.player_id', 'player.id')
          .innerJoin('league_fixtures as fixture', 'fixture.id', 'figure.fixture_id')
          .select([
            'figure.fixture_id',
            'fixture.starts_at',
            'figure.singles',
            'figure.singles_won',
            'figure.doubles',
            'figure.doubles_won',
            'figure.legs',
            'figure.legs_won',
            'figure.darts',
            'figure.points',
            'figure.maxima',
            'figure.best_finish',
            'figure.shortest_leg',
          ])
          .where('player.user_id', '=', userId)
          .orderBy('figure.fixture_id'),
    },
    'leagues/decisions': {
      rows: (db, userId) =>
        db
          .selectFrom('league_steps')
          .select(['league_id', 'fixture_id', 'kind', 'taken_at'])
          .where('taken_by', '=', userId)
          .orderBy('id'),
    },
  },
  consequences: listConsequences,
  leave: leaveLeagues,
  async erase(_, tx, userId) {
    await tx.deleteFrom('league_officers').where('user_id', '=', userId).execute();
    await tx.deleteFrom('league_captains').where('user_id', '=', userId).execute();
    // what they wrote to the other side when they asked for another evening
    await tx
      .updateTable('league_moves')
      .set({ message: null })
      .where('asked_by', '=', userId)
      .execute();
  },
};

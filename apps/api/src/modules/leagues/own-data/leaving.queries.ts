import { type Placeholders, prepared } from '@oche/db';

interface Own {
  userId: string;
}

/** The leagues that a member runs, and who would lead them then: the officer who is there longest. */
export const listRun = prepared('leagues.listRunByLeaver', (db, p: Placeholders<Own>) =>
  db
    .selectFrom('league_officers as officer')
    .innerJoin('leagues as league', 'league.id', 'officer.league_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('league_officers as other')
          .innerJoin('users', 'users.id', 'other.user_id')
          .select(['other.user_id as heirId', 'users.first_name', 'users.last_name'])
          .whereRef('other.league_id', '=', 'officer.league_id')
          .whereRef('other.user_id', '<>', 'officer.user_id')
          .orderBy('other.added_at')
          .orderBy('other.user_id')
          .limit(1)
          .as('heir'),
      (join) => join.onTrue(),
    )
    .select([
      'league.id',
      'league.name',
      'officer.role',
      'heir.heirId',
      'heir.first_name as heirFirstName',
      'heir.last_name as heirLastName',
    ])
    .where('officer.user_id', '=', p('userId'))
    .orderBy('league.id'),
);

/** The teams that a member speaks for, and who would lead them then. */
export const listLed = prepared('leagues.listLedByLeaver', (db, p: Placeholders<Own>) =>
  db
    .selectFrom('league_captains as captain')
    .innerJoin('league_teams as team', 'team.id', 'captain.team_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('league_captains as other')
          .innerJoin('users', 'users.id', 'other.user_id')
          .select(['other.user_id as heirId', 'users.first_name', 'users.last_name'])
          .whereRef('other.team_id', '=', 'captain.team_id')
          .whereRef('other.user_id', '<>', 'captain.user_id')
          .orderBy('other.added_at')
          .orderBy('other.user_id')
          .limit(1)
          .as('heir'),
      (join) => join.onTrue(),
    )
    .select([
      'team.id',
      'team.name',
      'captain.role',
      'heir.heirId',
      'heir.first_name as heirFirstName',
      'heir.last_name as heirLastName',
    ])
    .where('captain.user_id', '=', p('userId'))
    .orderBy('team.id'),
);

export const listRegistered = prepared(
  'leagues.listRegisteredOfLeaver',
  (db, p: Placeholders<Own>) =>
    db
      .selectFrom('league_players as player')
      .innerJoin('league_registrations as registration', 'registration.player_id', 'player.id')
      .select('registration.id')
      .where('player.user_id', '=', p('userId'))
      .where('registration.status', 'in', ['asked', 'confirmed'])
      .orderBy('registration.id'),
);

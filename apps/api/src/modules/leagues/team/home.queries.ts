import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Agreement {
  teamId: number;
  at: Date | null;
  by: string | null;
}

export const noteAgreement = prepared('leagues.noteAgreement', (db, p: Placeholders<Agreement>) =>
  db
    .updateTable('league_teams')
    .set({ lounge_agreed_at: p('at'), lounge_agreed_by: p('by') })
    .where('id', '=', p('teamId')),
);

/** How many of these boards hang in a lounge. */
export const countBoards = prepared(
  'leagues.countBoards',
  (db, p: Placeholders<{ loungeId: number; ids: number[] }>) =>
    db
      .selectFrom('lounge_boards')
      .select(sql<number>`count(*)`.as('count'))
      .where('lounge_id', '=', p('loungeId'))
      .where('removed_at', 'is', null)
      .where(sql<boolean>`id = any(${p('ids')}::bigint[])`),
);

/** Fixtures of a team at home that have a date and have not been played. */
export const listHomeFixtures = prepared(
  'leagues.listHomeFixtures',
  (db, p: Placeholders<{ teamId: number; now: string }>) =>
    db
      .selectFrom('league_fixtures as fixture')
      .innerJoin('league_entries as host', (join) =>
        join.on(sql<boolean>`host.id = coalesce(fixture.host_id, fixture.home_id)`),
      )
      .select('fixture.id')
      .where('host.team_id', '=', p('teamId'))
      .where('fixture.status', '=', 'planned')
      .where('fixture.starts_at', '>', p('now'))
      .orderBy('fixture.id'),
);

/** Teams that are at home in a lounge. */
export const listHomeTeams = prepared(
  'leagues.listHomeTeams',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('league_teams as team')
      .innerJoin('leagues as league', 'league.id', 'team.league_id')
      .select([
        'team.id',
        'team.name',
        'league.id as leagueId',
        'league.name as leagueName',
        'team.lounge_agreed_at as agreedAt',
      ])
      .where('team.lounge_id', '=', p('loungeId'))
      .where('league.hidden_at', 'is', null)
      .orderBy('team.id')
      .limit(100),
);

/** What a team has not played at home yet is played at its new place; boards that are kept elsewhere stay. */
export const moveFixtures = prepared(
  'leagues.moveHomeFixtures',
  (
    db,
    p: Placeholders<{ teamId: number; loungeId: number | null; venue: string | null; now: string }>,
  ) =>
    db
      .updateTable('league_fixtures as fixture')
      .from('league_entries as host')
      .set((eb) => ({
        lounge_id: p('loungeId'),
        venue: p('venue'),
        revision: eb('fixture.revision', '+', 1),
      }))
      .where(sql<boolean>`host.id = coalesce(fixture.host_id, fixture.home_id)`)
      .where('host.team_id', '=', p('teamId'))
      .where('fixture.status', '=', 'planned')
      .where('fixture.block_id', 'is', null)
      .where((eb) =>
        eb.or([eb('fixture.starts_at', 'is', null), eb('fixture.starts_at', '>', p('now'))]),
      ),
);

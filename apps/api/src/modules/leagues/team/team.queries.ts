import type { LeagueRules } from '@oche/darts/leagues/rules';
import { type DB, type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import type { CaptainRole } from '@oche/validators/leagues/limits';
import type { Standing } from '@oche/validators/leagues/season';
import type { Person } from '@oche/validators/people/schemas';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isSeen, personColumns, type Viewer } from '../../people/index.ts';
import { factColumns, type Reader } from '../core/league.select.ts';

type OfOne = Reader & { id: number };

export const getTeam = prepared('leagues.getTeam', (db, p: Placeholders<OfOne>) =>
  db
    .selectFrom('league_teams as team')
    .innerJoin('leagues as league', 'league.id', 'team.league_id')
    .leftJoin('clubs as club', (join) =>
      join
        .onRef('club.id', '=', 'team.club_id')
        .on('club.is_public', '=', true)
        .on('club.hidden_at', 'is', null),
    )
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', 'team.lounge_id').on('lounge.is_active', '=', true),
    )
    .select(factColumns(p))
    .select([
      'team.id',
      'team.name',
      'team.board_ids as boardIds',
      sql<boolean>`team.lounge_agreed_at is not null`.as('isHomeAgreed'),
      'team.venue',
      'league.id as leagueId',
      'league.name as leagueName',
      'club.id as clubId',
      'club.name as clubName',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.city as loungeCity',
      sql<boolean>`exists (
        select from league_captains own
        where own.team_id = team.id and own.user_id = ${p('viewerId')}::text
      )`.as('isCaptain'),
      // not one of the deputies
      sql<boolean>`exists (
        select from league_captains own
        where own.team_id = team.id and own.user_id = ${p('viewerId')}::text
          and own.role = 'captain'
      )`.as('isFirstCaptain'),
    ])
    .where('team.id', '=', p('id')),
);

/** Who speaks for a team, as far as the reader may see them; the captain first. */
export const listCaptains = prepared(
  'leagues.listCaptains',
  (db, p: Placeholders<Viewer & { id: number }>) =>
    db
      .selectFrom('league_captains as captain')
      .innerJoin('users', 'users.id', 'captain.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'captain.user_id')
      .select(personColumns(p))
      .select('captain.role as captainRole')
      .where('captain.team_id', '=', p('id'))
      .where(isSeen(p))
      .orderBy(sql`captain.role <> 'captain'`)
      .orderBy('captain.added_at')
      .orderBy('captain.user_id')
      .$castTo<Person & { captainRole: CaptainRole }>(),
);

/** Teams in a season, with where they are at home. */
const entries = (db: Executor) =>
  db
    .selectFrom('league_entries as entry')
    .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
    .leftJoin('clubs as club', (join) =>
      join
        .onRef('club.id', '=', 'team.club_id')
        .on('club.is_public', '=', true)
        .on('club.hidden_at', 'is', null),
    )
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', 'team.lounge_id').on('lounge.is_active', '=', true),
    )
    .select([
      'entry.id as entryId',
      'entry.team_id as teamId',
      'entry.division_id as divisionId',
      'team.name',
      'club.id as clubId',
      'club.name as clubName',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.city as loungeCity',
      'team.venue',
      'entry.home_weekday as homeWeekday',
      'entry.home_time as homeTime',
      'entry.key_number as keyNumber',
      'entry.withdrawn',
      sql<number>`(
        select count(*) from league_registrations registration
        where registration.entry_id = entry.id and registration.status in ('asked', 'confirmed')
      )`.as('squadCount'),
    ]);

export const listEntriesOfDivision = prepared(
  'leagues.listEntriesOfDivision',
  (db, p: Placeholders<{ divisionId: number }>) =>
    entries(db).where('entry.division_id', '=', p('divisionId')).orderBy('entry.id'),
);

/** A team's seasons, the latest first. */
export const listEntriesOfTeam = prepared(
  'leagues.listEntriesOfTeam',
  (db, p: Placeholders<{ teamId: number }>) =>
    entries(db)
      .innerJoin('league_divisions as division', 'division.id', 'entry.division_id')
      .innerJoin('league_seasons as season', 'season.id', 'entry.season_id')
      .select([
        'season.id as seasonId',
        'season.name as seasonName',
        'division.name as divisionName',
        sql<Pick<Standing, 'place' | 'points' | 'played'> | null>`(
          select standing from jsonb_array_elements(division.standings) standing
          where (standing ->> 'entryId')::bigint = entry.id
        )`.as('standing'),
      ])
      .where('entry.team_id', '=', p('teamId'))
      .orderBy('season.starts_on', 'desc')
      .orderBy('season.id', 'desc')
      .limit(20),
);

export const getEntry = prepared('leagues.getEntry', (db, p: Placeholders<OfOne>) =>
  db
    .selectFrom('league_entries as entry')
    .innerJoin('league_seasons as season', 'season.id', 'entry.season_id')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
    .select(factColumns(p))
    .select([
      'entry.id',
      'entry.team_id as teamId',
      'entry.division_id as divisionId',
      'entry.season_id as seasonId',
      'entry.withdrawn_at as withdrawnAt',
      'season.status as seasonStatus',
      sql<LeagueRules>`season.rules`.as('rules'),
      'league.id as leagueId',
      'team.name as teamName',
      sql<boolean>`exists (
        select from league_captains own
        where own.team_id = entry.team_id and own.user_id = ${p('viewerId')}::text
      )`.as('isCaptain'),
    ])
    .where('entry.id', '=', p('id')),
);

export async function insertTeam(tx: Tx, row: Insertable<DB['league_teams']>): Promise<number> {
  const { id } = await tx
    .insertInto('league_teams')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTeam(
  tx: Tx,
  id: number,
  row: Updateable<DB['league_teams']>,
): Promise<void> {
  await tx.updateTable('league_teams').set(row).where('id', '=', id).execute();
}

export async function insertEntry(tx: Tx, row: Insertable<DB['league_entries']>): Promise<number> {
  const { id } = await tx
    .insertInto('league_entries')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEntry(
  tx: Tx,
  id: number,
  row: Updateable<DB['league_entries']>,
): Promise<void> {
  await tx.updateTable('league_entries').set(row).where('id', '=', id).execute();
}

export const deleteEntry = prepared('leagues.deleteEntry', (db, p: Placeholders<{ id: number }>) =>
  db.deleteFrom('league_entries').where('id', '=', p('id')),
);

/** The list of fixtures is made anew, as who plays has changed. */
export const deleteFixtures = prepared(
  'leagues.deleteFixtures',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .deleteFrom('league_fixtures')
      .where('division_id', '=', p('divisionId'))
      .returning(['lounge_id as loungeId', 'block_id as blockId']),
);

export const countTeams = prepared(
  'leagues.countTeams',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('division_id', '=', p('divisionId')),
);

/** How many teams a league has, for its place in the list. */
export const noteTeamCount = prepared(
  'leagues.noteTeamCount',
  (db, p: Placeholders<{ leagueId: number }>) =>
    db
      .updateTable('leagues')
      .set({
        team_count: sql<number>`(
          select count(*) from league_teams team where team.league_id = leagues.id
        )`,
      })
      .where('id', '=', p('leagueId')),
);

interface Captain {
  teamId: number;
  userId: string;
}

export const saveCaptain = prepared(
  'leagues.saveCaptain',
  (db, p: Placeholders<Captain & { role: CaptainRole; now: Date }>) =>
    db
      .insertInto('league_captains')
      .values({ team_id: p('teamId'), user_id: p('userId'), role: p('role'), added_at: p('now') })
      .onConflict((conflict) =>
        conflict
          .columns(['team_id', 'user_id'])
          .doUpdateSet((eb) => ({ role: eb.ref('excluded.role') })),
      ),
);

/** Whoever led the team helps to lead it. */
export const demoteCaptain = prepared(
  'leagues.demoteCaptain',
  (db, p: Placeholders<{ teamId: number }>) =>
    db
      .updateTable('league_captains')
      .set({ role: 'deputy' })
      .where('team_id', '=', p('teamId'))
      .where('role', '=', 'captain'),
);

export const deleteCaptain = prepared('leagues.deleteCaptain', (db, p: Placeholders<Captain>) =>
  db
    .deleteFrom('league_captains')
    .where('team_id', '=', p('teamId'))
    .where('user_id', '=', p('userId'))
    .returning('role'),
);

export const countCaptains = prepared(
  'leagues.countCaptains',
  (db, p: Placeholders<{ teamId: number }>) =>
    db
      .selectFrom('league_captains')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('team_id', '=', p('teamId')),
);

import {
  type DB,
  type Executor,
  type Placeholders,
  prepared,
  preparedList,
  type Tx,
} from '@oche/db';
import type { OfficerRole, SeasonStatus } from '@oche/validators/leagues/limits';
import type { Person } from '@oche/validators/people/schemas';
import { type InferResult, type Insertable, sql, type Updateable } from 'kysely';
import { isSeen, personColumns, type Viewer } from '../../people/index.ts';
import { factColumns, type Reader } from '../core/league.select.ts';

interface SeasonName {
  id: number;
  name: string;
  status: SeasonStatus;
}

/** Leagues as lists show them. */
const summaries = (db: Executor, p: Placeholders<Reader>) =>
  db
    .selectFrom('leagues as league')
    .select(factColumns(p))
    .select([
      'league.id',
      'league.name',
      'league.region',
      'league.team_count as teamCount',
      // the one that runs, else the one that comes, else the last one
      sql<SeasonName | null>`(
        select jsonb_build_object('id', season.id, 'name', season.name, 'status', season.status)
        from league_seasons season
        where season.league_id = league.id
        order by season.status <> 'running', season.status <> 'planned', season.starts_on desc, season.id desc
        limit 1
      )`.as('season'),
    ]);

export type SummaryRow = InferResult<ReturnType<typeof summaries>>[number];

interface Page extends Reader {
  /** of the last row */
  teamCount: number;
  before: number;
}

/** Those with most teams first: one walk along the index leagues_listing. */
const page = (db: Executor, p: Placeholders<Page>, limit: number) =>
  summaries(db, p)
    .where('league.hidden_at', 'is', null)
    .where((eb) =>
      eb(eb.refTuple('league.team_count', 'league.id'), '<', eb.tuple(p('teamCount'), p('before'))),
    )
    .orderBy('league.team_count', 'desc')
    .orderBy('league.id', 'desc')
    .limit(limit);

export const listLeagues = preparedList('leagues.listLeagues', (db, p: Placeholders<Page>, limit) =>
  page(db, p, limit),
);

/** Those with a folded text anywhere in name or region. */
export const findLeagues = preparedList(
  'leagues.findLeagues',
  (db, p: Placeholders<Page & { text: string }>, limit) =>
    page(db, p, limit).where(
      'league.search_text',
      'like',
      sql<string>`'%' || regexp_replace(fold_text(${p('text')}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
    ),
);

/** The leagues that a member runs. */
export const listRun = prepared('leagues.listRun', (db, p: Placeholders<Reader>) =>
  summaries(db, p)
    .innerJoin('league_officers as officer', 'officer.league_id', 'league.id')
    .where('officer.user_id', '=', p('viewerId'))
    .orderBy('officer.added_at')
    .orderBy('league.id'),
);

/** The teams that a member leads or plays for, each in its latest season. */
export const listOwnTeams = prepared('leagues.listOwnTeams', (db, p: Placeholders<Reader>) =>
  db
    .selectFrom('league_teams as team')
    .innerJoin('leagues as league', 'league.id', 'team.league_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('league_entries as entry')
          .innerJoin('league_divisions as division', 'division.id', 'entry.division_id')
          .select([
            'entry.division_id as divisionId',
            'division.name as divisionName',
            'entry.season_id',
          ])
          .whereRef('entry.team_id', '=', 'team.id')
          .orderBy('entry.season_id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'team.id',
      'team.name',
      'league.id as leagueId',
      'league.name as leagueName',
      'latest.divisionId',
      'latest.divisionName',
      sql<boolean>`exists (
        select from league_captains own
        where own.team_id = team.id and own.user_id = ${p('viewerId')}::text
      )`.as('isCaptain'),
    ])
    .where('league.hidden_at', 'is', null)
    .where(
      sql<boolean>`team.id in (
        select own.team_id from league_captains own where own.user_id = ${p('viewerId')}::text
        union
        select entry.team_id from league_players player
        join league_registrations registration on registration.player_id = player.id
          and registration.status = 'confirmed'
        join league_entries entry on entry.id = registration.entry_id
        where player.user_id = ${p('viewerId')}::text
      )`,
    )
    .orderBy('team.id'),
);

export const getLeague = prepared(
  'leagues.getLeague',
  (db, p: Placeholders<Reader & { id: number }>) =>
    summaries(db, p)
      .leftJoin('forum_threads as thread', (join) =>
        join
          .on('thread.id', '=', sql<number>`current_thread(league.thread_id)`)
          .on('thread.deleted_at', 'is', null),
      )
      .select([
        'league.description',
        'league.holidays',
        'league.created_at as createdAt',
        'thread.id as threadId',
        'thread.title as threadTitle',
        'thread.last_post_at as threadLastAt',
        sql<number>`thread.post_count - 1`.as('threadAnswers'),
      ])
      .where('league.id', '=', p('id')),
);

const SEASONS_SHOWN = 40;

/** The latest first. */
export const listSeasons = prepared('leagues.listSeasons', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('league_seasons')
    .select(['id', 'name', 'status', 'starts_on as startsOn', 'ends_on as endsOn'])
    .where('league_id', '=', p('id'))
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(SEASONS_SHOWN),
);

/** Who runs it, as far as the reader may see them; who leads it first. */
export const listOfficers = prepared(
  'leagues.listOfficers',
  (db, p: Placeholders<Viewer & { id: number }>) =>
    db
      .selectFrom('league_officers as officer')
      .innerJoin('users', 'users.id', 'officer.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'officer.user_id')
      .select(personColumns(p))
      .select('officer.role as officerRole')
      .where('officer.league_id', '=', p('id'))
      .where(isSeen(p))
      .orderBy(sql`officer.role <> 'head'`)
      .orderBy('officer.added_at')
      .orderBy('officer.user_id')
      .$castTo<Person & { officerRole: OfficerRole }>(),
);

export async function insertLeague(tx: Tx, row: Insertable<DB['leagues']>): Promise<number> {
  const { id } = await tx
    .insertInto('leagues')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLeague(
  tx: Tx,
  id: number,
  row: Updateable<DB['leagues']>,
): Promise<void> {
  await tx.updateTable('leagues').set(row).where('id', '=', id).execute();
}

interface Officer {
  id: number;
  userId: string;
}

/** Returns no row for somebody who runs it already. */
export const insertOfficer = prepared(
  'leagues.insertOfficer',
  (db, p: Placeholders<Officer & { role: OfficerRole; now: Date }>) =>
    db
      .insertInto('league_officers')
      .values({ league_id: p('id'), user_id: p('userId'), role: p('role'), added_at: p('now') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
);

export const setRole = prepared(
  'leagues.setOfficerRole',
  (db, p: Placeholders<Officer & { role: OfficerRole }>) =>
    db
      .updateTable('league_officers')
      .set({ role: p('role') })
      .where('league_id', '=', p('id'))
      .where('user_id', '=', p('userId'))
      .returning('user_id'),
);

export const deleteOfficer = prepared('leagues.deleteOfficer', (db, p: Placeholders<Officer>) =>
  db
    .deleteFrom('league_officers')
    .where('league_id', '=', p('id'))
    .where('user_id', '=', p('userId'))
    .returning('role'),
);

export const countOfficers = prepared(
  'leagues.countOfficers',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('league_officers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('league_id', '=', p('id')),
);

/** Lets what a member founds come one after the other, so that the number is right. */
export const lockMember = prepared(
  'leagues.lockMember',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('profiles').select('user_id').where('user_id', '=', p('userId')).forNoKeyUpdate(),
);

export const countRun = prepared('leagues.countRun', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('league_officers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', p('userId')),
);

export const listHeads = prepared('leagues.listHeads', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('league_officers')
    .select('user_id as userId')
    .where('league_id', '=', p('id'))
    .where('role', '=', 'head'),
);

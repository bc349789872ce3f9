import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_541;

export const lockLeagues = prepared('leagues.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no league. */
export const wantsDemo = prepared(
  'leagues.wantsDemo',
  (db, p: Placeholders<{ memberId: string }>) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', p('memberId'))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('leagues').select('leagues.id'))),
      ),
);

export const findHome = prepared(
  'leagues.findDemoHome',
  (db, p: Placeholders<{ town: string; club: string }>) =>
    db.selectNoFrom([
      sql<number | null>`(
        select id from lounges where city = ${p('town')}::text and is_active order by id limit 1
      )`.as('loungeId'),
      sql<number | null>`(
        select id from clubs where name = ${p('club')}::text order by id limit 1
      )`.as('clubId'),
    ]),
);

/** Fixtures in the order of their dates. */
export const listFixtures = prepared(
  'leagues.listDemoFixtures',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_fixtures')
      .select(['id', 'home_id as homeId', 'away_id as awayId', 'starts_at as startsAt', 'round'])
      .where('division_id', '=', p('divisionId'))
      .orderBy('starts_at')
      .orderBy('id'),
);

export const listSquad = prepared(
  'leagues.listDemoSquad',
  (db, p: Placeholders<{ entryId: number }>) =>
    db
      .selectFrom('league_registrations')
      .select('player_id as playerId')
      .where('entry_id', '=', p('entryId'))
      .orderBy('id'),
);

export const noteStarted = prepared(
  'leagues.noteDemoStarted',
  (db, p: Placeholders<{ seasonId: number; at: Date }>) =>
    db
      .updateTable('league_seasons')
      .set({ status: 'running', started_at: p('at') })
      .where('id', '=', p('seasonId')),
);

import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import { type Insertable, sql } from 'kysely';
import type { Player } from './choice.ts';

interface Final {
  finalId: number;
}

/** What a final gets players from, in the order in which it was set up. */
export const listSources = prepared('tournaments.listQualifiers', (db, p: Placeholders<Final>) =>
  db
    .selectFrom('tournament_qualifiers as qualifier')
    .leftJoin('tournaments as tournament', 'tournament.id', 'qualifier.tournament_id')
    .leftJoin('tournament_series as series', 'series.id', 'qualifier.series_id')
    .select([
      'qualifier.id',
      'qualifier.tournament_id as tournamentId',
      'qualifier.series_id as seriesId',
      'qualifier.seats',
      'qualifier.created_by as createdBy',
      sql<string>`coalesce(tournament.name, series.name)`.as('name'),
      sql<boolean>`coalesce(tournament.status = 'completed', series.closed_at is not null)`.as(
        'isOver',
      ),
      sql<boolean>`coalesce(
        tournament.is_public and tournament.hidden_at is null and tournament.status <> 'draft', true
      )`.as('isPublic'),
      sql<number>`(
        select count(*) from tournament_qualified qualified
        join tournament_entries entry on entry.id = qualified.entry_id
        where qualified.qualifier_id = qualifier.id and entry.status in ('registered', 'waiting')
      )::int`.as('entered'),
    ])
    .where('qualifier.final_id', '=', p('finalId'))
    .orderBy('qualifier.id'),
);

/** What a tournament is a qualifier for, as far as everybody may see it. */
export const listFinals = prepared(
  'tournaments.listFinals',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_qualifiers as qualifier')
      .innerJoin('tournaments as final', 'final.id', 'qualifier.final_id')
      .select(['final.id as tournamentId', 'final.name', 'qualifier.seats'])
      .where('qualifier.tournament_id', '=', p('tournamentId'))
      .where('final.is_public', '=', true)
      .where('final.hidden_at', 'is', null)
      .where('final.status', '<>', 'draft')
      .orderBy('final.starts_at')
      .orderBy('final.id'),
);

export async function insertQualifier(
  tx: Tx,
  row: Insertable<DB['tournament_qualifiers']>,
): Promise<void> {
  await tx.insertInto('tournament_qualifiers').values(row).execute();
}

export const deleteQualifier = prepared(
  'tournaments.deleteQualifier',
  (db, p: Placeholders<Final & { qualifierId: number }>) =>
    db
      .deleteFrom('tournament_qualifiers')
      .where('id', '=', p('qualifierId'))
      .where('final_id', '=', p('finalId')),
);

/** Finals that get players from a tournament, or from a series. */
export const listFed = prepared(
  'tournaments.listFedFinals',
  (db, p: Placeholders<{ tournamentId: number | null; seriesId: number | null }>) =>
    db
      .selectFrom('tournament_qualifiers')
      .select('final_id as finalId')
      .distinct()
      .where(({ eb, or }) =>
        or([eb('tournament_id', '=', p('tournamentId')), eb('series_id', '=', p('seriesId'))]),
      )
      .orderBy('final_id'),
);

/** Who ended where at a tournament, with who played; the best first. */
export const listPlaces = prepared(
  'tournaments.listPlacesOfQualifier',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_entries as entry')
      .select([
        'entry.id as entryId',
        'entry.name',
        sql<number>`entry.place`.as('place'),
        sql<Player[]>`array(
          select jsonb_build_object('userId', player.user_id, 'guestName', player.guest_name)
          from tournament_entry_players player
          where player.entry_id = entry.id
          order by player.position
        )`.as('players'),
      ])
      .where('entry.tournament_id', '=', p('tournamentId'))
      .where('entry.place', 'is not', null)
      // an order among those who share a place, which is the same each time
      .orderBy('entry.place')
      .orderBy('entry.number'),
);

export const listRanks = prepared(
  'tournaments.listRanksOfQualifier',
  (db, p: Placeholders<{ seriesId: number; limit: number }>) =>
    db
      .selectFrom('tournament_series_standings')
      .select(['user_id as userId', 'position as place'])
      .where('series_id', '=', p('seriesId'))
      .orderBy('position')
      .limit(p('limit')),
);

/** Who was entered from qualifiers, and whether they are still in. */
export const listQualified = prepared('tournaments.listQualified', (db, p: Placeholders<Final>) =>
  db
    .selectFrom('tournament_qualified as qualified')
    .innerJoin('tournament_qualifiers as qualifier', 'qualifier.id', 'qualified.qualifier_id')
    .innerJoin('tournament_entries as entry', 'entry.id', 'qualified.entry_id')
    .select([
      'qualified.qualifier_id as qualifierId',
      'qualified.entry_id as entryId',
      'qualified.from_entry_id as fromEntryId',
      'qualified.from_user_id as fromUserId',
      sql<boolean>`entry.status in ('registered', 'waiting')`.as('isIn'),
    ])
    .where('qualifier.final_id', '=', p('finalId')),
);

/** Members who are in a tournament, and with which entry. */
export const listMembersIn = prepared(
  'tournaments.listMembersInFinal',
  (db, p: Placeholders<Final>) =>
    db
      .selectFrom('tournament_entry_players')
      .select([sql<string>`user_id`.as('userId'), 'entry_id as entryId'])
      .where('tournament_id', '=', p('finalId'))
      .where('user_id', 'is not', null)
      .where('is_in', '=', true),
);

export async function insertQualified(
  tx: Tx,
  rows: readonly Insertable<DB['tournament_qualified']>[],
): Promise<void> {
  await tx.insertInto('tournament_qualified').values(rows).execute();
}

const inFinal = sql`
  select qualified.entry_id, qualified.place, qualified.qualifier_id
  from tournament_qualified qualified
  join tournament_qualifiers qualifier on qualifier.id = qualified.qualifier_id
  join tournament_entries entry on entry.id = qualified.entry_id
  where entry.status in ('registered', 'waiting') and qualifier.final_id =
`;

export const clearSeeds = prepared(
  'tournaments.clearQualifiedSeeds',
  (db, p: Placeholders<Final>) =>
    db
      .updateTable('tournament_entries')
      .set({ seed: null })
      .where('tournament_id', '=', p('finalId'))
      .where(
        'id',
        'in',
        sql<number>`(select entry_id from (${inFinal} ${p('finalId')}) as member)`,
      ),
);

/** Those who won their qualifiers first, then the second ones; between the seeds that were given by hand. */
export const setSeeds = prepared('tournaments.setQualifiedSeeds', (db, p: Placeholders<Final>) =>
  db
    .with('free', (cte) =>
      cte
        .selectFrom(sql<{ seed: number }>`generate_series(1, 512)`.as<'free'>(sql`free(seed)`))
        .select(['free.seed', sql<number>`row_number() over (order by free.seed)`.as('turn')])
        .where(
          sql<boolean>`not exists (
            select from tournament_entries other
            where other.tournament_id = ${p('finalId')} and other.seed = free.seed
          )`,
        ),
    )
    .with('ordered', (cte) =>
      cte
        .selectFrom(
          sql<{
            entry_id: number;
            place: number;
            qualifier_id: number;
          }>`(${inFinal} ${p('finalId')})`.as('member'),
        )
        .select([
          'member.entry_id as entryId',
          sql<number>`row_number() over (order by member.place, member.qualifier_id)`.as('turn'),
        ]),
    )
    .updateTable('tournament_entries as entry')
    .from('ordered')
    .innerJoin('free', 'free.turn', 'ordered.turn')
    .set((eb) => ({ seed: eb.ref('free.seed') }))
    .whereRef('entry.id', '=', 'ordered.entryId'),
);

export const getTeamSize = prepared(
  'tournaments.getTeamSize',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('tournaments').select('team_size as teamSize').where('id', '=', p('id')),
);

export const getChanged = prepared(
  'tournaments.getFinalChanged',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('tournaments').select('updated_at as updatedAt').where('id', '=', p('id')),
);

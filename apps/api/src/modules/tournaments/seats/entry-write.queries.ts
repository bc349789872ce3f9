import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** All of this runs behind the lock of the tournament's row. */

export interface NewEntry {
  status: 'registered' | 'waiting';
  number: number;
  name: string | null;
  seed: number | null;
  isPaid: boolean;
  players: readonly { userId: string | null; guestName: string | null }[];
}

interface Counts {
  id: number;
  /** by how much they grow; negative when somebody leaves */
  entered: number;
  waiting: number;
  /** numbers that were given away */
  numbers: number;
}

export const addCounts = prepared('tournaments.addCounts', (db, p: Placeholders<Counts>) =>
  db
    .updateTable('tournaments')
    .set({
      entered_count: sql`entered_count + ${p('entered')}`,
      waiting_count: sql`waiting_count + ${p('waiting')}`,
      next_number: sql`next_number + ${p('numbers')}`,
    })
    .where('id', '=', p('id')),
);

/** @returns their ids, in the same order */
export async function insertEntries(
  tx: Tx,
  tournamentId: number,
  entries: readonly NewEntry[],
  by: { userId: string; now: string },
): Promise<number[]> {
  const rows = await tx
    .insertInto('tournament_entries')
    .values(
      entries.map(({ status, number, name, seed, isPaid }) => ({
        tournament_id: tournamentId,
        status,
        number,
        name,
        seed,
        entered_by: by.userId,
        registered_at: by.now,
        paid_at: isPaid ? by.now : null,
        paid_to: isPaid ? by.userId : null,
      })),
    )
    .returning(['id', 'number'])
    .execute();
  const idOf = new Map(rows.map(({ id, number }) => [number, id]));
  const players = entries.flatMap(({ number, players: team }) =>
    team.map(({ userId, guestName }, position) => ({
      entry_id: idOf.get(number) ?? 0,
      tournament_id: tournamentId,
      position,
      user_id: userId,
      guest_name: guestName,
    })),
  );
  await tx.insertInto('tournament_entry_players').values(players).execute();
  return entries.map(({ number }) => idOf.get(number) ?? 0);
}

/** An entry of the tournament, as it stands. */
export const getEntry = prepared(
  'tournaments.getEntry',
  (db, p: Placeholders<{ tournamentId: number; entryId: number }>) =>
    db
      .selectFrom('tournament_entries')
      .select(['id', 'status', 'number', 'checked_in_at as checkedInAt', 'paid_at as paidAt'])
      .where('tournament_id', '=', p('tournamentId'))
      .where('id', '=', p('entryId')),
);

/** The entry with which a member is in. */
export const getEntryOf = prepared(
  'tournaments.getEntryOf',
  (db, p: Placeholders<{ tournamentId: number; userId: string }>) =>
    db
      .selectFrom('tournament_entry_players as player')
      .innerJoin('tournament_entries as entry', 'entry.id', 'player.entry_id')
      .select(['entry.id', 'entry.status', 'entry.checked_in_at as checkedInAt'])
      .where('player.tournament_id', '=', p('tournamentId'))
      .where('player.user_id', '=', p('userId'))
      .where('player.is_in', '=', true),
);

interface Leaving {
  entryIds: number[];
  as: 'withdrawn' | 'no_show';
  now: string;
}

export const setLeft = prepared('tournaments.setLeft', (db, p: Placeholders<Leaving>) =>
  db
    .with('leaving', (cte) =>
      cte
        .updateTable('tournament_entries')
        .set({ status: p('as'), left_at: p('now'), seed: null })
        .where('id', '=', sql<number>`any(${p('entryIds')}::bigint[])`)
        .returning('id'),
    )
    .updateTable('tournament_entry_players')
    .set({ is_in: false })
    .where('entry_id', 'in', (eb) => eb.selectFrom('leaving').select('id')),
);

/** Those who have a seat and aren't there. */
export const listAbsent = prepared(
  'tournaments.listAbsent',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_entries')
      .select('id')
      .where('tournament_id', '=', p('tournamentId'))
      .where('status', '=', 'registered')
      .where('checked_in_at', 'is', null),
);

interface MovingUp {
  tournamentId: number;
  now: string;
  /** only who is there already */
  isPresentOnly: boolean;
}

/** The next of those who wait get the free seats, in the order in which they have registered. */
export const moveUp = prepared('tournaments.moveUp', (db, p: Placeholders<MovingUp>) =>
  db
    .updateTable('tournament_entries')
    .set({ status: 'registered', moved_up_at: p('now') })
    .where(
      'id',
      '=',
      sql<number>`any(array(
        select waiting.id from tournament_entries waiting
        where waiting.tournament_id = ${p('tournamentId')} and waiting.status = 'waiting'
          and (not ${p('isPresentOnly')}::boolean or waiting.checked_in_at is not null)
        order by waiting.number
        limit (
          select max_participants - entered_count from tournaments
          where tournaments.id = ${p('tournamentId')}
        )
      ))`,
    )
    .returning('id'),
);

/** Members who play for these entries. */
export const listMembersOf = prepared(
  'tournaments.listMembersOf',
  (db, p: Placeholders<{ entryIds: number[] }>) =>
    db
      .selectFrom('tournament_entry_players')
      .select(['entry_id as entryId', sql<string>`user_id`.as('userId')])
      .where('entry_id', '=', sql<number>`any(${p('entryIds')}::bigint[])`)
      .where('user_id', 'is not', null),
);

interface Marking {
  entryId: number;
  /** ISO time; null takes the mark away */
  at: string | null;
}

interface AllMarking {
  tournamentId: number;
  /** null: all */
  entryIds: readonly number[] | null;
  at: string | null;
}

export const setCheckedIn = prepared('tournaments.setCheckedIn', (db, p: Placeholders<Marking>) =>
  db
    .updateTable('tournament_entries')
    .set({ checked_in_at: p('at') })
    .where('id', '=', p('entryId')),
);

/** Notes for all, or for those who are named, that they are there; of those with a seat who weren't, or the reverse. */
export const setAllCheckedIn = prepared(
  'tournaments.setAllCheckedIn',
  (db, p: Placeholders<AllMarking>) =>
    db
      .updateTable('tournament_entries')
      .set({ checked_in_at: sql<string | null>`${p('at')}::timestamptz` })
      .where('tournament_id', '=', p('tournamentId'))
      .where('status', '=', 'registered')
      .where(
        sql<boolean>`(checked_in_at is null) = (${p('at')}::timestamptz is not null)
          and (${p('entryIds')}::int[] is null or id = any(${p('entryIds')}::int[]))`,
      )
      .returning('id'),
);

export const setPaid = prepared(
  'tournaments.setPaid',
  (db, p: Placeholders<Marking & { by: string | null }>) =>
    db
      .updateTable('tournament_entries')
      .set({ paid_at: p('at'), paid_to: p('by') })
      .where('id', '=', p('entryId')),
);

export const setNameAndSeed = prepared(
  'tournaments.setNameAndSeed',
  (db, p: Placeholders<{ entryId: number; name: string | null; seed: number | null }>) =>
    db
      .updateTable('tournament_entries')
      .set({ name: p('name'), seed: p('seed') })
      .where('id', '=', p('entryId')),
);

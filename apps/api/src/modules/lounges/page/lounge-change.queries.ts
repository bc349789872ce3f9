import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { loungeData } from '@oche/validators/lounges/schemas';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { z } from 'zod';

/** Inserts a lounge with its owner and its calendar, which every lounge has from the beginning. */
export async function insertLounge(tx: Tx, columns: Insertable<DB['lounges']>): Promise<number> {
  const { id } = await tx
    .insertInto('lounges')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('lounge_calendars').values({ lounge_id: id }).execute();
  await tx
    .insertInto('lounge_staff')
    .values({ lounge_id: id, user_id: columns.created_by, role: 'owner' })
    .execute();
  return id;
}

/** Locks a member's row until the transaction ends, so that they add one lounge after the other. */
export const lockMember = prepared('lounges.lockMember', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('users').select('id').where('id', '=', p('id')).forNoKeyUpdate(),
);

export const countOwned = prepared(
  'lounges.countOwned',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('lounge_staff')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', p('userId'))
      .where('role', '=', 'owner'),
);

/** "Board 1", "Board 2" …: the word is the same in both languages. */
export async function insertBoards(tx: Tx, loungeId: number, count: number): Promise<void> {
  await tx
    .insertInto('lounge_boards')
    .columns(['lounge_id', 'name', 'position'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ number: number }>`generate_series(1, ${count}::int)`.as('board'))
        .select([
          sql<number>`${loungeId}::bigint`.as('lounge_id'),
          sql<string>`'Board ' || board`.as('name'),
          sql<number>`board - 1`.as('position'),
        ]),
    )
    .execute();
}

/** Locks the lounge's row until the transaction ends. */
export const lockAddress = prepared('lounges.lockAddress', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('lounges')
    .select([
      'country',
      'zip_code as zipCode',
      'state',
      'latitude',
      'longitude',
      'is_place_exact as isPlaceExact',
    ])
    .where('id', '=', p('id'))
    .forNoKeyUpdate(),
);

export async function updateLounge(
  tx: Tx,
  id: number,
  columns: Updateable<DB['lounges']>,
): Promise<void> {
  await tx.updateTable('lounges').set(columns).where('id', '=', id).execute();
}

/** What describes a lounge, as its columns. */
export function columnsOf(data: z.output<typeof loungeData>) {
  return {
    name: data.name,
    description: data.description ?? null,
    setup_description: data.setupDescription ?? null,
    lounge_type: data.loungeType,
    address: data.address,
    zip_code: data.zipCode ?? null,
    city: data.city,
    country: data.country,
    phone: data.phone ?? null,
    email: data.email ?? null,
    website: data.website ?? null,
    amenities: data.amenities,
  };
}

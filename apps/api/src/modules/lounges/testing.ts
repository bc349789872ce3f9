import type { DB, Db } from '@oche/db';
import type { createLoungeInput, Lounge, StaffRole } from '@oche/validators/lounges/schemas';
import type { Insertable, Updateable } from 'kysely';
import type { z } from 'zod';
import { type TestApi, type TestMember, tell } from '../../testing/index.ts';

type NewLounge = z.input<typeof createLoungeInput>;

/** A new lounge, as somebody fills in the form. */
export const aLounge: NewLounge = {
  name: 'Zur scharfen Kante',
  address: 'Venloer Straße 12',
  zipCode: '50823',
  city: 'Köln',
  country: 'DE',
  numberOfBoards: 2,
  pricePerHour: 12,
};

export interface TestLounge extends Lounge {
  boardIds: number[];
}

/**
 * A lounge in Cologne, open from 10:00 to 02:00, with two boards at 12 euro per hour, unless told
 * otherwise. It is created without rules being checked, and without an event.
 * @returns the lounge as its owner sees it
 */
export async function createLounge(
  api: TestApi,
  owner: TestMember,
  { boards = 2, ...columns }: Partial<Insertable<DB['lounges']>> & { boards?: number } = {},
): Promise<TestLounge> {
  const { db } = api.deps;
  const { id } = await db
    .insertInto('lounges')
    .values({
      name: aLounge.name,
      address: aLounge.address,
      zip_code: '50823',
      city: aLounge.city,
      country: 'DE',
      state: 'Nordrhein-Westfalen',
      latitude: 50.9511,
      longitude: 6.9264,
      price_per_hour_cents: 1200,
      number_of_boards: boards,
      created_by: owner.id,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('lounge_calendars').values({ lounge_id: id }).execute();
  await addStaff(db, id, owner, 'owner');
  const names = Array.from({ length: boards }, (_, index) => `Board ${index + 1}`);
  await db
    .insertInto('lounge_boards')
    .values(names.map((name, position) => ({ lounge_id: id, name, position })))
    .execute();
  const lounge = await api.callerFor(owner).lounges.get({ id });
  return { ...lounge, boardIds: lounge.boards.map((board) => board.id) };
}

/** Inserts many lounges at once, unchecked; without team, boards and calendar. */
export async function insertLounges(
  db: Db,
  { id }: TestMember,
  lounges: readonly Partial<Insertable<DB['lounges']>>[],
): Promise<void> {
  const common = { name: 'Lounge', address: 'Am Ring 1', city: 'Köln', country: 'DE' };
  const rows = lounges.map((lounge) => ({ ...common, created_by: id, ...lounge }));
  await db.insertInto('lounges').values(rows).execute();
}

/** Sets columns of a lounge, unchecked. */
export async function setLounge(
  db: Db,
  id: number,
  columns: Updateable<DB['lounges']>,
): Promise<void> {
  await db.updateTable('lounges').set(columns).where('id', '=', id).execute();
}

/** Makes a member part of a lounge's team, without an invitation. */
export async function addStaff(
  db: Db,
  loungeId: number,
  member: TestMember,
  role: StaffRole = 'manager',
): Promise<void> {
  await db
    .insertInto('lounge_staff')
    .values({ lounge_id: loungeId, user_id: member.id, role })
    .execute();
}

interface PlacedBooking {
  loungeId: number;
  member: TestMember;
  /** the boards that it occupies */
  boardIds?: number[];
  status?: 'confirmed' | 'cancelled' | 'completed';
  /** ISO times */
  startAt: string;
  endAt: string;
}

/** Inserts a booking with its occupancies, unchecked. */
export async function addBooking(
  db: Db,
  { loungeId, member, boardIds = [], status = 'confirmed', startAt, endAt }: PlacedBooking,
): Promise<number> {
  const isCancelled = status === 'cancelled';
  const { id } = await db
    .insertInto('bookings')
    .values({
      lounge_id: loungeId,
      member_id: member.id,
      created_by: member.id,
      status,
      start_at: startAt,
      end_at: endAt,
      board_count: Math.max(1, boardIds.length),
      price_cents: 0,
      cancellable_until: startAt,
      ...(isCancelled && { cancelled_at: startAt, cancelled_as: 'member' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const boardId of boardIds) {
    await db
      .insertInto('board_occupancies')
      .values({
        lounge_id: loungeId,
        board_id: boardId,
        booking_id: id,
        during: `[${startAt},${endAt})`,
        is_active: !isCancelled,
      })
      .execute();
  }
  return id;
}

/**
 * Waits until all earlier events have arrived: events arrive in the order of their transactions, so
 * it publishes one and waits for it.
 */
export async function allTold({ deps }: Pick<TestApi, 'deps'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = deps.events.on('lounge.changed', ({ loungeId }) => {
    if (loungeId === 0) resolve();
  });
  await tell(deps, 'lounge.changed', { loungeId: 0 });
  await promise;
  stop();
}

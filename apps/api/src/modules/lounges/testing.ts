import type { DB, Db } from '@oche/db';
import type { createLoungeInput, Lounge, StaffRole } from '@oche/validators/lounges';
import type { Insertable, Updateable } from 'kysely';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';

type NewLounge = z.input<typeof createLoungeInput>;

export const aLounge: NewLounge = {
  name: 'Zur scharfen Kante',
  address: 'Venloer Straße 12',
  zipCode: '50823',
  city: 'Köln',
  country: 'DE',
  numberOfBoards: 2,
  pricePerHour: 12,
};

/**
 * A lounge in Cologne with two boards at 12 euro an hour, unless told otherwise. Somebody else adds
 * it and gives it away, so that one owner can have any number.
 */
export async function createLounge(
  api: TestApi,
  owner: TestMember,
  overrides: Partial<NewLounge> = {},
): Promise<Lounge> {
  const creator = api.callerFor(await api.createMember());
  const { id } = await creator.lounges.create({ ...aLounge, ...overrides });
  const { db } = api.deps;
  await setLounge(db, id, { created_by: owner.id });
  await db
    .updateTable('lounge_staff')
    .set({ user_id: owner.id })
    .where('lounge_id', '=', id)
    .execute();
  return api.callerFor(owner).lounges.get({ id });
}

/** Many at once, past all rules; without team, boards and calendar. */
export async function insertLounges(
  db: Db,
  { id }: TestMember,
  lounges: readonly Partial<Insertable<DB['lounges']>>[],
): Promise<void> {
  const common = { name: 'Lounge', address: 'Am Ring 1', city: 'Köln', country: 'DE' };
  const rows = lounges.map((lounge) => ({ ...common, created_by: id, ...lounge }));
  await db.insertInto('lounges').values(rows).execute();
}

/** Sets columns past all rules. */
export async function setLounge(
  db: Db,
  id: number,
  columns: Updateable<DB['lounges']>,
): Promise<void> {
  await db.updateTable('lounges').set(columns).where('id', '=', id).execute();
}

/** Makes a member part of a lounge's team, past all invitations. */
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
  /** boards that it holds */
  boardIds?: number[];
  status?: 'confirmed' | 'cancelled' | 'completed';
  /** ISO times */
  startAt: string;
  endAt: string;
}

/** A booking with its occupancies, past all rules. */
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

/** Events come in the order of their transactions: with this one all earlier ones are there. */
export async function allTold({ deps }: Pick<TestApi, 'deps'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { events, db } = deps;
  const stop = events.on('lounge.changed', ({ loungeId }) => {
    if (loungeId === 0) resolve();
  });
  await events.publish(db, 'lounge.changed', { loungeId: 0 });
  await promise;
  stop();
}

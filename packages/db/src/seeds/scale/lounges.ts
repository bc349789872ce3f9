import type { PoolClient } from 'pg';
import type { Pool } from '../../pool.ts';
import { bookingRows, occupancyRows } from './booking-rows.ts';
import { copy, reserveIds, writeMuch } from './copy.ts';
import { planLounge, planWorld } from './lounge-plan.ts';
import {
  boardRows,
  calendarRows,
  type LoungeIds,
  loungeOffsets,
  loungeRows,
  reviewRows,
  staffRows,
} from './lounge-rows.ts';
import { readPlaces } from './places.ts';
import { isoTime } from './rows.ts';
import { insertUsers, newUserPrefix } from './users.ts';

export interface LoungeScaleOptions {
  /** how many lounges to add, at least 10 */
  lounges: number;
  onProgress?: (done: { lounges: number; of: number }) => void;
}

export interface LoungeScaleStats {
  users: number;
  lounges: number;
  boards: number;
  bookings: number;
  reviews: number;
  /**
   * 8 boards in the middle of Berlin, with two in five evening slots taken, in data of every size
   */
  typicalLoungeId: number;
  /** the same with 50 boards, somewhere else */
  busyLoungeId: number;
  /** an active member from Berlin (10115) without a password, who owns neither lounge */
  memberId: string;
}

const TABLES = [
  'lounges',
  'lounge_calendars',
  'lounge_staff',
  'lounge_boards',
  'bookings',
  'board_occupancies',
  'lounge_reviews',
] as const;

/**
 * Adds lounges to a migrated database, distributed like the population, with boards, reviews and,
 * for some, bookings from two weeks ago to two weeks ahead. The added data are as consistent as
 * data from members.
 *
 * @param pool faster with a superuser
 */
export async function seedScaleLounges(
  pool: Pool,
  { lounges, onProgress = () => {} }: LoungeScaleOptions,
): Promise<LoungeScaleStats> {
  if (!(lounges >= 10)) throw new RangeError('at least 10 lounges');
  return writeMuch(pool, TABLES, async (client) => {
    const world = planWorld(lounges, Date.now(), await readPlaces(client));
    const offsets = loungeOffsets(world);
    const count = (column: Int32Array) => column[lounges] ?? 0;
    const ids: LoungeIds = {
      userPrefix: newUserPrefix(),
      lounge: await reserveIds(client, 'lounges', lounges),
      board: await reserveIds(client, 'lounge_boards', count(offsets.boards)),
      booking: await reserveIds(client, 'bookings', count(offsets.bookings)),
      review: await reserveIds(client, 'lounge_reviews', Math.max(1, count(offsets.reviews))),
    };
    const first = planLounge(world, 0);
    await insertUsers(client, world.users, ids.userPrefix, isoTime(first.created));
    await copy(client, 'lounges', loungeRows(world, ids), (done) =>
      onProgress({ lounges: done, of: lounges }),
    );
    await copy(client, 'lounge_calendars', calendarRows(world, ids));
    await copy(client, 'lounge_staff', staffRows(world, ids));
    await copy(client, 'lounge_boards', boardRows(world, ids, offsets));
    await copy(client, 'bookings', bookingRows(world, ids, offsets));
    await copy(client, 'board_occupancies', occupancyRows(world, ids, offsets));
    await copy(client, 'lounge_reviews', reviewRows(world, ids, offsets));
    return {
      users: world.users,
      lounges,
      boards: count(offsets.boards),
      bookings: count(offsets.bookings),
      reviews: count(offsets.reviews),
      typicalLoungeId: ids.lounge,
      busyLoungeId: ids.lounge + 1,
      memberId: await memberOfBerlin(client, ids),
    };
  });
}

async function memberOfBerlin(client: PoolClient, ids: LoungeIds): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from users u
     where id like $1 and zip_code = '10115'
       and not exists (select from lounge_staff s
         where s.user_id = u.id and s.lounge_id between $2 and $2 + 1)
     order by id limit 1`,
    [`${ids.userPrefix}%`, ids.lounge],
  );
  return rows[0]?.id ?? '';
}

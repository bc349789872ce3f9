import type { DB, Db } from '@oche/db';
import type { Booking } from '@oche/validators/bookings';
import type { Lounge } from '@oche/validators/lounges';
import type { Updateable } from 'kysely';
import type { TestApi, TestMember } from '../../testing/index.ts';
import { createLounge as insertLounge } from './testing.ts';

export { addStaff } from './testing.ts';

/** A lounge in Cologne, open from 10:00 to 02:00, with two boards at 12 euro an hour. */
export async function createLounge(
  api: TestApi,
  owner: TestMember,
  { numberOfBoards = 2 }: { numberOfBoards?: number } = {},
): Promise<Lounge> {
  const { id } = await insertLounge(api.deps.db, owner, { boards: numberOfBoards });
  return api.callerFor(owner).lounges.get({ id });
}

/** Sets columns past all rules. */
export async function setLounge(
  db: Db,
  id: number,
  columns: Updateable<DB['lounges']>,
): Promise<void> {
  await db.updateTable('lounges').set(columns).where('id', '=', id).execute();
}

/** Monday morning in winter, years ahead: jobs of a later time don't come due while a test runs. */
export const NOW = '2031-03-03T09:00:00.000Z';

/** A time of Cologne's clock on a day, by default Friday, 7 March 2031; in ISO 8601. */
export const at = (time: string, date = '2031-03-07', offset = '+01:00'): string =>
  new Date(`${date}T${time}:00${offset}`).toISOString();

interface Evening {
  loungeId: number;
  startTime?: string;
  endTime?: string;
  boardIds?: number[];
  boardCount?: number;
  notes?: string;
  groupSize?: number;
}

/** Friday from 19:00 to 21:00, any board, unless told otherwise. */
export const anEvening = ({
  startTime = at('19:00'),
  endTime = at('21:00'),
  ...evening
}: Evening) => ({ startTime, endTime, ...evening });

export const book = (api: TestApi, member: TestMember, evening: Evening): Promise<Booking> =>
  api.callerFor(member).bookings.create(anEvening(evening));

export const join = (api: TestApi, member: TestMember, evening: Evening) =>
  api.callerFor(member).bookings.waitingList.join(anEvening(evening));

/** What is held, by board and time: two active rows of one board never overlap. */
export const occupanciesOf = (api: TestApi, loungeId: number) =>
  api.deps.db
    .selectFrom('board_occupancies')
    .select([
      'board_id as boardId',
      'booking_id as bookingId',
      'waiting_list_entry_id as entryId',
      'block_id as blockId',
    ])
    .where('lounge_id', '=', loungeId)
    .where('is_active', '=', true)
    .orderBy('board_id')
    .orderBy('id')
    .execute();

import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface BusyOf {
  loungeId: number;
  from: string;
  to: string;
}

/**
 * When the boards of a lounge are taken in a span: as arrays, which for a full week of 50 boards
 * takes a fraction of what as many rows take. Milliseconds since 1970, in order of their beginning.
 */
export const listBusyTimes = prepared('bookings.listBusyTimes', (db, p: Placeholders<BusyOf>) =>
  db
    .selectFrom('board_occupancies')
    .select([
      'board_id as boardId',
      sql<number[]>`array_agg((extract(epoch from lower(during)) * 1000)::float8
        order by lower(during))`.as('starts'),
      sql<number[]>`array_agg((extract(epoch from upper(during)) * 1000)::float8
        order by lower(during))`.as('ends'),
    ])
    .where('lounge_id', '=', p('loungeId'))
    .where('is_active', '=', true)
    .where(sql<boolean>`during && tstzrange(${p('from')}::timestamptz, ${p('to')}::timestamptz)`)
    .groupBy('board_id'),
);

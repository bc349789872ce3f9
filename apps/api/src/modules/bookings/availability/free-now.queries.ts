import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Span {
  loungeIds: number[];
  from: string;
  to: string;
}

/** How many boards of each lounge are taken at any time of a span; lounges without one are missing. */
export const countBusyBoards = prepared('bookings.countBusyBoards', (db, p: Placeholders<Span>) =>
  db
    .selectFrom('board_occupancies as busy')
    .innerJoin('lounge_boards as board', 'board.id', 'busy.board_id')
    .select([
      'busy.lounge_id as loungeId',
      sql<number>`count(distinct busy.board_id)::int`.as('boards'),
    ])
    .where('busy.lounge_id', '=', anyOfIds(p('loungeIds')))
    .where('busy.is_active', '=', true)
    .where(
      sql<boolean>`busy.during && tstzrange(${p('from')}::timestamptz, ${p('to')}::timestamptz)`,
    )
    .where('board.removed_at', 'is', null)
    .groupBy('busy.lounge_id'),
);

import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Span {
  loungeIds: number[];
  from: string;
  to: string;
}

interface Spans {
  loungeIds: number[];
  /** for each of the lounges */
  from: string[];
  to: string[];
}

/** How many boards of each lounge are taken at any time of its own span; lounges without one are missing. */
export const countBusyIn = prepared('bookings.countBusyIn', (db, p: Placeholders<Spans>) =>
  db
    .selectFrom(
      sql<{ loungeId: number; from: string; to: string }>`unnest(
        ${p('loungeIds')}::bigint[], ${p('from')}::timestamptz[], ${p('to')}::timestamptz[]
      )`.as<'asked'>(sql`asked("loungeId", "from", "to")`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('board_occupancies as busy')
          .innerJoin('lounge_boards as board', 'board.id', 'busy.board_id')
          .select(sql<number>`count(distinct busy.board_id)::int`.as('boards'))
          .whereRef('busy.lounge_id', '=', 'asked.loungeId')
          .where('busy.is_active', '=', true)
          .where(sql<boolean>`busy.during && tstzrange(asked."from", asked."to")`)
          .where('board.removed_at', 'is', null)
          .as('taken'),
      (join) => join.onTrue(),
    )
    .select(['asked.loungeId', 'taken.boards'])
    .where('taken.boards', '>', 0),
);

/** Milliseconds since 1970. */
const instant = (end: 'lower' | 'upper') =>
  sql<number>`(extract(epoch from ${sql.raw(end)}(busy.during)) * 1000)::float8`;

/** What takes boards of each lounge within its own span. */
export const listBusyIn = prepared('bookings.listBusyIn', (db, p: Placeholders<Spans>) =>
  db
    .selectFrom(
      sql<{ loungeId: number; from: string; to: string }>`unnest(
          ${p('loungeIds')}::bigint[], ${p('from')}::timestamptz[], ${p('to')}::timestamptz[]
        )`.as<'asked'>(sql`asked("loungeId", "from", "to")`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('board_occupancies as busy')
          .innerJoin('lounge_boards as board', 'board.id', 'busy.board_id')
          .select([
            'busy.board_id as boardId',
            instant('lower').as('start'),
            instant('upper').as('end'),
          ])
          .whereRef('busy.lounge_id', '=', 'asked.loungeId')
          .where('busy.is_active', '=', true)
          .where(sql<boolean>`busy.during && tstzrange(asked."from", asked."to")`)
          .where('board.removed_at', 'is', null)
          .as('taken'),
      (join) => join.onTrue(),
    )
    .select(['asked.loungeId', 'taken.boardId', 'taken.start', 'taken.end']),
);

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

import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/**
 * Boards that were there and say nothing any more, although somebody counts on them: a device has them, or their board is
 * booked now. A process that went by itself has cut its lease short, so its last message doesn't reach as far.
 */
export const listSilent = prepared(
  'autoscoring.listSilent',
  (
    db,
    p: Placeholders<{ now: string; silentSince: string; evening: string; toldBefore: string }>,
  ) =>
    db
      .selectFrom('counting_boards as board')
      .innerJoin('counting_board_sights as sight', 'sight.board_id', 'board.id')
      .select(['board.id', 'sight.seen_at as seenAt'])
      .where('sight.seen_at', '<=', p('silentSince'))
      .where('sight.seen_at', '>', p('evening'))
      .where(sql<boolean>`sight.lease_until >= sight.seen_at + interval '25 seconds'`)
      .where((eb) =>
        eb.or([
          eb('board.silence_told_at', 'is', null),
          eb('board.silence_told_at', '<=', p('toldBefore')),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb('board.attached_until', '>', p('now')),
          eb.exists(
            eb
              .selectFrom('board_occupancies as held')
              .select('held.id')
              .whereRef('held.board_id', '=', 'board.lounge_board_id')
              .where('held.is_active', '=', true)
              .where('held.booking_id', 'is not', null)
              .where(sql<boolean>`held.during @> ${p('now')}::timestamptz`),
          ),
        ]),
      )
      .orderBy('board.id'),
);

/** Notes that it was told; nothing when somebody else has done so on this evening. */
export const noteTold = prepared(
  'autoscoring.noteSilenceTold',
  (db, p: Placeholders<{ boardId: number; now: Date; toldBefore: string }>) =>
    db
      .updateTable('counting_boards')
      .set({ silence_told_at: p('now') })
      .where('id', '=', p('boardId'))
      .where((eb) =>
        eb.or([eb('silence_told_at', 'is', null), eb('silence_told_at', '<=', p('toldBefore'))]),
      )
      .returning('id'),
);

/** Who cares for a board: whose it is, or the team of its lounge. */
export const listCarers = prepared(
  'autoscoring.listCarers',
  (db, p: Placeholders<{ boardId: number }>) =>
    db
      .selectFrom('counting_boards as board')
      .leftJoin('lounge_boards as hung', 'hung.id', 'board.lounge_board_id')
      .leftJoin('lounge_staff as staff', 'staff.lounge_id', 'hung.lounge_id')
      .select(sql<string>`coalesce(board.owner_id, staff.user_id)`.as('userId'))
      .where('board.id', '=', p('boardId'))
      .where(sql<boolean>`coalesce(board.owner_id, staff.user_id) is not null`),
);

/** Whether the recipient cares for the board that the row `item` tells of. */
export const isCarer = sql<boolean>`exists (
  select from counting_boards as board
  left join lounge_boards as hung on hung.id = board.lounge_board_id
  where board.id = (item.payload ->> 'boardId')::bigint and (
    board.owner_id = item.recipient_id or exists (
      select from lounge_staff as staff
      where staff.lounge_id = hung.lounge_id and staff.user_id = item.recipient_id
    )
  )
)`;

export const listTold = prepared('autoscoring.listTold', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('counting_boards as board')
    .leftJoin('lounge_boards as hung', 'hung.id', 'board.lounge_board_id')
    .leftJoin('lounges as lounge', 'lounge.id', 'hung.lounge_id')
    .select([
      'board.id',
      sql<string>`coalesce(board.name, hung.name)`.as('name'),
      'lounge.id as loungeId',
      'lounge.name as lounge',
    ])
    .where(sql<boolean>`board.id = any(${p('ids')}::bigint[])`),
);

/** Whether a member has a board, or is of the team of a lounge that has one. */
export const findCared = prepared(
  'autoscoring.findCared',
  (db: Executor, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('counting_boards as board')
      .leftJoin('lounge_boards as hung', 'hung.id', 'board.lounge_board_id')
      .leftJoin('lounge_staff as staff', (join) =>
        join.onRef('staff.lounge_id', '=', 'hung.lounge_id').on('staff.user_id', '=', p('userId')),
      )
      .select('board.id')
      .where((eb) =>
        eb.or([eb('board.owner_id', '=', p('userId')), eb('staff.user_id', 'is not', null)]),
      )
      .limit(1),
);

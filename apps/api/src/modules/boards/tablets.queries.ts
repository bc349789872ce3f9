import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { BoardEvent, BoardHost, HostBoard } from '../../lib/declared/board-hosts.ts';
import { forKinds } from '../../lib/declared/kind-statements.ts';

interface Token {
  tokenHash: string;
}

/** The board to which a token belongs. */
export const findTablet = prepared('boards.findTablet', (db, p: Placeholders<Token>) =>
  db
    .selectFrom('board_tablets')
    .select([
      'host',
      'host_id as hostId',
      'board_id as boardId',
      sql<string>`token_hash`.as('tokenHash'),
    ])
    .where('token_hash', '=', p('tokenHash')),
);

/** The same, with what is played there now, as its host says: that decides what the device may do. */
export const getTablet = forKinds(
  'boards.getTablet',
  (db, p: Placeholders<Token>, [host]: readonly Pick<BoardHost<never>, 'kind' | 'event'>[]) =>
    db
      .selectFrom('board_tablets as tablet')
      .innerJoinLateral(sql<BoardEvent>`(${host?.event})`.as<'event'>(sql`event`), (join) =>
        join.onTrue(),
      )
      .select([
        'tablet.host_id as hostId',
        'tablet.board_id as boardId',
        'tablet.paired_by as pairedBy',
        'tablet.seen_at as seenAt',
        'event.eventName',
        'event.boardName',
        'event.loungeBoardId',
        'event.status',
        'event.revision',
      ])
      .where('tablet.token_hash', '=', p('tokenHash'))
      .where('tablet.host', '=', host?.kind ?? ''),
);

export const noteSeen = prepared(
  'boards.noteTabletSeen',
  (db, p: Placeholders<Token & { now: Date }>) =>
    db
      .updateTable('board_tablets')
      .set({ seen_at: p('now') })
      .where('token_hash', '=', p('tokenHash')),
);

/** A board of a host. */
export interface BoardOf extends HostBoard {
  host: string;
}

interface Code {
  codeHash: string;
  codeUntil: Date;
}

/**
 * A new link and code for the board's tablet; what was paired before is none any more.
 * @throws DatabaseError uniqueViolation when the code is another board's
 */
export const saveTablet = prepared(
  'boards.saveTablet',
  (db, p: Placeholders<BoardOf & Code & { linkHash: string; pairedBy: string; now: Date }>) =>
    db
      .insertInto('board_tablets')
      .values({
        host: p('host'),
        host_id: p('hostId'),
        board_id: p('boardId'),
        link_hash: p('linkHash'),
        code_hash: p('codeHash'),
        code_until: p('codeUntil'),
        paired_by: p('pairedBy'),
        created_at: p('now'),
      })
      .onConflict((conflict) =>
        conflict.columns(['host', 'host_id', 'board_id']).doUpdateSet((eb) => ({
          link_hash: eb.ref('excluded.link_hash'),
          code_hash: eb.ref('excluded.code_hash'),
          code_until: eb.ref('excluded.code_until'),
          token_hash: null,
          device_hash: null,
          paired_by: eb.ref('excluded.paired_by'),
          created_at: eb.ref('excluded.created_at'),
          seen_at: null,
        })),
      ),
);

/** Gives the device that opens a link first its own secret; the same one may do so again. */
export const pairDevice = prepared(
  'boards.pairDevice',
  (db, p: Placeholders<Token & { linkHash: string; deviceHash: string }>) =>
    db
      .updateTable('board_tablets')
      .set({ token_hash: p('tokenHash'), device_hash: p('deviceHash') })
      .where('link_hash', '=', p('linkHash'))
      .where((eb) =>
        eb.or([eb('device_hash', 'is', null), eb('device_hash', '=', p('deviceHash'))]),
      )
      .returning('board_id'),
);

/** The same by the code, as long as it holds. */
export const pairByCode = prepared(
  'boards.pairByCode',
  (db, p: Placeholders<Token & { codeHash: string; deviceHash: string; now: string }>) =>
    db
      .updateTable('board_tablets')
      .set({ token_hash: p('tokenHash'), device_hash: p('deviceHash') })
      .where('code_hash', '=', p('codeHash'))
      .where('code_until', '>', p('now'))
      .where((eb) =>
        eb.or([eb('device_hash', 'is', null), eb('device_hash', '=', p('deviceHash'))]),
      )
      .returning('board_id'),
);

/** How many codes that are over are set free at once: more than are made meanwhile. */
const FREED = 20;

/** Codes that are over can be given again. Rows that somebody else holds are left to the next. */
export const freeCodes = prepared('boards.freeCodes', (db, p: Placeholders<{ now: string }>) =>
  db
    .updateTable('board_tablets')
    .set({ code_hash: null, code_until: null })
    .where('link_hash', 'in', (eb) =>
      eb
        .selectFrom('board_tablets')
        .select('link_hash')
        .where('code_until', '<=', p('now'))
        .orderBy('code_until')
        .limit(FREED)
        .forUpdate()
        .skipLocked(),
    ),
);

/** A link that was made, whether a device has opened it or not. */
export const findLink = prepared(
  'boards.findTabletLink',
  (db, p: Placeholders<{ linkHash: string }>) =>
    db.selectFrom('board_tablets').select('board_id').where('link_hash', '=', p('linkHash')),
);

export const deleteTablet = prepared('boards.deleteTablet', (db, p: Placeholders<BoardOf>) =>
  db
    .deleteFrom('board_tablets')
    .where('host', '=', p('host'))
    .where('host_id', '=', p('hostId'))
    .where('board_id', '=', p('boardId'))
    .returning('board_id'),
);

export const listTablets = prepared(
  'boards.listTablets',
  (db, p: Placeholders<Omit<BoardOf, 'boardId'>>) =>
    db
      .selectFrom('board_tablets')
      .select(['board_id as boardId', 'created_at as createdAt', 'seen_at as seenAt'])
      .where('host', '=', p('host'))
      .where('host_id', '=', p('hostId'))
      .orderBy('board_id'),
);

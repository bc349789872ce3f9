import { type Executor, type Placeholders, prepared, preparedList, type Tx } from '@oche/db';
import { everybody, personColumns } from '../person.select.ts';
import type { Viewer } from '../seen.select.ts';
import type { TieKey } from './tie-list.ts';

interface Block {
  blockerId: string;
  blockedId: string;
}

export async function insertBlock(
  tx: Tx,
  { blockerId, blockedId, now }: Block & { now: Date },
): Promise<void> {
  await tx
    .insertInto('user_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(
  executor: Executor,
  { blockerId, blockedId }: Block,
): Promise<void> {
  await executor
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** Those whom a member blocks. */
export const listBlockedIds = prepared(
  'people.listBlockedIds',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('user_blocks').select('blocked_id as id').where('blocker_id', '=', p('userId')),
);

/** Those whom the viewer blocks, the latest first: by name, as nobody could take it back otherwise. */
export const listBlocks = preparedList(
  'people.listBlocks',
  (db, p: Placeholders<Viewer & TieKey>, limit) =>
    everybody(db)
      .innerJoin('user_blocks as block', 'block.blocked_id', 'users.id')
      .select(personColumns(p))
      .select('block.created_at as since')
      .where('block.blocker_id', '=', p('viewerId'))
      .where((eb) =>
        eb(
          eb.refTuple('block.created_at', 'block.blocked_id'),
          '<',
          eb.tuple(p('since'), p('beforeId')),
        ),
      )
      .orderBy('block.created_at', 'desc')
      .orderBy('block.blocked_id', 'desc')
      .limit(limit),
);

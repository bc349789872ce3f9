import type { Executor, Tx } from '@oche/db';
import { sql } from 'kysely';

interface Old {
  /** ISO times: changed last, and thrown away, before these */
  changedBefore: string;
  discardedBefore: string;
}

/** @returns how many are gone */
export async function deleteOldDrafts(
  db: Executor,
  { changedBefore, discardedBefore }: Old,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('forum_drafts')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('forum_drafts')
        .select('id')
        .where((or) =>
          or.or([or('updated_at', '<', changedBefore), or('discarded_at', '<', discardedBefore)]),
        )
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Answers that are being written in one thread are written in another from now on. A draft stays the same one, so that
 * it still goes with what is sent of it. Who has begun one in both gets the one below the other, as nothing of either may
 * be lost.
 */
export async function moveDrafts(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    with moved as (
      delete from forum_drafts former
      where former.thread_id = ${from} and former.discarded_at is null
      returning *
    )
    insert into forum_drafts as draft (
      id, owner_id, thread_id, title, content, answered_id, is_quote, pictures, poll, tags, revision,
      updated_at
    ) overriding system value
    select id, owner_id, ${to}::bigint, title, content, answered_id, is_quote, pictures, poll, tags, revision,
      updated_at
    from moved
    on conflict on constraint forum_drafts_place do update set
      content = case when draft.discarded_at is null
        then concat_ws(e'\n\n', nullif(draft.content, ''), nullif(excluded.content, ''))
        else excluded.content end,
      answered_id = case when draft.discarded_at is null
        then draft.answered_id else excluded.answered_id end,
      is_quote = case when draft.discarded_at is null then draft.is_quote else excluded.is_quote end,
      pictures = case when draft.discarded_at is null and draft.pictures <> '[]'
        then draft.pictures else excluded.pictures end,
      updated_at = greatest(draft.updated_at, excluded.updated_at),
      revision = nextval('forum_draft_revisions'),
      discarded_at = null
  `.execute(tx);
}

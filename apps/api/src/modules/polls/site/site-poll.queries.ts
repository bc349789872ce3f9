import { anyOfIds, type Placeholders, prepared, type Tx } from '@oche/db';
import type { PollKind, PollResults } from '@oche/validators/polls/schemas';
import { sql } from 'kysely';

export interface PollColumns {
  kind: PollKind;
  question: string;
  description: string | null;
  is_multiple: boolean;
  is_changeable: boolean;
  results: PollResults;
  opens_at: string;
  closes_at: string | null;
}

export interface NewPollRow extends PollColumns {
  pinned_at: string | null;
  thread_id: number | null;
  submission_id: number | null;
  created_by: string;
  created_at: string;
}

export async function insertPoll(tx: Tx, poll: NewPollRow): Promise<number> {
  const row = await tx.insertInto('polls').values(poll).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updatePoll(tx: Tx, id: number, columns: PollColumns): Promise<void> {
  await tx.updateTable('polls').set(columns).where('id', '=', id).execute();
}

export interface OptionColumns {
  text: string;
  upload_id: string | null;
  lounge_id: number | null;
  item_id: number | null;
}

export async function insertOptions(
  tx: Tx,
  pollId: number,
  options: readonly OptionColumns[],
): Promise<void> {
  const rows = options.map((option, position) => ({ ...option, poll_id: pollId, position }));
  await tx.insertInto('poll_options').values(rows).execute();
}

export async function deleteOptions(tx: Tx, pollId: number): Promise<void> {
  await tx.deleteFrom('poll_options').where('poll_id', '=', pollId).execute();
}

export const listOptions = prepared('polls.listOptions', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('poll_options')
    .select(['text', 'upload_id', 'lounge_id', 'item_id'])
    .where('poll_id', '=', p('id'))
    .orderBy('position'),
);

export const listLounges = prepared('polls.listLounges', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('lounges')
    .select(['id', 'name as text'])
    .where('id', '=', anyOfIds(p('ids')))
    .where('is_active', '=', true),
);

/** Ads that everybody can see. */
export const listItems = prepared('polls.listItems', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('market_items')
    .select(['id', 'title as text'])
    .where('id', '=', anyOfIds(p('ids')))
    .where('status', 'in', ['active', 'reserved'])
    .where('review', 'is', null),
);

export const setPinnedAt = prepared(
  'polls.setPinnedAt',
  (db, p: Placeholders<{ id: number; pinnedAt: string | null }>) =>
    db
      .updateTable('polls')
      .set({ pinned_at: p('pinnedAt') })
      .where('id', '=', p('id')),
);

/** A poll that opens or ends at another time is told of at that one. */
export const forgetTold = prepared(
  'polls.forgetTold',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('polls')
      .set({
        opening_told_at: sql`case when opens_at <= ${p('now')}::timestamptz then opening_told_at end`,
        closing_told_at: null,
      })
      .where('id', '=', p('id')),
);

import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import '../trust.events.ts';
import { listReportedReviews, setHidden } from './review.queries.ts';

/** What a decision of the moderators does with a review, and how it is undone. */
export const reviewHiding: Undoable<Deps> = {
  do: (deps, tx, id, by) => hide(deps, tx, id, { by, at: deps.clock.now().toISOString() }),
  undo: (deps, tx, id) => hide(deps, tx, id, { by: null, at: null }),
};

/** @returns false for one that is so already */
async function hide(
  { events }: Deps,
  tx: Tx,
  idText: string,
  { by, at }: { by: string | null; at: string | null },
): Promise<boolean> {
  const id = idOfText(idText) ?? 0;
  const [hidden] = await setHidden(tx, { id, hiddenBy: by, hiddenAt: at });
  if (!hidden) return false;
  // it counts no more, or again
  await events.publish(tx, 'review.hidden', { reviewId: id });
  return true;
}

/** Reviews for those who report them and who decide about that. */
export async function readReportedReviews(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await listReportedReviews(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map((row) => ({
    id: String(row.id),
    title: `${row.subjectFirstName} ${row.subjectLastName}`,
    text: row.comment,
    author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
    path: `/marketplace/sellers/${row.subjectId}#reviews`,
    scope: 'site',
    place: null,
    isShown: row.hiddenAt === null,
    isLocked: false,
  }));
}

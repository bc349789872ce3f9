import { REORDER_UNDO_MINUTES } from '@oche/validators/forum/order/limits';
import type { Reordering, reorderingListOutput } from '@oche/validators/forum/order/schemas';
import type { z } from 'zod';
import { moderates, requireStaff } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { forumScope } from '../forum.policy.ts';
import * as queries from './reordering.queries.ts';

/** @returns until when a reordering can be undone, in milliseconds since 1970 */
export const undoEnd = ({ movedAt }: { movedAt: string }): number =>
  Date.parse(movedAt) + REORDER_UNDO_MINUTES * 60_000;

/** How many of the latest ones are read to find those of the reader's own part. */
const LATEST = 100;

/** What has been split, merged and moved of late, where the reader moderates; the latest first. */
export async function listReorderings(
  ctx: MemberContext,
): Promise<z.infer<typeof reorderingListOutput>> {
  requireStaff(ctx.actor);
  const rows = await queries.listReorderings(ctx.db, { limit: LATEST });
  const isOwn = ({ fromCategoryId, toCategoryId }: queries.ShownReordering) =>
    [fromCategoryId, toCategoryId].every((categoryId) =>
      moderates(ctx.actor, forumScope({ categoryId })),
    );
  return { items: rows.filter(isOwn).map((row) => toReordering(ctx, row)) };
}

export async function readReordering(ctx: MemberContext, id: number): Promise<Reordering> {
  const row = await queries.getShownReordering.first(ctx.db, { id });
  if (!row) throw new AppError('REORDERING_NOT_FOUND');
  return toReordering(ctx, row);
}

function toReordering({ clock }: MemberContext, row: queries.ShownReordering): Reordering {
  const isUndone = row.undoneAt !== null;
  const end = undoEnd(row);
  const canUndo = !isUndone && clock.now().getTime() <= end;
  return {
    id: row.id,
    kind: row.kind,
    source: { id: row.sourceId, title: row.sourceTitle },
    target: { id: row.targetId, title: row.targetTitle },
    from: row.fromName,
    to: row.toName,
    postCount: row.postCount,
    place: row.place,
    movedAt: row.movedAt,
    movedBy: { firstName: row.firstName, lastName: row.lastName },
    undoUntil: canUndo ? new Date(end).toISOString() : null,
    isUndone,
  };
}

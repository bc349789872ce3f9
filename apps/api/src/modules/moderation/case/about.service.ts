import { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { listCasesOfAuthor } from './about.queries.ts';
import { readThings } from './things.service.ts';

interface CaseAbout {
  id: number;
  kind: string;
  /** null when the thing is gone for good, as is its path */
  title: string | null;
  path: string | null;
  reportCount: number;
  /** ISO times */
  openedAt: string;
  closedAt: string | null;
  outcome: 'upheld' | 'rejected' | null;
}

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * Cases about a member's things, the latest first.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listCasesAbout(
  ctx: MemberContext,
  { userId, limit, cursor }: { userId: string; limit: number; cursor?: string | undefined },
): Promise<{ items: CaseAbout[]; nextCursor: string | null }> {
  requireScope(ctx.actor, 'site');
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => listCasesOfAuthor(ctx.db, { userId, before, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  const thingOf = await readThings(
    ctx,
    items.map(({ kind, thingId }) => ({ kind, id: thingId })),
  );
  return {
    nextCursor,
    items: items.map(({ thingId, ...row }) => {
      const { title, path } = thingOf({ kind: row.kind, id: thingId });
      return { ...row, title, path };
    }),
  };
}

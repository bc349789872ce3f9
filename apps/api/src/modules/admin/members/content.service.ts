import type { contentInput, contentOutput } from '@oche/validators/admin/members';
import { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { listContentIds } from './content.queries.ts';

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * What a member has written of one kind, the latest first, hidden and deleted things included: as moderators see
 * what is reported.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listContent(
  { actor, db, reportables }: MemberContext,
  { id: userId, kind, limit, cursor }: z.output<typeof contentInput>,
): Promise<z.input<typeof contentOutput>> {
  requireScope(actor, 'admin');
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const { items: ids, nextCursor } = await readPage(
    limit,
    (count) => listContentIds(db, kind, { userId, before, limit: count }),
    (last) => encodeCursor([last]),
  );
  const things = (await reportables.get(kind)?.read(db, ids.map(String))) ?? [];
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return {
    nextCursor,
    items: ids.flatMap((id) => {
      const thing = byId.get(String(id));
      if (!thing) return [];
      const { title, text, path, isShown } = thing;
      return [{ id: String(id), title, text, path, isShown }];
    }),
  };
}

import type { appealListInput, appealListOutput } from '@oche/validators/moderation';
import { z } from 'zod';
import { requireModerator } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { toSummary } from '../case/case-list.service.ts';
import { readThings } from '../case/things.service.ts';
import { listWaitingAppeals } from './appeal.queries.ts';

const cursorKey = z.tuple([z.iso.datetime(), z.int().min(1)]);

/**
 * Appeals against decisions that stand, the oldest first.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listAppeals(
  ctx: MemberContext,
  { limit, cursor }: z.output<typeof appealListInput>,
): Promise<z.input<typeof appealListOutput>> {
  requireModerator(ctx.actor);
  const [appealedAt, id] = cursor === undefined ? [null, null] : decodeCursor(cursorKey, cursor);
  const moderatorId = ctx.actor.id;
  const { items, nextCursor } = await readPage(
    limit,
    (count) => listWaitingAppeals(ctx.db, { moderatorId, appealedAt, id, limit: count }),
    (row) => encodeCursor([row.appealedAt, row.appealId]),
  );
  const thingOf = await readThings(
    ctx,
    items.map(({ kind, thingId }) => ({ kind, id: thingId })),
  );
  return {
    nextCursor,
    items: items.map((row) => ({
      id: row.appealId,
      text: row.text,
      appealedAt: row.appealedAt,
      canDecide: row.canDecide,
      case: toSummary(row, thingOf),
    })),
  };
}

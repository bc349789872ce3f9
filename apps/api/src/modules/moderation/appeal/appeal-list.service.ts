import type { appealListInput, appealListOutput } from '@oche/validators/moderation/schemas';
import { z } from 'zod';
import { requireStaff } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { readCases } from '../case/case-list.service.ts';
import { staffReaderOf } from '../moderation.policy.ts';
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
  requireStaff(ctx.actor);
  const [appealedAt, id] = cursor === undefined ? [null, null] : decodeCursor(cursorKey, cursor);
  const reader = { ...staffReaderOf(ctx.actor), moderatorId: ctx.actor.id };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => listWaitingAppeals(ctx.db, { ...reader, appealedAt, id, limit: count }),
    (row) => encodeCursor([row.appealedAt, row.id]),
  );
  const caseOf = await readCases(
    ctx,
    items.flatMap(({ caseId }) => caseId ?? []),
  );
  return {
    nextCursor,
    items: items.map((row) => ({
      id: row.id,
      text: row.text,
      appealedAt: row.appealedAt,
      canDecide: row.canDecide,
      case: row.caseId === null ? null : caseOf(row.caseId),
      sanction: sanctionOf(row),
    })),
  };
}

type Row = Awaited<ReturnType<typeof listWaitingAppeals>>[number];

const sanctionOf = (row: Row) =>
  row.sanctionId === null || row.sanctionKind === null
    ? null
    : {
        id: row.sanctionId,
        kind: row.sanctionKind,
        member: { id: row.memberId, firstName: row.firstName, lastName: row.lastName },
      };

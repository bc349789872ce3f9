import type {
  AuditEntryOutput,
  auditFilter,
  auditListInput,
  auditListOutput,
} from '@oche/validators/moderation/audit';
import { z } from 'zod';
import { requireStaff } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { staffReaderOf } from '../moderation.policy.ts';
import { entriesOf } from './audit.queries.ts';

type Filter = z.output<typeof auditFilter>;

/** Later than every entry. */
export const LATEST = Number.MAX_SAFE_INTEGER;
const cursorKey = z.tuple([z.int().min(1)]);

/**
 * What the staff has done, newest first, as far as it happened in the reader's part of the site.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listAudit(
  ctx: MemberContext,
  { limit, cursor, ...filter }: z.output<typeof auditListInput>,
): Promise<z.input<typeof auditListOutput>> {
  requireStaff(ctx.actor);
  const [before] = cursor === undefined ? [LATEST] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => readEntries(ctx, filter, before, count),
    ({ id }) => encodeCursor([id]),
  );
  return { items: items.map(toEntry), nextCursor };
}

/** Entries before this one that the reader may see, newest first. */
export function readEntries(ctx: MemberContext, filter: Filter, before: number, limit: number) {
  const wish = {
    ...staffReaderOf(ctx.actor),
    actorId: filter.actorId ?? null,
    action: filter.action ?? null,
    kind: filter.kind ?? null,
    thingId: filter.thingId ?? null,
    from: filter.from ?? null,
    until: filter.until ?? null,
    before,
  };
  return entriesOf(wish)(ctx.db, { ...wish, limit });
}

export type AuditRow = Awaited<ReturnType<typeof readEntries>>[number];

const toEntry = (row: AuditRow): AuditEntryOutput => ({
  id: row.id,
  happenedAt: row.happenedAt,
  actor:
    row.actorId === null
      ? null
      : { id: row.actorId, firstName: row.firstName ?? '', lastName: row.lastName ?? '' },
  action: row.action,
  thing: { kind: row.kind, id: row.thingId },
  reason: row.reason,
  before: row.before,
  after: row.after,
});

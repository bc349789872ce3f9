import { Readable } from 'node:stream';
import type { auditFilter } from '@oche/validators/moderation/audit';
import type { z } from 'zod';
import { requireStaff } from '../../../lib/actor.ts';
import { CSV_BOM, csvLine } from '../../../lib/csv.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { type AuditRow, LATEST, readEntries } from './audit.service.ts';

const BATCH = 1000;

const HEADS = {
  de: ['Nummer', 'Zeit', 'Wer', 'Was', 'Art', 'Woran', 'Grund', 'Vorher', 'Nachher'],
  en: ['Number', 'Time', 'Who', 'What', 'Kind', 'Which', 'Reason', 'Before', 'After'],
};
const SEPARATORS = { de: ';', en: ',' } as const;

/**
 * What the staff has done for a spreadsheet, newest first, read batch by batch.
 * @throws AppError FORBIDDEN
 */
export function exportAudit(ctx: MemberContext, filter: z.output<typeof auditFilter>): Readable {
  requireStaff(ctx.actor);
  return Readable.from(linesOf(ctx, filter));
}

async function* linesOf(
  ctx: MemberContext,
  filter: z.output<typeof auditFilter>,
): AsyncGenerator<string> {
  const separator = SEPARATORS[ctx.locale];
  yield CSV_BOM + csvLine(HEADS[ctx.locale], separator);
  let before = LATEST;
  for (;;) {
    const rows = await readEntries(ctx, filter, before, BATCH);
    yield rows.map((row) => csvLine(cellsOf(row), separator)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    before = last.id;
  }
}

const cellsOf = (row: AuditRow) => [
  row.id,
  row.happenedAt,
  row.actorId === null ? 'Oche' : `${row.firstName} ${row.lastName}`,
  row.action,
  row.kind,
  row.thingId,
  row.reason,
  row.before && JSON.stringify(row.before),
  row.after && JSON.stringify(row.after),
];

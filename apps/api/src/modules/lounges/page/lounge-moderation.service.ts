import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { lockCalendar } from '../calendar/calendar-change.service.ts';
import '../lounges.events.ts';
import * as queries from './lounge-moderation.queries.ts';

/**
 * What a decision of the moderators does with a lounge: as if it were inactive, but its team can't
 * change that. Bookings that are made already stay.
 */
export const loungeHiding: Undoable<Deps> = {
  async do(deps, tx, idText, by) {
    const { id, lounge } = await lock(tx, idText);
    if (!lounge || lounge.hiddenAt) return false;
    const hiddenAt = deps.clock.now().toISOString();
    const hiding = { hiddenAt, hiddenBy: by, wasActive: lounge.isActive, isActive: false };
    await queries.setHidden(tx, { id, ...hiding });
    await tell(deps, tx, id);
    return true;
  },
  async undo(deps, tx, idText) {
    const { id, lounge } = await lock(tx, idText);
    if (!lounge?.hiddenAt) return false;
    const isActive = lounge.wasActive ?? false;
    await queries.setHidden(tx, { id, hiddenAt: null, hiddenBy: null, wasActive: null, isActive });
    await tell(deps, tx, id);
    if (isActive) await deps.events.publish(tx, 'lounge.activated', { loungeId: id });
    return true;
  },
};

/** Its page looks different, and so does whatever names it. */
async function tell({ events }: Deps, tx: Tx, loungeId: number): Promise<void> {
  await events.publish(tx, 'lounge.changed', { loungeId });
  await events.publish(tx, 'lounge.hidden', { loungeId });
}

/** A booking is made before or after it, but not at the same time. */
async function lock(tx: Tx, idText: string) {
  const id = idOfText(idText) ?? 0;
  await lockCalendar(tx, id);
  return { id, lounge: await queries.lockHidden.first(tx, { id }) };
}

/** Lounges for those who report them and who decide about that. */
export async function readReportedLounges(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReportedLounges(db, {
    ids: ids.flatMap((id) => idOfText(id) ?? []),
  });
  return rows.map((row) => ({
    id: String(row.id),
    title: row.name,
    text: [row.description, row.setupDescription].filter(Boolean).join('\n\n') || null,
    author: { id: row.ownerId, firstName: row.firstName, lastName: row.lastName },
    path: `/venues/${row.id}`,
    scope: 'site',
    place: row.city,
    isShown: row.isActive,
    isLocked: false,
  }));
}

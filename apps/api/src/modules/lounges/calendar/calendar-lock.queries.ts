import { type Placeholders, prepared, type Tx } from '@oche/db';
import { signal } from '../../../lib/events/events.ts';
import '../lounges.events.ts';

const raise = prepared('lounges.raiseRevision', (db, p: Placeholders<{ loungeId: number }>) =>
  db
    .updateTable('lounge_calendars')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('lounge_id', '=', p('loungeId'))
    .returning('revision'),
);

/**
 * Waits until nobody else changes this lounge's calendar, and locks it until the transaction ends, which publishes the
 * new revision.
 * @returns whether there is such a lounge
 */
export async function raiseRevision(tx: Tx, loungeId: number): Promise<boolean> {
  const raised = await raise.first(tx, { loungeId });
  if (raised) await signal(tx, 'calendar.changed', { loungeId, ...raised });
  return raised !== undefined;
}

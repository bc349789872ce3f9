import { type Placeholders, prepared } from '@oche/db';
import { publishing } from '../../../lib/events/events.ts';
import '../lounges.events.ts';

/**
 * Waits until nobody else changes this lounge's calendar, and locks it until the transaction ends.
 * Publishes the new revision in the same statement: while the lock is held, all other changes of
 * this calendar wait, so every statement counts.
 */
export const raiseRevision = prepared(
  'lounges.raiseRevision',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .updateTable('lounge_calendars')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('lounge_id', '=', p('loungeId'))
      .returning(({ ref }) => [
        'revision',
        publishing('calendar.changed', {
          loungeId: ref('lounge_id'),
          revision: ref('revision'),
        }).as('published'),
      ]),
);

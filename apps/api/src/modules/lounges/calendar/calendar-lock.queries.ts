import { type Placeholders, prepared } from '@oche/db';
import { publishing } from '../../../lib/event-bus.ts';
import '../lounges.events.ts';

/**
 * Waits for whoever changes this lounge's calendar now, and holds it until the transaction ends.
 * Tells the new revision, too: everything of the lounge waits for what runs under this lock.
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

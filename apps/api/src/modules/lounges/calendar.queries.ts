import { type Placeholders, prepared } from '@oche/db';

/** Waits for whoever changes this lounge's calendar now, and holds it until the transaction ends. */
export const raiseRevision = prepared(
  'lounges.raiseRevision',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .updateTable('lounge_calendars')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('lounge_id', '=', p('loungeId'))
      .returning('revision'),
);

export const getRevision = prepared(
  'lounges.getRevision',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db.selectFrom('lounge_calendars').select('revision').where('lounge_id', '=', p('loungeId')),
);

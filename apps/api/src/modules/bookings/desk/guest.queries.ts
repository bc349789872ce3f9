import { type Placeholders, prepared } from '@oche/db';

interface Guest {
  id: number;
  name: string;
  contact: string | null;
  now: string;
}

/** Names who comes. A new sequence makes subscribed calendars show the name. */
export const setGuest = prepared('bookings.setGuest', (db, p: Placeholders<Guest>) =>
  db
    .updateTable('bookings')
    .set((eb) => ({
      guest_name: p('name'),
      guest_contact: p('contact'),
      sequence: eb('sequence', '+', 1),
      updated_at: p('now'),
    }))
    .where('id', '=', p('id')),
);

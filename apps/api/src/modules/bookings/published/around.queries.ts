import { type Placeholders, prepared } from '@oche/db';

export const getBooker = prepared(
  'bookings.getBooker',
  (db, p: Placeholders<{ bookingId: number }>) =>
    db.selectFrom('bookings').select('member_id as userId').where('id', '=', p('bookingId')),
);

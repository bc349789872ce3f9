import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { leaveBookings, listOpenOf } from './leaving/leaving.service.ts';

/** The lounge keeps who was there when, for its own books; what the member wrote about it goes. */
export const bookingsOwnData: OwnData<Deps, MemberContext> = {
  counts: { bookings: { table: 'bookings', column: 'member_id' } },
  lists: {
    bookings: {
      rows: (db, userId) =>
        db
          .selectFrom('bookings')
          .innerJoin('lounges', 'lounges.id', 'bookings.lounge_id')
          .select([
            'bookings.id',
            'bookings.lounge_id',
            'lounges.name as lounge',
            'bookings.status',
            'bookings.start_at',
            'bookings.end_at',
            'bookings.board_count',
            'bookings.group_size',
            'bookings.notes',
            'bookings.price_cents',
            'bookings.cancelled_at',
            'bookings.cancel_reason',
            'bookings.created_at',
          ])
          .where('bookings.member_id', '=', userId)
          .orderBy('bookings.id'),
    },
    'bookings/waiting-list': {
      rows: (db, userId) =>
        db
          .selectFrom('waiting_list_entries')
          .select(['lounge_id', 'start_at', 'end_at', 'board_count', 'status', 'created_at'])
          .where('member_id', '=', userId)
          .orderBy('id'),
    },
    'bookings/calendars': {
      rows: (db, userId) =>
        db
          .selectFrom('calendar_feeds')
          .select(['kind', 'lounge_id', 'board_id', 'created_at', 'revoked_at', 'last_read_at'])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
  },
  consequences: listOpenOf,
  leave: leaveBookings,
  async erase(_, tx, userId) {
    await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
    await tx.updateTable('bookings').set({ notes: null }).where('member_id', '=', userId).execute();
    await tx
      .updateTable('bookings')
      .set({ cancel_reason: null })
      .where('cancelled_by', '=', userId)
      .execute();
  },
};

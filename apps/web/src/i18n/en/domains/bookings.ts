import type de from '../../de/domains/bookings.ts';
import type { Translation } from '../../texts.ts';

export default {
  notifications: { bookings: 'Bookings' },
  leaving: { booking: 'Booking' },
  counts: { bookings: '{{count:booking|bookings}}' },
} satisfies Translation<typeof de>;

export default {
  notifications: { bookings: 'Buchungen' },
  leaving: { booking: 'Buchung' },
  counts: { bookings: '{{count:Buchung|Buchungen}}' },
} as const;

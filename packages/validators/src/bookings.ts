export * from './bookings/availability.ts';
export * from './bookings/booking.ts';
export { BOOKING_BOARDS_MAX, GROUP_MAX } from './bookings/booking-fields.ts';
export * from './bookings/calendar-feeds.ts';
export * from './bookings/desk.ts';
export * from './bookings/free-search.ts';
export * from './bookings/waiting-list.ts';

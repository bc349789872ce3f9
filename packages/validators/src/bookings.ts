export * from './availability.ts';
export * from './booking.ts';
export { BOOKING_BOARDS_MAX, GROUP_MAX } from './booking-fields.ts';
export * from './calendar-feeds.ts';
export * from './lounge-calendar.ts';
export * from './waiting-list.ts';

export * from './availability.ts';
export * from './booking.ts';
export * from './calendar-feeds.ts';
export * from './desk.ts';
export { BOOKING_BOARDS_MAX, GROUP_MAX } from './fields.ts';
export * from './free-search.ts';
export * from './waiting-list.ts';

export { requireReader, requireStaff, staffRoleOf } from './access/staff-access.ts';
export {
  type BookingRules,
  lockCalendar,
  readBookingRules,
  readCalendarRevision,
} from './calendar/calendar-lock.service.ts';
export { holidaysBetween } from './opening/holidays.ts';
export {
  type Interval,
  isOpenThrough,
  type Opening,
  openingsBetween,
  openingsOfDays,
  slotsOf,
} from './opening/openings.ts';

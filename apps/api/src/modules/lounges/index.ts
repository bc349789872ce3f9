export {
  type BookingRules,
  lockCalendar,
  readBookingRules,
  readCalendarRevision,
} from './calendar.service.ts';
export { requireOwner, requireStaff, staffRoleOf } from './staff-access.ts';

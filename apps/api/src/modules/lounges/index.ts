export {
  type BookingRules,
  lockCalendar,
  readBookingRules,
  readCalendarRevision,
} from './calendar.service.ts';
export { loungeJobs } from './lounges.jobs.ts';
export { loungeMails } from './mails/templates.ts';
export { holidaysBetween } from './opening/holidays.ts';
export {
  type Interval,
  isOpenThrough,
  type Opening,
  openingsBetween,
  openingsOfDays,
  slotsOf,
} from './opening/openings.ts';
export { countLoungeParts, listLoungePages } from './sitemap.service.ts';
export { requireReader, requireStaff, staffRoleOf } from './staff-access.ts';

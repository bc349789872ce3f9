export {
  onlyStaff,
  ownsLounge,
  requireReader,
  requireStaff,
  staffRoleOf,
} from './access/staff-access.service.ts';
export {
  type BookingRules,
  type ListedRules,
  readBookingRules,
  readCalendarRevision,
  readRulesOfAll,
  type TimeRules,
} from './calendar/booking-rules.service.ts';
export { changeCalendar, createInCalendar } from './calendar/calendar-change.service.ts';
export { readCity } from './directory/city.service.ts';
export { cityAddress } from './directory/city-address.ts';
export { searchLoungesThat } from './directory/lounge-search.service.ts';
export { mapLoungesThat } from './directory/map/lounge-map.service.ts';
export { businessDateAt } from './opening/business-day.ts';
export { holidaysBetween, stateCodeOf } from './opening/holidays.ts';
export {
  coverAll,
  type Interval,
  isOpenThrough,
  type Opening,
  openingsBetween,
  openingsOfDays,
  openState,
  openTimesBetween,
  slotsOf,
} from './opening/openings.ts';
export { correctLounge } from './page/correction.service.ts';
export { createLounge } from './page/lounge-change.service.ts';
export { type Circle, circleOf, loungesWithin } from './places/circle.select.ts';
export {
  boxAround,
  type Coordinates,
  chordOf,
  cubeOf,
  cubeOfBox,
  distanceBetween,
} from './places/great-circle.ts';
export {
  distanceFrom,
  findOrigin,
  findOriginOfMember,
  findPlaceOfMember,
} from './places/origin.service.ts';
export { listOrphans } from './team/leaving.service.ts';

import type { DomainModule } from '../manifest.ts';
import { bookingJobs } from './bookings.jobs.ts';
import { bookingNotifications } from './bookings.notifications.ts';
import { bookingReactions } from './bookings.reactions.ts';
import { registerBookingRoutes } from './bookings.routes.ts';
import { bookingCalendar } from './feeds/feed.service.ts';

export const bookingsModule: DomainModule = {
  name: 'bookings',
  jobs: bookingJobs,
  routes: registerBookingRoutes,
  closedPaths: ['/bookings'],
  reactions: bookingReactions,
  notifications: bookingNotifications,
  calendar: bookingCalendar,
};

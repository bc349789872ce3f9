import type { DomainModule } from '../manifest.ts';
import { bookingJobs } from './bookings.jobs.ts';
import { bookingReactions } from './bookings.reactions.ts';
import { registerBookingRoutes } from './bookings.routes.ts';
import { bookingMails } from './mails/mail-templates.service.ts';

export const bookingsModule: DomainModule = {
  name: 'bookings',
  jobs: bookingJobs,
  mails: bookingMails,
  routes: registerBookingRoutes,
  closedPaths: ['/bookings'],
  reactions: bookingReactions,
};

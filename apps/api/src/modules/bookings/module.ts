import type { DomainModule } from '../manifest.ts';
import { bookingAnswers } from './bookings.answers.ts';
import { bookingJobs } from './bookings.jobs.ts';
import { bookingsOwnData } from './bookings.own-data.ts';
import { bookingReactions } from './bookings.reactions.ts';
import { registerBookingRoutes } from './bookings.routes.ts';
import { bookingTables } from './bookings.tables.ts';
import { bookingConversations } from './conversation/conversation.service.ts';
import { bookingCalendar } from './feeds/feed.service.ts';
import { bookingNotifications } from './notifications/bookings.notifications.ts';
import { bookingsPublished } from './published/bookings.published.ts';

export const bookingsModule: DomainModule = {
  name: 'bookings',
  tables: bookingTables,
  ownData: bookingsOwnData,
  jobs: bookingJobs,
  routes: registerBookingRoutes,
  closedPaths: ['/bookings'],
  reactions: bookingReactions,
  notifications: bookingNotifications,
  answerable: bookingAnswers,
  calendar: bookingCalendar,
  published: bookingsPublished,
  conversational: [bookingConversations],
};

import type { DomainModule } from '../manifest.ts';
import './moderation.events.ts';
import { moderationMails } from './mails/mail-templates.service.ts';
import { moderationJobs } from './moderation.jobs.ts';
import { moderationNotifications } from './moderation.notifications.ts';
import { moderationOwnData } from './moderation.own-data.ts';
import { registerModerationRoutes } from './moderation.routes.ts';
import { sanctionNotifications } from './sanction/sanction.notifications.ts';

export const moderationModule: DomainModule = {
  name: 'moderation',
  ownData: moderationOwnData,
  jobs: moderationJobs,
  mails: moderationMails,
  notifications: [...moderationNotifications, ...sanctionNotifications],
  routes: registerModerationRoutes,
  closedPaths: ['/moderation'],
  // whatever lists a thing or names it
  stalePages: { 'thing.moderated': () => 'all' },
};

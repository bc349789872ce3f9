import type { DomainModule } from '../manifest.ts';
import { notificationMails } from './mails/mail-templates.service.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { notificationsOwnData } from './notifications.own-data.ts';
import { registerNotificationRoutes } from './notifications.routes.ts';

export const notificationsModule: DomainModule = {
  name: 'notifications',
  ownData: notificationsOwnData,
  jobs: notificationJobs,
  mails: notificationMails,
  routes: registerNotificationRoutes,
  closedPaths: ['/notifications', '/unsubscribe'],
};

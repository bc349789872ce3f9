import type { DomainModule } from '../manifest.ts';
import { adminOwnData } from './admin.own-data.ts';
import { figureJobs } from './figures/figures.jobs.ts';
import { registerFigureRoutes } from './figures/figures.routes.ts';
import { beginFigures } from './figures/keep-figures.service.ts';
import { systemMails } from './system/system-mails.service.ts';
import { thingNotifications } from './things/things.notifications.ts';

export const adminModule: DomainModule = {
  name: 'admin',
  beforeStart: beginFigures,
  jobs: figureJobs,
  mails: systemMails,
  routes: registerFigureRoutes,
  ownData: adminOwnData,
  notifications: thingNotifications,
};

import type { DomainModule } from '../manifest.ts';
import { adminOwnData } from './admin.own-data.ts';
import { thingNotifications } from './things/things.notifications.ts';
import { figureJobs } from './figures/figures.jobs.ts';
import { registerFigureRoutes } from './figures/figures.routes.ts';
import { beginFigures } from './figures/keep-figures.service.ts';

export const adminModule: DomainModule = {
  name: 'admin',
  beforeStart: beginFigures,
  jobs: figureJobs,
  routes: registerFigureRoutes,
  ownData: adminOwnData,
  notifications: thingNotifications,
};

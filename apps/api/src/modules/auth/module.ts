import type { DomainModule } from '../manifest.ts';
import { authJobs } from './auth.jobs.ts';
import { registerAuthRoutes } from './auth.routes.ts';
import { authMails } from './mails/mail-templates.service.ts';

export const authModule: DomainModule = {
  name: 'auth',
  jobs: authJobs,
  mails: authMails,
  routes: registerAuthRoutes,
  closedPaths: ['/account'],
};

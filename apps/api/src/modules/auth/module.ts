import type { DomainModule } from '../manifest.ts';
import { authJobs } from './auth.jobs.ts';
import { authOwnData } from './auth.own-data.ts';
import { registerAuthRoutes } from './auth.routes.ts';
import { authMails } from './mails/mail-templates.service.ts';
import { sealTotpSecrets } from './second-factor/totp-secret.service.ts';

export const authModule: DomainModule = {
  name: 'auth',
  beforeStart: sealTotpSecrets,
  jobs: authJobs,
  mails: authMails,
  routes: registerAuthRoutes,
  closedPaths: ['/account'],
  ownData: authOwnData,
};

import type { DomainModule } from '../manifest.ts';
import { ownDataMails } from './mails/mail-templates.service.ts';
import { ownDataJobs } from './own-data.jobs.ts';
import { registerOwnDataRoutes } from './own-data.routes.ts';

export const ownDataModule: DomainModule = {
  name: 'own-data',
  jobs: ownDataJobs,
  mails: ownDataMails,
  routes: registerOwnDataRoutes,
};

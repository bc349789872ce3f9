import type { DomainModule } from '../manifest.ts';
import { accessJobs } from './access.jobs.ts';
import { accessOwnData } from './access.own-data.ts';
import { accessReactions } from './access.reactions.ts';
import { accessMails } from './mails/mail-templates.service.ts';
import { appMails } from './oauth/app-mails.service.ts';
import { registerOAuthRoutes } from './oauth/oauth.routes.ts';

export const accessModule: DomainModule = {
  name: 'access',
  jobs: accessJobs,
  mails: (deps) => ({ ...accessMails(deps), ...appMails(deps) }),
  routes: registerOAuthRoutes,
  closedPaths: ['/oauth/'],
  reactions: accessReactions,
  ownData: accessOwnData,
};

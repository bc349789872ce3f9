import type { DomainModule } from '../manifest.ts';
import { accessJobs } from './access.jobs.ts';
import { accessOwnData } from './access.own-data.ts';
import { accessReactions } from './access.reactions.ts';
import { accessMails } from './mails/mail-templates.service.ts';

export const accessModule: DomainModule = {
  name: 'access',
  jobs: accessJobs,
  mails: accessMails,
  reactions: accessReactions,
  ownData: accessOwnData,
};

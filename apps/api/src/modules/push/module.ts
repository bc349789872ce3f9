import type { DomainModule } from '../manifest.ts';
import { pushJobs } from './push.jobs.ts';
import { pushOwnData } from './push.own-data.ts';
import { sealSigningKeys } from './push-key.service.ts';

export const pushModule: DomainModule = {
  name: 'push',
  ownData: pushOwnData,
  beforeStart: sealSigningKeys,
  jobs: pushJobs,
};

import type { DomainModule } from '../manifest.ts';
import { pushJobs } from './push.jobs.ts';
import { sealSigningKeys } from './push-key.service.ts';

export const pushModule: DomainModule = {
  name: 'push',
  beforeStart: sealSigningKeys,
  jobs: pushJobs,
};

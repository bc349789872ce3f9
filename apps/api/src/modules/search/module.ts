import type { DomainModule } from '../manifest.ts';
import { queueMissing } from './rebuild.service.ts';
import { searchJobs } from './search.jobs.ts';

export const searchModule: DomainModule = {
  name: 'search',
  beforeStart: queueMissing,
  jobs: searchJobs,
};

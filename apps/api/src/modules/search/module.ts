import type { DomainModule } from '../manifest.ts';
import { watchStemmer } from './documents/rebuild.service.ts';
import { searchJobs } from './search.jobs.ts';

export const searchModule: DomainModule = {
  name: 'search',
  beforeStart: watchStemmer,
  jobs: searchJobs,
};

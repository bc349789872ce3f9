import type { DomainModule } from '../manifest.ts';
import './market.events.ts';
import { viewJobs } from './views/views.jobs.ts';

export const marketModule: DomainModule = {
  name: 'market',
  jobs: viewJobs,
};

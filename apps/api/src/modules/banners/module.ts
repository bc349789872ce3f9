import type { DomainModule } from '../manifest.ts';
import { bannerJobs } from './banners.jobs.ts';
import { bannersOwnData } from './banners.own-data.ts';

export const bannersModule: DomainModule = {
  name: 'banners',
  jobs: bannerJobs,
  ownData: bannersOwnData,
};

import type { DomainModule } from '../manifest.ts';
import { bannerJobs } from './banners.jobs.ts';
import { bannersOwnData } from './banners.own-data.ts';
import { registerReportRoutes } from './report/report.routes.ts';

export const bannersModule: DomainModule = {
  name: 'banners',
  jobs: bannerJobs,
  routes: registerReportRoutes,
  ownData: bannersOwnData,
  // secret addresses; who has one needs no crawler
  closedPaths: ['/banner-report/'],
};

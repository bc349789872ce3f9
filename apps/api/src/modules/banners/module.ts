import type { DomainModule } from '../manifest.ts';
import { bannerJobs } from './banners.jobs.ts';
import { bannersOwnData } from './banners.own-data.ts';
import { registerReportRoutes } from './report/report.routes.ts';

export const bannersModule: DomainModule = {
  name: 'banners',
  jobs: bannerJobs,
  routes: registerReportRoutes,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoBanners(deps),
  ownData: bannersOwnData,
  stalePages: {
    // of an address only its hash is known, so its page can't be named
    'bannerReport.revoked': () => 'all',
  },
};

import type { DomainModule } from '../manifest.ts';
import './market.events.ts';
import { itemSitemap } from './pages/sitemap.service.ts';
import { staleItemPages } from './pages/stale-pages.ts';
import { registerPreviewRoutes } from './preview/preview.routes.ts';
import { viewJobs } from './views/views.jobs.ts';

export const marketModule: DomainModule = {
  name: 'market',
  jobs: viewJobs,
  routes: registerPreviewRoutes,
  sitemap: itemSitemap,
  closedPaths: ['/marketplace/deals', '/marketplace/mine', '/marketplace/sell'],
  stalePages: staleItemPages,
};

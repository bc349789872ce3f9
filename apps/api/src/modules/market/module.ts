import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import type { DomainModule } from '../manifest.ts';
import { lifeJobs } from './life/life.jobs.ts';
import { lifeNotifications } from './life/life.notifications.ts';
import './market.events.ts';
import { itemSitemap } from './pages/sitemap.service.ts';
import { staleItemPages } from './pages/stale-pages.ts';
import { registerPreviewRoutes } from './preview/preview.routes.ts';
import { checkItem } from './safety/check.service.ts';
import { viewJobs } from './views/views.jobs.ts';

/** Each part has its own. */
function marketJobs(deps: Deps): JobModule {
  const parts = [lifeJobs, viewJobs].map((jobsOf) => jobsOf(deps));
  return {
    tasks: Object.assign({}, ...parts.map(({ tasks }) => tasks)),
    cron: Object.assign({}, ...parts.map(({ cron }) => cron)),
  };
}

export const marketModule: DomainModule = {
  name: 'market',
  jobs: marketJobs,
  reactions: { 'item.published': { checkItem }, 'item.changed': { checkItem } },
  routes: registerPreviewRoutes,
  sitemap: itemSitemap,
  closedPaths: ['/marketplace/deals', '/marketplace/mine', '/marketplace/sell'],
  stalePages: staleItemPages,
  notifications: [...lifeNotifications],
};

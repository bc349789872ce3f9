import type { Deps } from '../../lib/deps.ts';
import { joinReactions } from '../../lib/events/reactions.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import { marketConversations } from './deals/conversation/conversational.service.ts';
import { dealJobs } from './deals/deals.jobs.ts';
import { disputeReports } from './deals/dispute/dispute.reports.ts';
import { disputePictures } from './deals/dispute/guarded-pictures.service.ts';
import { meetingCalendar } from './deals/handover/meeting-calendar.service.ts';
import { demoJobs } from './demo/demo.jobs.ts';
import { priceJobs } from './finding/favourites/price.jobs.ts';
import { statusJobs } from './items/status/status.jobs.ts';
import { statusNotifications } from './items/status/status.notifications.ts';
import './market.events.ts';
import { dealNotifications } from './deals/notifications/deal.notifications.ts';
import { interestReactions } from './finding/interest/interest.reactions.ts';
import { itemSearch } from './finding/market.search.ts';
import { interestNotifications } from './finding/notifications/interest.notifications.ts';
import { itemLinks } from './finding/search/found-items.search.ts';
import { viewJobs } from './finding/views/views.jobs.ts';
import { itemSitemap } from './items/pages/sitemap.service.ts';
import { staleItemPages } from './items/pages/stale-pages.ts';
import { itemPictures } from './items/pictures/guarded-pictures.service.ts';
import { registerPreviewRoutes } from './items/preview/preview.routes.ts';
import { itemReports } from './items/reports/item.reports.ts';
import { marketTables } from './market.tables.ts';
import { marketOwnData } from './own-data/market.own-data.ts';
import { hearableItems, marketPublished } from './published/market.published.ts';

/** Each part has its own. */
function marketJobs(deps: Deps): JobModule {
  const parts = [dealJobs, demoJobs, statusJobs, priceJobs, viewJobs].map((jobsOf) => jobsOf(deps));
  return {
    tasks: Object.assign({}, ...parts.map(({ tasks }) => tasks)),
    cron: Object.assign({}, ...parts.map(({ cron }) => cron)),
  };
}

export const marketModule: DomainModule = {
  name: 'market',
  tables: marketTables,
  ownData: marketOwnData,
  jobs: marketJobs,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoMarket(deps),
  reactions: joinReactions(interestReactions, renewing(itemSearch)),
  routes: registerPreviewRoutes,
  sitemap: itemSitemap,
  closedPaths: ['/marketplace/deals', '/marketplace/mine', '/marketplace/sell'],
  stalePages: staleItemPages,
  search: itemSearch,
  linkable: [itemLinks],
  published: marketPublished,
  hearable: [hearableItems],
  notifications: [...statusNotifications, ...dealNotifications, ...interestNotifications],
  reportable: [...itemReports, ...disputeReports],
  calendar: meetingCalendar,
  conversational: [marketConversations],
  guardedPictures: [itemPictures, disputePictures],
};

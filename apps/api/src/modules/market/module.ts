import type { Deps } from '../../lib/deps.ts';
import { joinReactions } from '../../lib/events/reactions.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import { marketConversations } from './conversation/conversational.service.ts';
import { dealJobs } from './deal/deals.jobs.ts';
import { demoJobs } from './demo/demo.jobs.ts';
import { disputeReports } from './dispute/dispute.reports.ts';
import { priceJobs } from './favourites/price.jobs.ts';
import { meetingCalendar } from './handover/meeting-calendar.service.ts';
import { lifeJobs } from './life/life.jobs.ts';
import { lifeNotifications } from './life/life.notifications.ts';
import './market.events.ts';
import { marketOwnData } from './market.own-data.ts';
import { itemLinks, itemSearch } from './market.search.ts';
import { dealNotifications } from './market-deals.notifications.ts';
import { itemSitemap } from './pages/sitemap.service.ts';
import { staleItemPages } from './pages/stale-pages.ts';
import { itemPictures } from './pictures/guarded-pictures.service.ts';
import { registerPreviewRoutes } from './preview/preview.routes.ts';
import { itemReports } from './reports/item.reports.ts';
import { reviewJobs } from './reviews/reviews.jobs.ts';
import { reviewNotifications } from './reviews/reviews.notifications.ts';
import { dealReviewReports } from './reviews/reviews.reports.ts';
import { interestNotifications } from './told/interest.notifications.ts';
import { interestReactions } from './told/interest.reactions.ts';
import { viewJobs } from './views/views.jobs.ts';

/** Each part has its own. */
function marketJobs(deps: Deps): JobModule {
  const parts = [dealJobs, demoJobs, lifeJobs, priceJobs, reviewJobs, viewJobs].map((jobsOf) =>
    jobsOf(deps),
  );
  return {
    tasks: Object.assign({}, ...parts.map(({ tasks }) => tasks)),
    cron: Object.assign({}, ...parts.map(({ cron }) => cron)),
  };
}

export const marketModule: DomainModule = {
  name: 'market',
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
  notifications: [
    ...lifeNotifications,
    ...dealNotifications,
    ...interestNotifications,
    ...reviewNotifications,
  ],
  reportable: [...itemReports, ...disputeReports, dealReviewReports],
  calendar: meetingCalendar,
  conversational: [marketConversations],
  guardedPictures: itemPictures,
};

import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import './lounges.events.ts';
import { listCityPages } from './directory/city.service.ts';
import { loungeJobs } from './lounges.jobs.ts';
import { loungeNotifications } from './lounges.notifications.ts';
import { loungesOwnData } from './lounges.own-data.ts';
import { loungeReports } from './lounges.reports.ts';
import { loungeLinks, loungeSearch } from './lounges.search.ts';
import { loungeTables } from './lounges.tables.ts';
import { loungeMails } from './mails/mail-templates.service.ts';
import { countLoungeParts, listLoungePages } from './page/sitemap.service.ts';
import { registerPreviewRoutes } from './preview/preview.routes.ts';
import { hearableLounges } from './published/hearable-lounges.ts';
import { loungeWatchable } from './watching/lounge-places.service.ts';

const pageOf = ({ loungeId }: { loungeId: number }) => [`/venues/${loungeId}`];

export const loungesModule: DomainModule = {
  name: 'lounges',
  tables: loungeTables,
  ownData: loungesOwnData,
  jobs: loungeJobs,
  routes: registerPreviewRoutes,
  mails: loungeMails,
  search: loungeSearch,
  linkable: [loungeLinks],
  hearable: [hearableLounges],
  reactions: renewing(loungeSearch),
  reportable: loungeReports,
  watchable: [loungeWatchable],
  notifications: loungeNotifications,
  sitemap: {
    pages: listCityPages,
    parts: { lounges: { area: 'lounges', count: countLoungeParts, list: listLoungePages } },
  },
  closedPaths: ['/venues$', '/venues/*/manage', '/venues/invitation'],
  stalePages: {
    'lounge.changed': pageOf,
    // the lounge's page shows free times
    'calendar.changed': pageOf,
  },
};

import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import './clubs.events.ts';
import { clubNotifications } from './clubs.notifications.ts';
import { clubsOwnData } from './clubs.own-data.ts';
import { clubReports } from './clubs.reports.ts';
import { clubSearch } from './clubs.search.ts';
import { clubTables } from './clubs.tables.ts';
import { countClubParts, listClubPages } from './list/club-list.service.ts';
import { clubsPublished, hearableClubs } from './published/clubs.published.ts';

export const clubsModule: DomainModule = {
  name: 'clubs',
  tables: clubTables,
  search: clubSearch,
  reactions: renewing(clubSearch),
  reportable: clubReports,
  published: clubsPublished,
  hearable: [hearableClubs],
  notifications: clubNotifications,
  ownData: clubsOwnData,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoClubs(deps),
  sitemap: {
    pages: async () => [{ path: '/clubs' }],
    parts: { clubs: { area: 'clubs', count: countClubParts, list: listClubPages } },
  },
  stalePages: {
    'club.changed': ({ clubId }) => [`/clubs/${clubId}`, '/clubs'],
  },
};

import type { DomainModule } from '../manifest.ts';
import { statisticsNotifications } from './achievements/achievements.notifications.ts';
import { registerPictureRoutes } from './picture/picture.routes.ts';
import { statisticsOwnData } from './statistics.own-data.ts';
import { statisticsReactions } from './statistics.reactions.ts';
import { statisticsSearch } from './statistics.search.ts';
import { statisticsTables } from './statistics.tables.ts';

export const statisticsModule: DomainModule = {
  name: 'statistics',
  tables: statisticsTables,
  routes: registerPictureRoutes,
  ownData: statisticsOwnData,
  // only demo data need it
  demo: async (deps) => (await import('./upkeep/demo.service.ts')).buildDemoStatistics(deps),
  reactions: statisticsReactions,
  search: statisticsSearch,
  notifications: statisticsNotifications,
};

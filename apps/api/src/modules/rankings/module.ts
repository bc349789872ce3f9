import type { DomainModule } from '../manifest.ts';
import { rankingsJobs } from './rankings.jobs.ts';
import { rankingsOwnData } from './rankings.own-data.ts';
import { rankingsReactions } from './rankings.reactions.ts';
import { rankingTables } from './rankings.tables.ts';
import { rankDemo } from './rebuild/rebuild.service.ts';

export const rankingsModule: DomainModule = {
  name: 'rankings',
  tables: rankingTables,
  ownData: rankingsOwnData,
  jobs: rankingsJobs,
  sitemap: { pages: async () => [{ path: '/top' }] },
  closedPaths: ['/rankings'],
  reactions: rankingsReactions,
  // the games of the demo data were never told
  demo: rankDemo,
};

import type { DomainModule } from '../manifest.ts';
import './games.events.ts';
import { gamesJobs } from './games.jobs.ts';
import { gamesOwnData } from './games.own-data.ts';
import { gameReactions } from './games.reactions.ts';
import { gameReports } from './games.reports.ts';
import { registerGameRoutes } from './games.routes.ts';
import { gameTables } from './games.tables.ts';
import { gameLinks } from './list/links.service.ts';
import { playsNow } from './play/plays-now.notifications.ts';
import { gamesPublished, hearableGames } from './published/games.published.ts';
import { resultNotifications } from './result/notifications/result.notifications.ts';
import { gameNotifications } from './start/start.notifications.ts';

export const gamesModule: DomainModule = {
  name: 'games',
  tables: gameTables,
  ownData: gamesOwnData,
  sitemap: { pages: async () => [{ path: '/games' }] },
  closedPaths: ['/games/new', '/games/claim', '/games/device', '/games/keep', '/games/shown'],
  jobs: gamesJobs,
  routes: registerGameRoutes,
  reactions: gameReactions,
  linkable: [gameLinks],
  published: gamesPublished,
  hearable: [hearableGames],
  reportable: gameReports,
  notifications: [...gameNotifications, playsNow, ...resultNotifications],
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => {
    await (await import('./demo/demo.service.ts')).seedDemoGames(deps);
    await (await import('./demo/live.service.ts')).beginDemoLive(deps);
  },
  stalePages: {
    // the list may be as old as a page can get: with many games it would never be kept
    'game.changed': ({ gameId }) => [`/games/${gameId}`],
  },
};

import type { DomainModule } from '../manifest.ts';
import { lobbyJobs } from './lobby.jobs.ts';
import { joined } from './lobby.notifications.ts';
import { lobbyOwnData } from './lobby.own-data.ts';

export const lobbyModule: DomainModule = {
  name: 'lobby',
  ownData: lobbyOwnData,
  jobs: lobbyJobs,
  sitemap: { pages: async () => [{ path: '/games/lobby' }] },
  notifications: [joined],
};

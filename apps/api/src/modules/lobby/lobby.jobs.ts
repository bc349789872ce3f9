import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { dropDead } from './entry.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'lobby.dropDead': unknown;
  }
}

export const lobbyJobs = (deps: Deps): JobModule => ({
  tasks: { 'lobby.dropDead': () => dropDead(deps) },
  cron: { 'lobby.dropDead': '* * * * *' },
});

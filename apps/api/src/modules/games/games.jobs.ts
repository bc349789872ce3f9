import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { expireInvitations } from './start/invitation.service.ts';

declare module '../../lib/jobs.ts' {
  interface Jobs {
    'games.expireInvitations': unknown;
  }
}

export const gamesJobs = (deps: Deps): JobModule => ({
  tasks: {
    'games.demoVisit': async (visit) =>
      (await import('./demo/live.service.ts')).throwDemoVisit(deps, visit),
    'games.expireInvitations': () => expireInvitations(deps),
  },
  cron: { 'games.expireInvitations': '*/5 * * * *' },
});

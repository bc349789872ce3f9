import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { dropShown } from './device/show.service.ts';
import { confirmUnanswered } from './result/end/confirm.service.ts';
import { closeAbandoned } from './result/end/resign.service.ts';
import { expireInvitations } from './start/invitation.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'games.closeAbandoned': unknown;
    'games.dropShown': unknown;
    'games.expireInvitations': unknown;
  }
}

export const gamesJobs = (deps: Deps): JobModule => ({
  tasks: {
    'games.confirmUnanswered': (game) => confirmUnanswered(deps, game),
    'games.closeAbandoned': () => closeAbandoned(deps),
    'games.dropShown': () => dropShown(deps),
    'games.demoVisit': async (visit) =>
      (await import('./demo/live.service.ts')).throwDemoVisit(deps, visit),
    'games.expireInvitations': () => expireInvitations(deps),
  },
  cron: {
    'games.expireInvitations': '*/5 * * * *',
    'games.closeAbandoned': '17 * * * *',
    'games.dropShown': '*/15 * * * *',
  },
});

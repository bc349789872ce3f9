import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';

export const gamesJobs = (deps: Deps): JobModule => ({
  tasks: {
    'games.demoVisit': async (visit) =>
      (await import('./demo/live.service.ts')).throwDemoVisit(deps, visit),
  },
});

import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { cleanUp } from './log/log.service.ts';
import { buildMessage } from './message/write.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'webhooks.build': { id: string };
    'webhooks.cleanup': unknown;
  }
}

export const webhooksJobs = (deps: Deps): JobModule => ({
  tasks: {
    'webhooks.build': (message) => buildMessage(deps, message),
    'webhooks.cleanup': () => cleanUp(deps),
  },
  cron: { 'webhooks.cleanup': '23 3 * * *' },
});

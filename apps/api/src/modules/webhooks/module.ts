import type { DomainModule } from '../manifest.ts';
import { keepSending } from './delivery/dispatcher.service.ts';
import { watchHooks } from './figures/figures.service.ts';
import { webhooksJobs } from './webhooks.jobs.ts';
import { webhookOff } from './webhooks.notifications.ts';
import { webhooksOwnData } from './webhooks.own-data.ts';
import { webhooksReactions } from './webhooks.reactions.ts';

export const webhooksModule: DomainModule = {
  name: 'webhooks',
  jobs: webhooksJobs,
  reactions: webhooksReactions,
  notifications: [webhookOff],
  ownData: webhooksOwnData,
  opens: {
    in: 'worker',
    async open(deps) {
      watchHooks(deps);
      return keepSending(deps);
    },
  },
};

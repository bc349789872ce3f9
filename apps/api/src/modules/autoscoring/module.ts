import type { DomainModule } from '../manifest.ts';
import { autoscoringJobs } from './autoscoring.jobs.ts';
import { autoscoringOwnData } from './autoscoring.own-data.ts';
import { registerBridge } from './bridge/bridge.routes.ts';
import { registerMessages } from './sight/messages.routes.ts';
import { boardSilent } from './silence/silence.notifications.ts';

export const autoscoringModule: DomainModule = {
  name: 'autoscoring',
  jobs: autoscoringJobs,
  ownData: autoscoringOwnData,
  notifications: [boardSilent],
  routes: (app, deps) => {
    registerBridge(app);
    registerMessages(app, deps);
  },
};

import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { renewOldTrust, renewTrust } from './facts/trust.service.ts';
import { forgetOldCodes } from './phone/phone.service.ts';
import { publishDueReviews } from './reviews/publishing.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'trust.renew': { userIds: readonly string[] };
    'trust.renewOld': unknown;
    'trust.forgetCodes': unknown;
    'market.publishReviews': unknown;
  }
}

export const trustJobs = (deps: Deps): JobModule => ({
  tasks: {
    'trust.renew': ({ userIds }) => renewTrust(deps, userIds),
    'trust.renewOld': async () => {
      await renewOldTrust(deps);
    },
    'trust.forgetCodes': () => forgetOldCodes(deps),
    'market.publishReviews': () => publishDueReviews(deps),
  },
  cron: {
    'trust.renewOld': '10 2 * * *',
    'trust.forgetCodes': '40 2 * * *',
    'market.publishReviews': '*/10 * * * *',
  },
});

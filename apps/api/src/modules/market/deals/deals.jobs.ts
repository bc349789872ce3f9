import type { Deps } from '../../../lib/deps.ts';
import type { JobModule } from '../../../lib/jobs/jobs.ts';
import { deleteOldAddresses } from './address/keep-address.service.ts';
import { remindOfDeals, settleDeals } from './deal/due.service.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'market.settleDeals': unknown;
    'market.remindOfDeals': unknown;
    'market.deleteAddresses': unknown;
  }
}

export const dealJobs = (deps: Deps): JobModule => ({
  tasks: {
    'market.settleDeals': () => settleDeals(deps),
    'market.remindOfDeals': () => remindOfDeals(deps),
    'market.deleteAddresses': () => deleteOldAddresses(deps),
  },
  cron: {
    'market.settleDeals': '* * * * *',
    'market.remindOfDeals': '*/10 * * * *',
    'market.deleteAddresses': '17 * * * *',
  },
});

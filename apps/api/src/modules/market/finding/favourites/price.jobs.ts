import type { Deps } from '../../../../lib/deps.ts';
import type { JobModule } from '../../../../lib/jobs/jobs.ts';
import { settlePrice } from './price.service.ts';

export const priceJobs = (deps: Deps): JobModule => ({
  tasks: { 'market.settlePrice': (item) => settlePrice(deps, item) },
});

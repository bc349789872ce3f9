import type { Deps } from '../../../lib/deps.ts';
import type { JobModule } from '../../../lib/jobs/jobs.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** draws the pictures of some ads; `index` is an ad's number in the demo data */
    'market.drawDemo': { ads: { id: number; index: number }[] };
  }
}

export const demoJobs = (deps: Deps): JobModule => ({
  tasks: {
    // loaded only with the demo data, as nothing else needs it
    'market.drawDemo': async (some) =>
      (await import('./demo-pictures.service.ts')).drawDemoPictures(deps, some),
  },
});

import type { Deps } from '../../../lib/deps.ts';
import type { JobModule } from '../../../lib/jobs/jobs.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** draws the pictures of some banners; `index` is a banner's number in the demo data */
    'banners.drawDemo': { banners: { id: number; index: number }[] };
  }
}

export const demoJobs = (deps: Deps): JobModule['tasks'] => ({
  // loaded only with the demo data, as nothing else needs it
  'banners.drawDemo': async (some) =>
    (await import('./demo-pictures.service.ts')).drawDemoBanners(deps, some),
});

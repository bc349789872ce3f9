import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { rebuildByJob } from './documents/rebuild.service.ts';

export const searchJobs = (deps: Deps): JobModule => ({
  tasks: { 'search.rebuild': ({ kind }) => rebuildByJob(deps, kind) },
});

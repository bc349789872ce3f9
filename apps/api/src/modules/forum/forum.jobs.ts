import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { forgetMarks } from './order/marks.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'forum.forgetMarks': unknown;
  }
}

export const forumJobs = (deps: Deps): JobModule => ({
  tasks: { 'forum.forgetMarks': () => forgetMarks(deps) },
  cron: { 'forum.forgetMarks': '41 * * * *' },
});

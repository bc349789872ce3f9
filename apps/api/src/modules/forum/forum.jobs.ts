import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { remindOfBookmark } from './bookmarks/remind.service.ts';
import { dropOldDrafts } from './drafts/draft-upkeep.service.ts';
import { renewAllLevels } from './levels/level.service.ts';
import { forgetMarks } from './order/marks.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'forum.dropOldDrafts': unknown;
    'forum.forgetMarks': unknown;
    'forum.renewLevels': unknown;
  }
}

export const forumJobs = (deps: Deps): JobModule => ({
  tasks: {
    'forum.dropOldDrafts': () => dropOldDrafts(deps),
    'forum.forgetMarks': () => forgetMarks(deps),
    'forum.remind': (reminder) => remindOfBookmark(deps, reminder),
    'forum.renewLevels': () => renewAllLevels(deps),
  },
  cron: {
    'forum.dropOldDrafts': '17 * * * *',
    'forum.forgetMarks': '41 * * * *',
    'forum.renewLevels': '25 2 * * *',
  },
});

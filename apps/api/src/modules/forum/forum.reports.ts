import type { Deps } from '../../lib/deps.ts';
import type { Reportable } from '../../lib/reportable.ts';
import { listForumPlaces } from './overview/category.service.ts';
import {
  listPostsOfPeriod,
  postDeletion,
  readReportedPosts,
} from './post/post-deletion.service.ts';
import {
  listThreadsOfPeriod,
  readReportedThreads,
  threadDeletion,
  threadLocking,
} from './thread/thread-deletion.service.ts';

/** What of the forum can be reported. The first post of a thread is reported as the thread. */
export const forumReports: readonly Reportable<Deps>[] = [
  {
    kind: 'thread',
    places: listForumPlaces,
    read: readReportedThreads,
    removal: { action: threadDeletion, list: listThreadsOfPeriod },
    actions: { delete: threadDeletion, lock: threadLocking },
  },
  {
    kind: 'post',
    read: readReportedPosts,
    withhold: postDeletion,
    removal: { action: postDeletion, list: listPostsOfPeriod },
    actions: { delete: postDeletion },
  },
];

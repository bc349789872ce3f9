import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { publication, readSubmissions, rejection } from './approval/approval.service.ts';
import {
  postRemoval,
  readPosts,
  readThreads,
  threadLocking,
  threadRemoval,
} from './order/reported.service.ts';
import { listForumPlaces } from './overview/category.service.ts';
import { listPostsOfPeriod, listRecentTexts } from './post/post-deletion.service.ts';
import { listThreadsOfPeriod } from './thread/thread-deletion.service.ts';

/** What of the forum can be reported, and what waits for approval. The first post of a thread is reported as the thread. */
export const forumReports: readonly Reportable<Deps>[] = [
  {
    kind: 'submission',
    isWaiting: true,
    read: readSubmissions,
    actions: { publish: publication, reject: rejection },
  },
  {
    kind: 'thread',
    places: listForumPlaces,
    read: readThreads,
    removal: { action: threadRemoval, list: listThreadsOfPeriod },
    actions: { delete: threadRemoval, lock: threadLocking },
  },
  {
    kind: 'post',
    read: readPosts,
    withhold: postRemoval,
    recent: listRecentTexts,
    removal: { action: postRemoval, list: listPostsOfPeriod },
    actions: { delete: postRemoval },
  },
];

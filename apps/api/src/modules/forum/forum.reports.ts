import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { publication, readSubmissions, rejection } from './approval/approval.service.ts';
import { listForumPlaces } from './overview/category.service.ts';
import {
  listPostsOfPeriod,
  listRecentTexts,
  postDeletion,
  readReportedPosts,
} from './post/post-deletion.service.ts';
import {
  listThreadsOfPeriod,
  readReportedThreads,
  threadDeletion,
  threadLocking,
} from './thread/thread-deletion.service.ts';

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
    read: readReportedThreads,
    removal: { action: threadDeletion, list: listThreadsOfPeriod },
    actions: { delete: threadDeletion, lock: threadLocking },
  },
  {
    kind: 'post',
    read: readReportedPosts,
    withhold: postDeletion,
    recent: listRecentTexts,
    removal: { action: postDeletion, list: listPostsOfPeriod },
    actions: { delete: postDeletion },
  },
];

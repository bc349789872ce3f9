import { joinReactions } from '../../lib/events/reactions.ts';
import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import { forumAnswers } from './answers/forum.answers.ts';
import './forum.events.ts';
import { registerFeedRoutes } from './feeds/feed.routes.ts';
import { forumJobs } from './forum.jobs.ts';
import { forumNotifications } from './forum.notifications.ts';
import { forumOwnData } from './forum.own-data.ts';
import { forumReactions } from './forum.reactions.ts';
import { forumReports } from './forum.reports.ts';
import { forumSearch, threadLinks } from './forum.search.ts';
import { countThreadParts, listForumPages, listThreadPages } from './overview/sitemap.service.ts';
import { registerPreviewRoutes } from './preview/preview.routes.ts';
import { forumHearables, forumPublished } from './published/forum.published.ts';
import { forumWatchables } from './watching/forum-places.service.ts';

export const forumModule: DomainModule = {
  name: 'forum',
  jobs: forumJobs,
  ownData: forumOwnData,
  closedPaths: ['/forum/bookmarks'],
  routes(app, deps) {
    registerPreviewRoutes(app, deps);
    registerFeedRoutes(app, deps);
  },
  search: forumSearch,
  linkable: [threadLinks],
  published: forumPublished,
  hearable: forumHearables,
  reactions: joinReactions(renewing(forumSearch), forumReactions),
  sitemap: {
    pages: listForumPages,
    parts: { threads: { area: 'forum', count: countThreadParts, list: listThreadPages } },
  },
  reportable: forumReports,
  notifications: forumNotifications,
  watchable: forumWatchables,
  answerable: forumAnswers,
  stalePages: {
    'thread.changed': ({ threadId, subforumId }) => [
      `/forum/thread/${threadId}`,
      `/forum/subforum/${subforumId}`,
      '/forum',
      '/forum/latest',
      '/forum/best',
      '/',
    ],
    'thread.moved': ({ fromSubforumId }) => [`/forum/subforum/${fromSubforumId}`],
    'forum.tagsChanged': () => 'all',
    'forum.placesChanged': ({ subforumIds }) => [
      ...subforumIds.map((id) => `/forum/subforum/${id}`),
      '/forum',
      '/forum/latest',
      '/forum/best',
      '/',
    ],
  },
};

import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import './forum.events.ts';
import { forumReports } from './forum.reports.ts';
import { forumSearch } from './forum.search.ts';
import { countThreadParts, listForumPages, listThreadPages } from './overview/sitemap.service.ts';

export const forumModule: DomainModule = {
  name: 'forum',
  search: forumSearch,
  reactions: renewing(forumSearch),
  sitemap: {
    pages: listForumPages,
    parts: { threads: { count: countThreadParts, list: listThreadPages } },
  },
  reportable: forumReports,
  stalePages: {
    'thread.changed': ({ threadId, subforumId }) => [
      `/forum/thread/${threadId}`,
      `/forum/subforum/${subforumId}`,
      '/forum',
      '/',
    ],
  },
};

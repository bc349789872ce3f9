import type { DomainModule } from '../manifest.ts';
import './forum.events.ts';
import { countThreadParts, listForumPages, listThreadPages } from './overview/sitemap.service.ts';

export const forumModule: DomainModule = {
  name: 'forum',
  sitemap: {
    pages: listForumPages,
    parts: { threads: { count: countThreadParts, list: listThreadPages } },
  },
  stalePages: {
    'thread.changed': ({ threadId, subforumId }) => [
      `/forum/thread/${threadId}`,
      `/forum/subforum/${subforumId}`,
      '/forum',
      '/',
    ],
  },
};

export type { PostCreated, ThreadChanged } from './forum.events.ts';
export {
  countThreadParts,
  listForumPages,
  listThreadPages,
  type SitemapEntry,
} from './sitemap.service.ts';

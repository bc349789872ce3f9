export {
  countThreadParts,
  listForumPages,
  listThreadPages,
  type SitemapEntry,
} from './sitemap.service.ts';

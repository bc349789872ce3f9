export { countThreadParts, listForumPages, listThreadPages } from './sitemap.service.ts';

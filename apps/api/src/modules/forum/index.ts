export { countThreadParts, listForumPages, listThreadPages } from './overview/sitemap.service.ts';

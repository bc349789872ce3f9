import type { SiteState } from '@oche/validators/site/schemas';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { I18n } from '../../../i18n/i18n.ts';

/** Mostly there is nothing to say, and then nobody loads it. */
export const SiteNews = lazyRouteComponent(() => import('./site-news.tsx'), 'SiteNews');

/** Loaded before the page is shown, so that nothing moves when it is there. */
export const loadNews = (i18n: I18n) =>
  Promise.all([SiteNews.preload?.(), i18n.load('site', 'domains')]);

/** Whether pages have something to say of the site as a whole. */
export const hasNews = ({ closed, announcements }: SiteState) => closed[0] || announcements[0];

import { lazyRouteComponent } from '@tanstack/react-router';

/*
 * One chunk with the parts that every page but the landing page uses. So once any page has loaded,
 * everything is there to say that the next one failed.
 */
const load = () => import('./site.ts');

export const SiteFrame = lazyRouteComponent(load, 'SiteFrame');
export const RouteError = lazyRouteComponent(load, 'RouteError');
export const NotFoundPage = lazyRouteComponent(load, 'NotFoundPage');

/** Each of them remembers on its own that it is loaded, and only what is loaded is rendered at once. */
export const loadSiteParts = () =>
  Promise.all([SiteFrame, RouteError, NotFoundPage].map((part) => part.preload?.()));

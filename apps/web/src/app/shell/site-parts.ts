import { lazyRouteComponent } from '@tanstack/react-router';

/*
 * What every page but the landing page shares, in one chunk: once a page is there, so is what it
 * needs to say that the next one failed.
 */
const load = () => import('./site.ts');

export const SiteFrame = lazyRouteComponent(load, 'SiteFrame');
export const RouteError = lazyRouteComponent(load, 'RouteError');
export const NotFoundPage = lazyRouteComponent(load, 'NotFoundPage');

export { NotFoundPage } from '../failure/not-found-page.tsx';
export { RouteError } from '../failure/route-error.tsx';
export { SiteFrame } from './site-frame.tsx';

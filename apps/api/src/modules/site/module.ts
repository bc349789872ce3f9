import type { DomainModule } from '../manifest.ts';
import { siteOwnData } from './site.own-data.ts';

export const siteModule: DomainModule = {
  name: 'site',
  // whatever is closed, opened or announced concerns every page
  stalePages: { 'site.changed': () => 'all' },
  ownData: siteOwnData,
};

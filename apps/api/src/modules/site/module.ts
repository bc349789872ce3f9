import type { DomainModule } from '../manifest.ts';

export const siteModule: DomainModule = {
  name: 'site',
};

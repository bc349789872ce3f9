import type { DomainModule } from '../manifest.ts';

export const bannersModule: DomainModule = {
  name: 'banners',
};

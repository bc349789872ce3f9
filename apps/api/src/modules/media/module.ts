import type { DomainModule } from '../manifest.ts';

export const mediaModule: DomainModule = {
  name: 'media',
};

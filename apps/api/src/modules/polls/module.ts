import type { DomainModule } from '../manifest.ts';

export const pollsModule: DomainModule = {
  name: 'polls',
};

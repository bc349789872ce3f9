import type { DomainModule } from '../manifest.ts';

export const clubsModule: DomainModule = {
  name: 'clubs',
};

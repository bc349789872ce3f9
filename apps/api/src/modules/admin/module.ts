import type { DomainModule } from '../manifest.ts';

export const adminModule: DomainModule = {
  name: 'admin',
};

import type { DomainModule } from '../manifest.ts';

export const ownDataModule: DomainModule = {
  name: 'own-data',
};

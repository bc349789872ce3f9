import type { DomainModule } from '../manifest.ts';

export const homeModule: DomainModule = {
  name: 'home',
};

import type { DomainModule } from '../manifest.ts';

export const watchingModule: DomainModule = { name: 'watching' };

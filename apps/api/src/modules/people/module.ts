import type { DomainModule } from '../manifest.ts';

export const peopleModule: DomainModule = { name: 'people' };

import type { DomainModule } from '../manifest.ts';

export const suggestionsModule: DomainModule = { name: 'suggestions' };

import type { DomainModule } from '../manifest.ts';

export const boardsModule: DomainModule = {
  name: 'boards',
  closedPaths: ['/boards'],
};

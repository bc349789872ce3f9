import type { DomainModule } from '../manifest.ts';
import { watchingOwnData } from './watching.own-data.ts';

export const watchingModule: DomainModule = { name: 'watching', ownData: watchingOwnData };

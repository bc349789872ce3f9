import type { DomainModule } from '../manifest.ts';
import './market.events.ts';

export const marketModule: DomainModule = {
  name: 'market',
};

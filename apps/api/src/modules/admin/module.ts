import type { DomainModule } from '../manifest.ts';
import { adminOwnData } from './admin.own-data.ts';

export const adminModule: DomainModule = {
  name: 'admin',
  ownData: adminOwnData,
};

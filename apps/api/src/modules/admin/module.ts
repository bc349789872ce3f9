import type { DomainModule } from '../manifest.ts';
import { adminOwnData } from './admin.own-data.ts';
import { thingNotifications } from './things/things.notifications.ts';

export const adminModule: DomainModule = {
  name: 'admin',
  ownData: adminOwnData,
  notifications: thingNotifications,
};

import type { DomainModule } from '../manifest.ts';
import { statisticsNotifications } from './statistics.notifications.ts';
import { statisticsReactions } from './statistics.reactions.ts';

export const statisticsModule: DomainModule = {
  name: 'statistics',
  reactions: statisticsReactions,
  notifications: statisticsNotifications,
};

import type { DomainModule } from '../manifest.ts';
import './moderation.events.ts';
import { moderationNotifications } from './moderation.notifications.ts';
import { registerModerationRoutes } from './moderation.routes.ts';

export const moderationModule: DomainModule = {
  name: 'moderation',
  notifications: moderationNotifications,
  routes: registerModerationRoutes,
  closedPaths: ['/moderation'],
};

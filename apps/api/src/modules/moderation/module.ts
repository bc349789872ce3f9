import type { DomainModule } from '../manifest.ts';
import './moderation.events.ts';
import { moderationMails } from './mails/mail-templates.service.ts';
import { registerModerationRoutes } from './moderation.routes.ts';

export const moderationModule: DomainModule = {
  name: 'moderation',
  mails: moderationMails,
  routes: registerModerationRoutes,
  closedPaths: ['/moderation'],
};

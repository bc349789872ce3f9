import type { Reactions } from '../../lib/reactions.ts';
import './forum.events.ts';
import { notifyAnswered } from './notifications/notify-answered.service.ts';

export const forumReactions: Reactions = {
  'post.created': { notifyAnswered },
};

import type { Reactions } from '../../lib/events/reactions.ts';
import './forum.events.ts';
import { notifyOfMentions, notifyOfPost } from './notifications/notify-of-post.service.ts';

export const forumReactions: Reactions = {
  'post.created': { notifyOfPost },
  'post.mentionsAdded': { notifyOfMentions },
};

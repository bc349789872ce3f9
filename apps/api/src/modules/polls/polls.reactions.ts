import type { Reactions } from '../../lib/events/reactions.ts';
import { attachPoll } from './thread/thread-poll.service.ts';

export const pollReactions: Reactions = {
  'post.created': { attachPoll },
};

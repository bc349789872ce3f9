import type { Reactions } from '../../lib/events/reactions.ts';
import { attachPoll } from './thread/thread-poll.service.ts';

export const pollReactions: Reactions = {
  'post.created': {
    // a poll waits with the thread that it stands in
    attachPoll: { concerns: ({ number }) => number === 1, react: attachPoll },
  },
};

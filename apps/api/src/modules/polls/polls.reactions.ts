import type { Reactions } from '../../lib/events/reactions.ts';
import { attachPoll, followMerge } from './thread/thread-poll.service.ts';

export const pollReactions: Reactions = {
  'post.created': {
    // a poll waits together with its thread
    attachPoll: { concerns: ({ number }) => number === 1, react: attachPoll },
  },
  'thread.reordered': { followMerge },
};

import type { Reactions } from '../../lib/events/reactions.ts';
import { renewReplies } from './settings/replies.service.ts';

/** Whoever ends all sessions of an account wants nobody to act in it who could: addresses in old mails neither. */
export const inboundMailReactions: Reactions = {
  'session.ended': {
    renewReplies: {
      concerns: ({ sessionHash }) => sessionHash === null,
      react: (deps, { userId }) => renewReplies(deps, userId),
    },
  },
  'session.othersEnded': {
    renewReplies: (deps, { userId }) => renewReplies(deps, userId),
  },
};

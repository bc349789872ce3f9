import type { Reactions } from '../../lib/events/reactions.ts';
import { forgetChannel } from './verification/moved.service.ts';

export const mediaReactions: Reactions = {
  'channel.moved': { forgetChannel },
};

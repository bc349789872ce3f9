import '../../lib/declared/published.ts';
import type { Reactions } from '../../lib/events/reactions.ts';
import { writeMessages } from './message/write.service.ts';

/** Its name stands in `getWritten`, too, which waits for those that failed. */
export const webhooksReactions: Reactions = { 'thing.published': { writeMessages } };
